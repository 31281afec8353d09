/**
 * Runs in the service worker: keeps what it would show (`shown`), as a headless browser shows nothing, and lets it come to
 * the front without anybody's press (`press(notice)` is one).
 */
(() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
  };
  WindowClient.prototype.focus = async function () {
    return this;
  };
  self.press = (data) => {
    const event = new ExtendableEvent('notificationclick');
    self.dispatchEvent(Object.assign(event, { notification: { close() {}, data } }));
  };
})();
