// The service worker (public/sw.js): it is told what came before it, so that the very first visit is kept as well.

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // plain HTTP from another machine
  const begun = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await serviceWorker.register("/sw.js");
  if (!serviceWorker.controller) await begun;
  // What came before it, and what was on its way then: an entry is made only when something has arrived.
  const tell = (arrived: PerformanceEntryList): void => serviceWorker.controller?.postMessage(arrived.map((one) => one.name));
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: "resource", buffered: true });
}
