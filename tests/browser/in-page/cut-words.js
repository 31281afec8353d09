/** Runs in the page: the sums, and the words of the bottom bar, that are wider than what holds them. */
(() => {
  const past = (element, frame) => {
    // nothing is nowhere
    if (element.textContent.trim() === '') return false;
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = words.getBoundingClientRect();
    const held = frame.getBoundingClientRect();
    return left < held.left - 0.5 || right > held.right + 0.5;
  };
  const sums = [...document.querySelectorAll('main dd')].filter((sum) => past(sum, sum.parentElement));
  const bar = [...document.querySelectorAll('nav[aria-label=Main] :is(a, button)')].filter((entry) =>
    past(entry, entry),
  );
  return [...sums, ...bar].map(({ textContent }) => textContent);
})();
