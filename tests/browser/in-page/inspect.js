/** Runs in the page: sideways scroll, ids used twice, small targets, and text that is hard to read. */
(() => {
  const flaws = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) flaws.push(`sideways scroll: ${root.scrollWidth} > ${root.clientWidth}`);
  if (!root.lang) flaws.push('no language');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) flaws.push(`id twice: ${id}`);
  for (const element of document.querySelectorAll('button, [role=tab], [role=radio], input')) {
    const { width, height } = element.getBoundingClientRect();
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
    const hidden = width <= 1 || element.closest('[aria-hidden=true], label') !== null;
    if (!hidden && (width < 24 || height < 24)) flaws.push(`small target: ${label} ${width}x${height}`);
  }

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const c = value / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** The colour behind an element, or null where it is no plain one. */
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const colour = rgba(backgroundColor);
      if (colour[3] === 255) return colour;
      if (colour[3] !== 0) return null;
    }
    return [255, 255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !element.checkVisibility({ checkOpacity: true })) continue;
    if (element.closest('[disabled], [aria-disabled=true], [aria-hidden=true], .sr-only, .toaster')) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    const text = rgba(style.color);
    if (!back || text[3] !== 255) continue;
    const [a, b] = [light(text), light(back)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) seen.add(`contrast ${ratio.toFixed(2)}: "${node.textContent.trim().slice(0, 40)}"`);
  }
  return [...flaws, ...seen];
})();
