// Being reached by the server while no page is open: what the browser's own push service is for.

/** Whether this browser could be. */
export const canPush = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Where this browser can be reached, for whoever has this key; null if it does not want to be. */
export async function reachable(key: string): Promise<string | null> {
  try {
    const { pushManager } = await worker();
    const known = await pushManager.getSubscription();
    const found = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    return said(found);
  } catch {
    return null;
  }
}

/** The same, if it has been asked for before. */
export async function reachedAt(): Promise<string | null> {
  if (!canPush()) return null;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return found ? said(found) : null;
}

/** Always the same words for the same place. */
function said(found: PushSubscription): string {
  const { endpoint, keys } = found.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
}
