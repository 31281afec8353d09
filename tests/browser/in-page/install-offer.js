/** Runs in the page: a browser offers to install it, and counts how often it was asked to. */
(() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.asked ??= 0;
  offer.prompt = async () => {
    window.asked += 1;
  };
  window.dispatchEvent(offer);
})();
