/**
 * Runs in the page before anything else: a speech recognition that hears what the test says, with `heard(words, is it final)`,
 * and fails as `deaf(error)` names it. It stands in for the service that browsers send speech to.
 */
(() => {
  let open = null;
  window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
    results = [];
    start() {
      open = this;
    }
    abort() {
      if (open === this) open = null;
      this.onend?.();
    }
  };
  window.hears = () => open?.lang ?? null;
  window.heard = (transcript, isFinal = true) => {
    const { results } = open;
    if (results.length > 0 && !results.at(-1).isFinal) results.pop();
    results.push(Object.assign([{ transcript }], { isFinal }));
    open.onresult?.({ results });
  };
  window.deaf = (error) => {
    const was = open;
    open = null;
    was.onerror?.({ error });
    was.onend?.();
  };
})();
