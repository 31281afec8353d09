/**
 * Runs in the service worker: keeps what it would show (`shown`), as a headless browser shows nothing, and lets it come to
 * the front without anybody's press (`press(notice)` is one). `moved(subscription)`: the browser changes where it is told, with
 * the new subscription or leaving it to the worker to subscribe (`subscribedWith` says by which key);
 * resolves when the worker is done with it.
 */
(() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
  };
  WindowClient.prototype.focus = async function () {
    return this;
  };
  const subscription = (json) => ({ toJSON: () => json });
  self.moved = (next, handsOver) => {
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      self.subscribedWith = applicationServerKey;
      return subscription(next);
    };
    const event = new ExtendableEvent('pushsubscriptionchange');
    let done;
    const waitUntil = (work) => {
      done = work;
    };
    self.dispatchEvent(Object.assign(event, { newSubscription: handsOver ? subscription(next) : null, waitUntil }));
    return done;
  };
  self.press = (data) => {
    const event = new ExtendableEvent('notificationclick');
    self.dispatchEvent(Object.assign(event, { notification: { close() {}, data } }));
  };
})();
