/** Runs in the page: name of what has the focus, and whether one can see that it has. */
(() => {
  const element = document.activeElement;
  const around = element.closest('form > div');
  const ring = (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const style = getComputedStyle(element);
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
    tag: element.tagName,
    visible: ring(style) || style.boxShadow !== 'none' || (around !== null && ring(getComputedStyle(around))),
  };
})();
