/** The button in a password's field shows it, and hides it again. */
export function showPassword(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input');
  const words = button.querySelector('span');
  button.addEventListener('click', () => {
    if (!field || !words) return;
    const shown = field.type === 'text';
    field.type = shown ? 'password' : 'text';
    words.textContent = shown ? 'Show password' : 'Hide password';
    button.toggleAttribute('data-shown', !shown);
  });
}
