/** The pages themselves are kept by a service worker, so that they open without a connection. Nothing private is. */
export function registerServiceWorker(): void {
  // storage or service workers may be off: the app works without
  addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined));
}
