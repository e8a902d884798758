// Whose turn it is, seen without looking at the page: in its title, its icon, and a notice of the browser's.

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

/** Show by the icon of the page, and of the app where it is installed, that somebody is waited for here. */
export function flagTurn(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? ICON_TURN : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
  const badge = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // an ornament
}

/** Whether this browser can show notices at all: some do only with a secure connection, some never. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && window.isSecureContext;

/** Ask whether notices may be shown; where that has been settled, nobody is asked. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const said = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return said === "granted";
}

/** Show a notice, if that is allowed and nobody looks at the page. The next of the same table takes its place. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const about = { body, tag: `turn-${table}`, icon: ICON_TURN };
  // Browsers of phones show notices only of a service worker, if there is one.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, { ...about, data: { url: location.href } });
  const shown = new Notification(title, about);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
