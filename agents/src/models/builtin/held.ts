import { takeDate } from './extract/dates.ts';
import { GAP, tidy } from './extract/gap.ts';
import { type Around, intentsOf, PLAIN } from './intent/intents.ts';
import { isQuestion } from './intent/is-question.ts';
import {
  CHASES,
  CONDITION,
  NEEDED,
  NOT_TO_DO,
  ON_FILE_ALREADY,
  SO_NOT_TO_DO,
  THEN_DO,
  UNDECIDED,
  UNSAID,
} from './lexicon/held.ts';
import { opens } from './lexicon/openers.ts';

const LEFT = 'Right, I will leave that. Nothing has been changed or sent.';
const LATER = 'Nothing has been changed or sent. Tell me when you have decided.';

/** What a request says is not to be done, or is not sure to be: the words to answer with. Null where it asks for something. */
export function heldBack(request: string, around: Around): string | null {
  const text = request.replace(/[‘’]/g, "'");
  if (isQuestion(text)) return null;
  if (NOT_TO_DO.test(text) || isUnsaid(text)) return LEFT;
  const before = SO_NOT_TO_DO.exec(text)?.groups?.before;
  const [told] = before === undefined ? [] : intentsOf(before, around);
  const asksToo = before !== undefined && (opens(before) || (told?.verb === 'create' && told.sure >= PLAIN * 2));
  if (before !== undefined && !asksToo) return LEFT;
  const [first] = intentsOf(text, around);
  const changes = first?.verb === 'update' || first?.verb === 'delete';
  return UNDECIDED.test(text) && (changes || !first) ? LATER : null;
}

/** Taken back is the one thing that was said before it. */
function isUnsaid(text: string): boolean {
  const back = UNSAID.exec(text);
  return back !== null && !/[.!?\n]\s/.test(text.slice(0, back.index).trim());
}

/** Whether what is to be done waits for something to happen first; then both are one request. */
export const depends = (request: string, around: Pick<Around, 'facts'>): boolean =>
  asReminder(request, around) !== null;

/** "once hetty pays mark it paid" and "chase her next friday" cannot be done yet: they are things to remember. Null where nothing has to happen first. */
export function asReminder(request: string, { facts }: Pick<Around, 'facts'>): string | null {
  const chased = CHASES.exec(request);
  // "need it by tues" tells them when to deliver: it is part of the message, and no day to chase on
  const when = chased && !NEEDED.test(request) ? takeDate(request, facts) : null;
  if (chased && when?.value.date && when.value.date > facts.today && tidy(when.rest.split(GAP).at(-1) ?? '') === '')
    return `remind me to ${request.slice(chased[1]?.length ?? 0)}`;
  if (!CONDITION.test(request) || /\?\s*$/.test(request)) return null;
  const [first] = [...request.matchAll(THEN_DO)];
  if (!first) return null;
  const condition = request.slice(0, first.index).replace(/[\s,]+$/, '');
  if (ON_FILE_ALREADY.test(condition)) return null;
  const deed = request.slice(first.index + first[0].length).replace(/[\s.,]+$/, '');
  return `remind me to ${deed} ${condition}`;
}
