/** Follows the system from light to dark for whoever has not chosen; public/theme.js has set it before the first paint. */
export function theme(root: HTMLElement): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    try {
      if (localStorage.getItem('darkMode') !== null) return;
    } catch {
      // storage is off: nothing was chosen
    }
    root.dataset.theme = matches ? 'dark' : 'light';
  });
}
