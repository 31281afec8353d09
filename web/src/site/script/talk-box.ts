import { showErrors } from './form-errors.ts';
import { sendJson } from './send-json.ts';

interface Answer {
  answer: string;
  links: { title: string; href: string }[];
}
interface Told {
  from: 'visitor' | 'jerry';
  text: string;
}

const HISTORY = 6;
const OFFLINE = 'Jerry cannot be reached. Your question is still here: send it again when you are back online.';

/** The question on the button that was pressed, if it has one. */
const asked = ({ submitter }: SubmitEvent): string => (submitter instanceof HTMLButtonElement ? submitter.value : '');

/** The talk with Jerry, without leaving the page. Nothing of it is kept. */
export function talkBox(form: HTMLElement): void {
  const input = form.querySelector('input');
  const log = form.querySelector<HTMLElement>('[data-talk-log]');
  const pattern = form.querySelector<HTMLElement>('[data-talk-said]')?.cloneNode(true) as HTMLElement | undefined;
  if (!input || !log || !pattern) return;
  const history: Told[] = [];
  let waiting = false;

  async function ask(message: string, box: HTMLInputElement, said: HTMLElement) {
    const sent = await sendJson<Answer>('/api/visitor-chat', { message, history: history.slice(-HISTORY) });
    waiting = false;
    if ('answer' in sent) {
      answer(said, sent.answer);
      history.push({ from: 'visitor', text: message }, { from: 'jerry', text: sent.answer.answer });
      return;
    }
    said.remove();
    box.value = message;
    showErrors(form, { form: 'offline' in sent ? OFFLINE : sent.refusal.detail });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const message = asked(event).trim() || input.value.trim();
    if (message === '' || waiting) return;
    waiting = true;
    showErrors(form, {});
    const said = pattern.cloneNode(true) as HTMLElement;
    said.hidden = false;
    const question = said.querySelector('[data-talk-question]');
    if (question) question.textContent = message;
    answer(said, { answer: 'One moment...', links: [] });
    log.append(said);
    said.scrollIntoView({ block: 'end' });
    if (message === input.value.trim()) input.value = '';
    void ask(message, input, said).then(() => said.scrollIntoView({ block: 'nearest' }));
  });

  function answer(said: HTMLElement, { answer: text, links }: Answer) {
    const place = said.querySelector('[data-talk-answer]');
    if (place) place.textContent = text;
    const item = pattern?.querySelector('[data-talk-links] li');
    said.querySelector('[data-talk-links]')?.replaceChildren(
      ...links.map(({ title, href }) => {
        const own = item?.cloneNode(true) as HTMLElement;
        const link = own.querySelector('a');
        if (link) Object.assign(link, { href, textContent: title });
        return own;
      }),
    );
  }
}
