// The service worker (public/sw.js): it is told what came before it, so that the very first visit is kept as well.

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // plain HTTP from another machine
  const begun = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await serviceWorker.register("/sw.js");
  // From then on everything goes through it, so this is all that did not.
  if (!serviceWorker.controller) await begun;
  serviceWorker.controller?.postMessage(performance.getEntriesByType("resource").map((one) => one.name));
}
