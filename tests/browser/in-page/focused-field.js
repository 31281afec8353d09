// What has the focus: its tag, and its label or its words.
(() => {
  const at = document.activeElement;
  return { tag: at?.tagName ?? '', name: at?.labels?.[0]?.textContent ?? at?.ariaLabel ?? at?.textContent ?? '' };
})();
