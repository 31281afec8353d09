/** Says at each field what is wrong with it; `form` is for what belongs to none. */
export function showErrors(form: HTMLElement, errors: Record<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = place.dataset.error ?? '';
    place.textContent = errors[name] ?? '';
    place.hidden = !errors[name];
    for (const field of form.querySelectorAll(`[name="${name}"]`)) {
      if (errors[name]) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  }
}

/** What is wrong with a field is gone as soon as it is edited. */
export function clearWhenEdited(form: HTMLElement): void {
  form.addEventListener('input', ({ target }) => {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (!name) return;
    for (const field of form.querySelectorAll(`[name="${name}"]`)) field.removeAttribute('aria-invalid');
    const place = form.querySelector<HTMLElement>(`[data-error="${name}"]`);
    if (!place) return;
    place.hidden = true;
    // described by it even while it is hidden
    place.textContent = '';
  });
}

export const firstWrong = (form: HTMLElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]');
