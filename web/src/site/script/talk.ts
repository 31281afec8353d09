/** Opens the talk with Jerry in place of the page for it. */
export function talk(link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#talk');
  if (!dialog?.showModal) return;
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    if ((event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector('input')?.focus();
  });
}

export function talkPanel(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.querySelector('[data-talk-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
