// Zod looks whether it may compile its checks, which the content security policy forbids and reports: told here, before it loads.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint, for the app and for the site: the saved theme (its meaning is in src/lib/theme.ts; keep the two
// together) and the saved feature flags, over their defaults.
(() => {
  const saved = (key, storage = 'localStorage') => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      // storage is off: the system and the defaults decide
      return null;
    }
  };
  const flags = { uiHeroV2: true };
  try {
    Object.assign(flags, JSON.parse(saved('featureFlags')));
  } catch {
    // what cannot be read leaves the defaults
  }
  const theme = saved('darkMode');
  const dark = theme === null ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'true';
  const { dataset } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  dataset.hero = flags.uiHeroV2 === true ? 'v2' : 'v1';

  // The site works without its script and reads well without its font: they come once there is something to see, and take
  // nothing from it. The next page of the visit begins with the font.
  const { later } = dataset;
  if (!later) return;
  if (saved('siteFont', 'sessionStorage')) dataset.font = '';
  const come = () => {
    dataset.font = '';
    const script = Object.assign(document.createElement('script'), { type: 'module', src: later });
    document.head.append(
      script,
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
  };
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return addEventListener('load', come);
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    come();
  }).observe({ type: 'paint', buffered: true });
})();
