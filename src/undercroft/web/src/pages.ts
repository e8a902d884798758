// Every page is a file of its own, fetched when it is first opened. It gets the parts of its route as props.

import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

type Page = Component<any>;

export const pages: Record<Route["page"], () => Promise<{ default: Page }>> = {
  lobby: () => import("./pages/Lobby.svelte"),
  join: () => import("./pages/Join.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  practice: () => import("./pages/Practice.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  me: () => import("./pages/Me.svelte"),
  credits: () => import("./pages/Credits.svelte"),
  missing: () => import("./pages/Missing.svelte"),
};
