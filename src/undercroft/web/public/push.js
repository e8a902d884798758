// What a service worker does about reminders; imported by it (`importScripts("/push.js")`).

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/favicon-turn.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data?.url ?? "/", self.location.origin)));
});

/** The page of the table, if there is one; else a new one. */
async function openTable(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).hash.split("?")[0] === url.hash);
  return there ? there.focus() : self.clients.openWindow(`/${url.hash}`);
}
