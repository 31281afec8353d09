// The app's own files, from this device when there is no connection. What people have on file never goes through here,
// nor does the public site.
const { files, screens, account, shell, version } = self.BUILD;
const CACHE = `smoko-${version}`;
const SCREEN = new RegExp(screens);
const ACCOUNT = new RegExp(account);
/** This version and the one before: what is still open was begun with that, and fetches its parts as they are wanted. */
const KEPT_CACHES = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([shell, ...files]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((name) => name !== CACHE);
      for (const name of others.slice(0, others.length + 1 - KEPT_CACHES)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // At once from this device, on a roof too. A newer version is looked for by the browser meanwhile (sw.js), and is there
    // the next time.
    if (SCREEN.test(url.pathname)) event.respondWith(kept(request, shell));
    else if (ACCOUNT.test(url.pathname)) event.respondWith(accountPage(request));
  } else if (files.includes(url.pathname) || url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

// What the server tells with the app closed; whoever looks at Smoko sees it there.
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title = 'Smoko', body, tag, path, always = false }) {
  const windows = await openWindows();
  if (!always && windows.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? shell));
});

// in a window that is there already, else in a new one; never anywhere but here
async function goTo(path) {
  const wanted = new URL(path, location.origin);
  const url = wanted.origin === location.origin && SCREEN.test(wanted.pathname) ? wanted.href : shell;
  const windows = await openWindows();
  const there = windows.find((window) => window.url === url);
  if (there) return there.focus();
  const [any] = windows;
  if (!any) return self.clients.openWindow(url);
  await any.focus();
  // one that this worker does not serve cannot be led anywhere
  return any.navigate(url).catch(() => self.clients.openWindow(url));
}

async function openWindows() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => SCREEN.test(new URL(url).pathname) || ACCOUNT.test(new URL(url).pathname));
}

// The browser has changed where it is told, by itself: the server is told the new address, by the operations that the page uses.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveTo(event.newSubscription));
});

const DEVICES = '/api/push-devices';
const CLIENT = { 'X-Smoko-Client': 'web' };

async function moveTo(given) {
  const known = await fetch(DEVICES, { headers: CLIENT });
  if (!known.ok) return;
  const { data, public_key } = await known.json();
  // who is signed in has not turned it on here: nobody does that for them
  if (!data.some(({ current }) => current)) return;
  const { pushManager } = self.registration;
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const { endpoint, keys } = (given ?? (await pushManager.subscribe(options))).toJSON();
  // where a worker can read no cookies the switch has to be turned on again
  const csrf = await self.cookieStore?.get('smoko_csrf');
  await fetch(DEVICES, {
    method: 'POST',
    headers: { ...CLIENT, 'Content-Type': 'application/json', 'X-CSRF-Token': csrf?.value ?? '' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
}

/** With one bar a request may hang for minutes; longer than this nobody looks at nothing. */
const PATIENCE_MS = 4_000;

/** It comes from the server while there is one; without, the app says what it can do. */
async function accountPage(request) {
  const asked = fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer ?? (await caches.match(shell)) ?? asked;
}

/** What is kept of `name`, else from the server. */
async function kept(request, name = request) {
  const own = await caches.open(CACHE);
  return (await own.match(name)) ?? (await caches.match(name)) ?? fetch(request);
}
