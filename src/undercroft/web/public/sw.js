// The pages without a server. What is asked for comes from the server as ever; only where it does not answer, from what
// was kept the last time. Tables, seats and answers are never kept here: what a player has seen of a game is kept by the
// page itself (lib/keepsake.ts).

importScripts("/push.js");

const KEPT = "undercroft-pages";
/** Files whose address changes with what is in them. */
const FOREVER = /^\/(assets|games)\//;
/** What games are made of: words, cards, rules. */
const WORDS = /^\/api\/(games|messages)\b/;
const MOST = 400;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/offline.html", "/favicon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// What the page had fetched before this worker was there; most of it comes out of the browser's own store.
self.addEventListener("message", (event) => {
  const there = event.data.filter((address) => wanted(new URL(address)));
  event.waitUntil(Promise.all(there.map((address) => once(new Request(address)).catch(() => undefined))));
});

const wanted = ({ origin, pathname }) => origin === self.location.origin && (FOREVER.test(pathname) || WORDS.test(pathname));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FOREVER.test(pathname)) event.respondWith(once(request));
  else if (WORDS.test(pathname)) event.respondWith(newest(request));
});

/** It is one page, whatever stands behind the `#`; one that the server does not know stays unknown. */
async function page(request) {
  try {
    const found = await fetch(request);
    if (found.ok && new URL(request.url).pathname === "/") await keep("/", found.clone());
    return found;
  } catch {
    return (await caches.match("/")) ?? (await caches.match("/offline.html")) ?? Response.error();
  }
}

async function once(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await keep(request, found.clone());
  return found;
}

async function newest(request) {
  try {
    const found = await fetch(request);
    if (found.ok) await keep(request, found.clone());
    return found;
  } catch (problem) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw problem;
  }
}

async function keep(request, response) {
  try {
    const cache = await caches.open(KEPT);
    await cache.put(request, response);
    const keys = await cache.keys();
    // The oldest go first: those of clients long replaced.
    const old = keys.filter(({ url }) => FOREVER.test(new URL(url).pathname));
    await Promise.all(old.slice(0, Math.max(0, keys.length - MOST)).map((one) => cache.delete(one)));
  } catch {
    // No room: it is fetched again next time.
  }
}
