/**
 * Runs in the page before anything else: a browser that asks for its owner's permission, and is told through a push service
 * that the test stands in for (`newSubscription`). A headless browser refuses the one and cannot reach the other.
 */
(() => {
  const kept = (name) => localStorage.getItem(`stand-in ${name}`);
  Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' });
  Notification.requestPermission = async () => {
    const said = window.saysOwner ?? 'granted';
    if (said !== 'default') localStorage.setItem('stand-in permission', said);
    return said;
  };
  const subscription = (json) => ({
    options: { applicationServerKey: null },
    toJSON: () => json,
    unsubscribe: async () => {
      localStorage.removeItem('stand-in subscription');
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => {
    const json = kept('subscription');
    return json && subscription(JSON.parse(json));
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || kept('permission') !== 'granted') throw new DOMException('Refused', 'NotAllowedError');
    const json = await window.newSubscription(applicationServerKey);
    localStorage.setItem('stand-in subscription', JSON.stringify(json));
    return subscription(json);
  };
})();
