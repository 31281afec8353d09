// Zod looks whether it may compile its checks, which the content security policy forbids and reports: told here, before it loads.
globalThis.__zod_globalConfig = { jitless: true };

// Applies the saved theme before the first paint. The flag's meaning is in src/lib/theme.ts; keep the two together.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('darkMode');
  } catch {
    // storage is off: the system decides
  }
  const dark = saved === null ? matchMedia('(prefers-color-scheme: dark)').matches : saved === 'true';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
