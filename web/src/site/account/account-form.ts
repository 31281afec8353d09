import { type AccountFormDone, type AccountFormRefused, RESET_NOTICE } from '@smoko/contract';
import { keepForNext } from '../../lib/next-notices.ts';
import { deleteSeen } from '../../lib/seen-copy.ts';
import { sessionChannel } from '../../lib/session-channel.ts';
import { clearWhenEdited, firstWrong, showErrors } from '../script/form-errors.ts';
import { note } from './note.ts';
import { show } from './notices.ts';

const UNREACHABLE = 'Smoko cannot be reached. What you typed stays here, so try again when there is some reception.';

type Refused = Partial<AccountFormRefused> & { detail?: string };
type Answer = { done: AccountFormDone } | { refused: Refused };

/** Sends a form without leaving the page, until all is well. What it means and what is wrong the server says. */
export function accountForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const { path = '', events = '' } = form.dataset;
  const [tried, did, refused] = events.split(' ');
  let sending = false;

  async function send(fields: FormData, pressed: HTMLElement | null) {
    sending = true;
    note(tried);
    const free = hold(form, pressed);
    const answer = await post(`${path}${location.search}`, fields);
    if ('done' in answer) {
      note(did);
      if (await goOn(answer.done)) return;
      form.closest('dialog')?.close();
    } else {
      note(refused);
      refuse(form, path, answer.refused);
    }
    free();
    typeAgain(form)?.focus();
    sending = false;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void send(new FormData(form, event.submitter), event.submitter);
  });
  clearWhenEdited(form);
  // back from where it led, the page is loaded anew: who is signed in is led on
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

function refuse(form: HTMLElement, path: string, { notice, errors = {}, detail = UNREACHABLE }: Refused): void {
  const nothing = Object.keys(errors).length === 0;
  // a notice goes by itself: what is wrong stands in the form until it is sent again
  showErrors(form, nothing ? { form: notice?.text ?? detail } : errors);
  // whatever happens, but for an address that cannot be one
  if (path === '/auth/forgot' && !errors.email) show(RESET_NOTICE);
  if (notice) show(notice);
}

/** Where to go on: the field that is wrong, else the password, which is what a refused form is sent again with. */
const typeAgain = (form: HTMLElement) =>
  firstWrong(form) ?? form.querySelector<HTMLElement>('[data-error=form]:not([hidden]) ~ * [type=password]');

/** On to the next page, and whether there is one. */
async function goOn({ go, notices }: AccountFormDone): Promise<boolean> {
  if (go === null) {
    for (const notice of notices) show(notice);
    return false;
  }
  keepForNext(notices);
  // what somebody else has seen in this browser is not for whoever comes now
  await deleteSeen();
  sessionChannel?.postMessage('changed');
  location.assign(go);
  return true;
}

async function post(path: string, fields: FormData): Promise<Answer> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body });
    const json: unknown = await response.json();
    return response.ok ? { done: json as AccountFormDone } : { refused: json as Refused };
  } catch {
    return { refused: {} };
  }
}

/** Nothing can be pressed twice; the button says what is going on. Gives back what lets go of it. */
function hold(form: HTMLElement, pressed: HTMLElement | null): () => void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')];
  const others = [...document.querySelectorAll('[data-script=google], [data-script=tabs] a')];
  const label = pressed?.textContent ?? '';
  for (const button of buttons) button.disabled = true;
  for (const other of others) other.setAttribute('aria-disabled', 'true');
  pressed?.setAttribute('aria-busy', 'true');
  if (pressed) pressed.textContent = form.dataset.busy ?? label;
  return () => {
    for (const button of buttons) button.disabled = false;
    for (const other of others) other.removeAttribute('aria-disabled');
    pressed?.removeAttribute('aria-busy');
    if (pressed) pressed.textContent = label;
  };
}
