/** `command` and `commandfor` for browsers that do not know them. */
export function dialogButton(button: HTMLElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  button.addEventListener('click', () => {
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
