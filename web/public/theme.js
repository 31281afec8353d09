// Zod looks whether it may compile its checks, which the content security policy forbids and reports: told here, before it loads.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint, for the app and for the site: the saved theme (its meaning is in src/lib/theme.ts; keep the two
// together) and the saved feature flags, over their defaults.
(() => {
  const saved = (key) => {
    try {
      return localStorage.getItem(key);
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

  // the site works without its script: that comes once there is something to see, and takes nothing from it
  const { later } = dataset;
  if (!later) return;
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: later })),
      ),
    ),
  );
})();
