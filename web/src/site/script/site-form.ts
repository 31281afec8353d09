import { clearWhenEdited, firstWrong, showErrors } from './form-errors.ts';
import { sendJson } from './send-json.ts';

const OFFLINE =
  'You are offline, or Smoko cannot be reached. What you wrote is still here: send it again when you are back.';
const CHECK = 'Please check the marked fields. Nothing you wrote is lost.';

interface Receipt {
  reference: string;
  demo: { invitation: string } | null;
}

/** Sends a form without leaving the page, until all is well. */
export function siteForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  // ours say the same in the page, and stay there
  form.noValidate = true;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.textContent ?? '';

  const busy = (on: boolean) => {
    if (!button) return;
    button.disabled = on;
    button.textContent = on ? (form.dataset.busy ?? label) : label;
  };

  async function send() {
    busy(true);
    const sent = await sendJson<Receipt>('/api/enquiries', {
      kind: form.dataset.kind,
      ...valuesOf(form as HTMLFormElement),
    });
    if ('answer' in sent) {
      const { reference, demo } = sent.answer;
      const token = demo ? `&demo=${demo.invitation.split('/').at(-1)}` : '';
      location.assign(`/thanks?ref=${reference}${token}`);
      return;
    }
    busy(false);
    if ('offline' in sent) return showErrors(form, { form: OFFLINE });
    const { errors, detail } = sent.refusal;
    const byField = Object.fromEntries(errors.map(({ path, message }) => [path, message]).reverse());
    showErrors(form, { ...byField, form: errors.length > 0 ? CHECK : detail });
    if (byField.slot) form.dispatchEvent(new Event('slot-gone'));
    firstWrong(form)?.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  clearWhenEdited(form);
  // back from the receipt the page is as it was left
  addEventListener('pageshow', () => busy(false));
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) values[box.name] = box.checked;
  return values;
}
