/**
 * Runs in the page before anything else: a push service that the test stands in for (`newSubscription`), in place of the
 * browser's own, which a browser of tests cannot reach.
 */
(() => {
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async (options) => {
    const json = await window.newSubscription(options.applicationServerKey);
    current = {
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    return current;
  };
})();
