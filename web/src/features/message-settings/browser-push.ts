import type { addPushDevice, WireInput } from '@smoko/contract';
import { useSyncExternalStore } from 'react';

/** Whether this browser can be told with the app closed. An iPhone's can once Smoko is on its home screen. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  // whoever changed it in the browser's settings comes back to the page
  addEventListener('focus', changed);
  addEventListener('visibilitychange', changed);
  return () => {
    watchers.delete(changed);
    removeEventListener('focus', changed);
    removeEventListener('visibilitychange', changed);
  };
};
/** What the browser was told about notices of Smoko; read anew whenever somebody comes back to the page. */
export const usePermission = (): NotificationPermission => useSyncExternalStore(watch, () => Notification.permission);

/** Asks the owner of the browser, who may have been asked before. */
export async function askPermission(): Promise<NotificationPermission> {
  const said = await Notification.requestPermission();
  for (const changed of watchers) changed();
  return said;
}

const sameKey = (given: ArrayBuffer | null | undefined, key: string): boolean =>
  given != null && btoa(String.fromCharCode(...new Uint8Array(given))) === asBase64(key);
const asBase64 = (base64url: string): string => {
  const text = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
};

/** Where the server tells this browser, asked of the browser's own service. Throws where that cannot be reached. */
export async function subscribe(publicKey: string): Promise<WireInput<typeof addPushDevice>> {
  // where it could not be registered nobody is ever ready
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('There is no service worker.');
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  const holds = former && sameKey(former.options.applicationServerKey, publicKey);
  // a browser refuses a second key beside the first
  if (former && !holds) await former.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = ((holds && former) || (await pushManager.subscribe(options))).toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The browser forgets it too. What it cannot do is no trouble: the server tells it nothing any more. */
export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // see above
  }
}
