// The app's own files, from this device when there is no connection. What people have on file never goes through here,
// nor does the public site.
const { files, screens, shell, version } = self.BUILD;
const CACHE = `smoko-${version}`;
const SCREEN = new RegExp(screens);

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
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // a screen comes from the server while there is one: it names the newest files
  if (request.mode === 'navigate') {
    if (SCREEN.test(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(shell)));
  } else if (files.includes(url.pathname)) event.respondWith(kept(request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
