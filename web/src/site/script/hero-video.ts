/** A video that cannot be shown makes room for the picture below it; whoever wants less movement sees the picture. */
export function heroVideo(element: HTMLElement): void {
  if (!(element instanceof HTMLVideoElement)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.remove();
    return;
  }
  const gone = () => element.remove();
  element.addEventListener('error', gone);
  // the last source that cannot be read tells it at the source
  element.querySelector('source:last-of-type')?.addEventListener('error', gone);
  if (element.error || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) gone();
}
