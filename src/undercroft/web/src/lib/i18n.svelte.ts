// Everything the client says, in English or Polish, switched at once.
//
// A language is made of sources: the client's own files, the messages of the server and those of each game in use.

import { api } from "./api";
import { recallText, remember } from "./memory";
import { LANGS, Voice, speak, type Lang } from "./voice";
import type { Msg } from "./wire";

export type { Lang } from "./voice";

type Load = (lang: Lang) => Promise<string>;

/** The client's words for each game, but for those that are there from the start. */
const ofGames = import.meta.glob<string>(["../games/*/locale/*/*.ftl", "!**/front.ftl"], { query: "?raw", import: "default" });

const own: Load = async (lang) => (lang === "pl" ? await import("./locale-pl") : await import("./locale-en")).default;

class Speech {
  #lang = $state<Lang>(firstLang());
  /** Raised whenever a voice has learned something, so that what was said is said again. */
  #learned = $state(0);
  #sources = new Map<string, Load>([
    ["client", own],
    ["server", (lang) => api.messages(`/api/messages/${lang}`)],
  ]);
  #voices = new Map<Lang, Voice>();
  #loads = new Map<string, Promise<void>>();
  #wanted: Lang = this.#lang;

  get lang(): Lang {
    return this.#lang;
  }

  /** The words change once the language has been loaded, so that nobody sees half a page. */
  set lang(lang: Lang) {
    this.#wanted = lang;
    remember("lang", lang);
    void this.#loadAll(lang).then(() => {
      if (this.#wanted === lang) this.#switch(lang);
    });
  }

  /** Load the first language; the page can be drawn after that. */
  async start(): Promise<void> {
    this.#switch(this.#lang);
    void this.#load("server", this.#lang).catch(() => undefined);
    await this.#load("client", this.#lang);
  }

  async addGame(slug: string): Promise<void> {
    const drawing: Load = async (lang) => {
      const files = Object.entries(ofGames)
        .filter(([path]) => path.includes(`/${slug}/locale/${lang}/`))
        .map(([, load]) => load());
      return (await Promise.all(files)).join("\n");
    };
    const rules: Load = (lang) => api.messages(`/api/games/${encodeURIComponent(slug)}/messages/${lang}`);
    this.#sources.set(`game-${slug}`, rules).set(`client-${slug}`, drawing);
    await Promise.all([this.#load(`game-${slug}`, this.#wanted), this.#load(`client-${slug}`, this.#wanted)]);
  }

  say(msg: Msg): string {
    void this.#learned;
    const voices = [this.#voices.get(this.#lang), this.#voices.get("en")].filter((voice) => voice !== undefined);
    const words = speak(msg, voices);
    if (words === null && this.#lang !== "en") void this.#loadAll("en");
    return words ?? msg.id;
  }

  knows(id: string): boolean {
    void this.#learned;
    return [this.#lang, "en" as const].some((lang) => this.#voices.get(lang)?.has(id));
  }

  #switch(lang: Lang): void {
    this.#lang = lang;
    document.documentElement.lang = lang;
  }

  async #loadAll(lang: Lang): Promise<void> {
    await Promise.allSettled([...this.#sources.keys()].map((key) => this.#load(key, lang)));
  }

  #load(key: string, lang: Lang): Promise<void> {
    const name = `${lang} ${key}`;
    const source = this.#sources.get(key);
    const known = this.#loads.get(name);
    if (known || !source) return known ?? Promise.resolve();
    const load = source(lang).then(
      (text) => this.#learn(lang, text),
      (error: unknown) => {
        this.#loads.delete(name);
        throw error;
      },
    );
    this.#loads.set(name, load);
    return load;
  }

  #learn(lang: Lang, text: string): void {
    const voice = this.#voices.get(lang) ?? new Voice(lang);
    voice.add(text);
    this.#voices.set(lang, voice);
    this.#learned += 1;
  }
}

function firstLang(): Lang {
  const told = recallText("lang") || (typeof navigator === "undefined" ? "" : navigator.language.slice(0, 2).toLowerCase());
  return LANGS.find((lang) => lang === told) ?? "en";
}

const speech = new Speech();

/** `i18n.lang = "pl"` changes every word on the page. */
export const i18n: { lang: Lang } = speech;

export const startSpeech = (): Promise<void> => speech.start();

/** The messages of a game, in the language in use and every one switched to later. */
export const loadGameMessages = (slug: string): Promise<void> => speech.addGame(slug);

/** Whether there are words for a message, in the language in use or in English. */
export const knows = (id: string): boolean => speech.knows(id);

/** One of the client's own messages, or of a game's. */
export function t(id: string, args?: Record<string, string | number>): string {
  return speech.say(args ? { id, args } : { id });
}

/** A message from the server: nested ones are said first, lists joined as the language joins them. */
export function say(msg: Msg | null | undefined): string {
  return msg ? speech.say(msg) : "";
}
