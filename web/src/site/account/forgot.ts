import { note } from './note.ts';

/** The link opens the form in this page, with the address that was typed for signing in. */
export function forgot(link: HTMLElement): void {
  const dialog = document.getElementById(link.dataset.dialog ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    note('forgot_password_click');
    const [typed, field] = [link.closest('form'), dialog].map((one) =>
      one?.querySelector<HTMLInputElement>('[name=email]'),
    );
    if (typed && field) field.value = typed.value;
    dialog.showModal();
    field?.focus();
  });
}
