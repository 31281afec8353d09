/** Runs in the page before it begins: notices stay until they are closed. */
(() => {
  const real = window.setTimeout.bind(window);
  window.setTimeout = (act, wait, ...given) => (wait >= 4_000 && wait <= 15_000 ? 0 : real(act, wait, ...given));
})();
