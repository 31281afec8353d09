import { keep } from '../../lib/kept.ts';

/** The switch of the theme, kept as the app keeps it (lib/theme.ts, public/theme.js). */
export function darkMode(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const look = () => button.setAttribute('aria-checked', String(dataset.theme === 'dark'));
  button.addEventListener('click', () => {
    const dark = dataset.theme !== 'dark';
    keep('darkMode', String(dark));
    dataset.theme = dark ? 'dark' : 'light';
  });
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  look();
}
