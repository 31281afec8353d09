const THRESHOLD_PX = 10;

/** Once the page is scrolled the header gains a border and a shadow. */
export function header(element: HTMLElement): void {
  const look = () => element.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}
