// In the page, from its start: when its screen could be read - its own heading, with words under it, and nothing in
// sight that is still being loaded. A drawing may come later: its figures are there in words.
window.readableAt = 0;
{
  const LOADING = ':not([aria-hidden]) > .animate-pulse-soft, [role=status][aria-label^="Loading"]';
  // each look takes time from what is looked for
  const PAUSE_MS = 40;
  const inSight = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  const look = () => {
    const main = document.querySelector('#main');
    const loading = [...document.querySelectorAll(LOADING)].some(inSight);
    if (main?.querySelector('h1')?.textContent && main.innerText.length > 40 && !loading)
      // what is in the page now is painted with this frame, so the next begins after it
      requestAnimationFrame(() => {
        window.readableAt = performance.now();
      });
    else setTimeout(look, PAUSE_MS);
  };
  look();
}
