const SHOWN_MS = 4_000;

/** The assistant that is tapped says who they are, and leaves again by itself (300 ms, `animate-leave`). */
export function meet(button: HTMLElement): void {
  const place = document.getElementById('from-your-team');
  const words = button.querySelector('template')?.content;
  button.addEventListener('click', () => {
    if (!place || !words) return;
    place.replaceChildren(words.cloneNode(true));
    const shown = place.firstElementChild;
    if (!(shown instanceof HTMLElement)) return;
    setTimeout(() => {
      shown.dataset.leaving = '';
      shown.addEventListener('animationend', () => shown.remove());
    }, SHOWN_MS);
  });
}
