/** Says at each field what is wrong with it; `form` is for what belongs to none. */
export function showErrors(form: HTMLElement, errors: Record<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = place.dataset.error ?? '';
    place.textContent = errors[name] ?? '';
    place.hidden = !errors[name];
    field(form, name)?.toggleAttribute('aria-invalid', Boolean(errors[name]));
    if (errors[name]) field(form, name)?.setAttribute('aria-invalid', 'true');
  }
}

const field = (form: HTMLElement, name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`);

export const firstWrong = (form: HTMLElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]');
