import type { Notice } from '@smoko/contract';

/** As long as the app's (components/overlays/toaster.tsx, lib/notify.ts): errors say what to do, which takes longer. */
const SHOWN_MS = 5_000;
const ERROR_MS = 12_000;

/** Shows a title and a sentence for a while, or until it is closed. */
export function show({ kind, title, text = '', stays = false }: Notice): void {
  const place = document.querySelector('[data-notices]');
  const made = place?.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!place || !(made instanceof HTMLElement)) return;
  made.dataset.kind = kind;
  const [strong, words] = made.querySelectorAll('strong, p > span');
  if (strong) strong.textContent = title;
  if (words) words.textContent = text;
  made.querySelector('button')?.addEventListener('click', () => made.remove());
  if (!stays) setTimeout(() => made.remove(), kind === 'error' ? ERROR_MS : SHOWN_MS);
  place.append(made);
}
