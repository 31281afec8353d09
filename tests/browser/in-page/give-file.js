/** Runs in the page: pastes a picture into an element, or drops it there. */
(element, { type, name, base64 }) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name, { type: 'image/png' }));
  const init = { bubbles: true, cancelable: true };
  element.dispatchEvent(
    type === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data }),
  );
};
