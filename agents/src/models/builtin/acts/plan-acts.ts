import type { AssistantId } from '@smoko/contract';
import { exchanges, questionIn, type Talk } from '../dialogue/talk.ts';
import { depends, heldBack } from '../held.ts';
import { SO_NOT_TO_DO } from '../lexicon/held.ts';
import { opens } from '../lexicon/openers.ts';
import { DOES } from '../lexicon/talk.ts';
import { isWork } from '../lexicon/work.ts';
import { normalise } from '../normalise.ts';
import { onlyPasted, pasteIn } from '../paste/paste.ts';
import type { Reading } from '../reading.ts';
import { wordsIn } from '../records/words.ts';
import type { Reply } from '../reply.ts';
import type { ReadAct } from './act.ts';
import { asks } from './asks.ts';
import { isAside, isTalk, withoutLead } from './kinds/talk.ts';
import { plainly } from './plainly.ts';
import { type Acts, actsIn } from './read-acts.ts';

/** Words that may stay over in a message that is understood: one is more often a filler that nobody has listed. */
const MOST_LEFT = 1;

/** Whether the acts explain all of a message. Somebody who is not on file and does something is not to be passed over. */
const isWhole = ({ acts, rest }: Acts, message: string): boolean =>
  acts.length > 0 &&
  rest.length === 0 &&
  acts.every((one) => one.left.length <= mostLeft(one) && !one.left.some(isFigure) && !opensWith(one.text, one.left)) &&
  !(acts.every(isTalk) && asksBeside(acts, message));

/** Of a question each word counts: "how many plants is that" is not answered with the mulch. */
const looksUp = ({ call }: ReadAct): boolean => call !== null && /^(?:find|list|show)_/.test(call.name);
const mostLeft = (one: ReadAct): number => (looksUp(one) ? 0 : MOST_LEFT);

/** A number that nothing was made of is never a filler. */
const isFigure = (word: string): boolean => /\d|^(?:grand|hundred|thousand|dozen|half)$/.test(word);

const opensWith = (text: string, [word]: readonly string[]): boolean =>
  word !== undefined && wordsIn(text)[0]?.text === word && !isWork(word);

/** "ka pai, flick it to her": what stands beside talk is more than the little words that it is said with. */
function asksBeside(acts: readonly ReadAct[], message: string): boolean {
  const rest = plainly(acts.reduce((left, { text }) => left.replace(text, ' '), message));
  return DOES.test(rest) || (rest.match(/\p{L}{2,}/gu) ?? []).length > FEW;
}
const FEW = 2;

/** Whether what they explain can be done by itself. */
const isPartly = ({ acts, rest }: Acts): boolean =>
  !acts.every(isTalk) &&
  // what is told before a question is told for its sake
  !(rest.some(asks) && acts.every(({ call }) => call === null || 'add_note' in call.args)) &&
  acts.every((one) => !one.left.some(isFigure) && !opensWith(one.text, one.left) && !(looksUp(one) && one.left.length));

/** What somebody else wrote is no order; that it is to be put on file may be said above it. */
const isOwnOrder = (message: string, acts: readonly ReadAct[]): boolean =>
  !onlyPasted(message) && (pasteIn(message) === null || acts.every(putsOnFile));

const putsOnFile = ({ call }: ReadAct): boolean =>
  call !== null &&
  (call.name.startsWith('create_') || (Object.keys(call.args).length === 2 && 'add_note' in call.args));

/** The acts of a message that are all that it says; none where something of it stays unexplained. */
export function wholeActs(message: string, talk: Talk): readonly ReadAct[] {
  const said = normalise(message);
  const read = actsIn(said, talk);
  return isWhole(read, said) && isOwnOrder(message, read.acts) ? read.acts : [];
}

/**
 * What is done about a message that acts explain: this assistant's own, and the others' parts handed over. Null where
 * they do not, or where nothing of it is this assistant's. `some`: what they explain of it, with the rest told.
 */
export function planActs(reading: Reading, some = false): Reply | null {
  const original = originalOf(reading);
  const whole = original ?? reading.message;
  const message = normalise(whole);
  const read = actsIn(message, reading);
  // what is not to be done, or not sure to be, is not done
  if (!isOwnOrder(whole, read.acts) || hangs(message, read.acts, reading)) return null;
  if (heldBack(message, reading)) return original === null ? changedOnly(message, reading) : null;
  if (some ? !isPartly(read) : !isWhole(read, message)) return null;
  const settled = withoutGuesses(read.acts);
  const given = original === null ? settled : settled.filter(({ text }) => reading.message.includes(text));
  const own = given.filter(({ call }) => call === null || reading.tools.has(call.name));
  const others = given.filter((one) => !own.includes(one));
  if (!given.length || (others.length && !reading.router)) return null;
  const calls = own.flatMap(({ call }) => call ?? []);
  // whoever hands parts on says what is to be said
  const words = original === null ? said(own, calls.length + others.length > 0) : [];
  if (others.length) calls.push({ name: 'hand_over', args: { to: parts(others) } });
  if (some && read.rest.length) words.push(`I did not follow "${read.rest.join('", "')}".`);
  return { text: words.join('\n') + (words.length && calls.length ? '\n\n' : ''), calls };
}

/** "put hers down as cancelled, don't delete it though": what is not to be done is another thing than what is. */
function changedOnly(message: string, reading: Reading): Reply | null {
  const before = SO_NOT_TO_DO.exec(message)?.groups?.before;
  if (before === undefined || CHANGES.test(message.slice(before.length))) return null;
  const reply = planActs({ ...reading, message: before });
  return reply?.calls.length && reply.calls.every(({ name }) => name.startsWith('update_')) ? reply : null;
}
const CHANGES = /\b(?:chang|updat|mark|mov|push|bump|tick|add|put|touch|not|book|clos|set|shift)(?:e|ing|ed|s)?\b/i;

/** Of whom there are two, nothing is done before somebody says which: "steve rang, his split leaks, put him in at 3". */
function withoutGuesses(acts: readonly ReadAct[]): readonly ReadAct[] {
  const asked = acts.findIndex(({ call, say }) => call === null && say?.endsWith(ASKS_WHICH));
  return asked < 0 ? acts : acts.filter(({ call }, i) => i <= asked || !call || !ABOUT_SOMEBODY.test(call.name));
}
const ASKS_WHICH = 'Which one?';
const ABOUT_SOMEBODY = /_(?:job|client|message)$/;

/** What acts read better than the rules in decide/, whatever those make of it. */
const LEADS: ReadonlySet<string> = new Set([
  'create_quote',
  'update_quote',
  'create_procurement_item',
  'update_procurement_item',
  'delete_procurement_item',
  'send_message',
]);
const TOLD = /[.!?]\s+.*\d|\$/s;
/** Whether an act of the message comes before the rules in decide/ read any of it. */
export function actsLead(reading: Reading): boolean {
  const { acts } = actsIn(normalise(originalOf(reading) ?? reading.message), reading);
  if (acts.some(({ leads }) => leads)) return true;
  return (
    acts.length > 0 &&
    acts.every(({ call }) => call !== null && LEADS.has(call.name)) &&
    // what takes several sentences to order is told rather than asked for
    acts.every(({ call, text }) => call?.name !== 'create_procurement_item' || !TOLD.test(text))
  );
}

/** "if hetty says yes order the pump": until then it can only be kept in mind. */
const hangs = (message: string, acts: readonly ReadAct[], reading: Reading): boolean =>
  acts.some(({ call }) => call !== null && call.name !== 'create_task') &&
  message.split(SENTENCES).some((one) => depends(one, reading));
const SENTENCES = /(?<=[.!;])\s+|\n+/;

/** The message that a part was cut from; null where it is the whole, or was put in other words by a language model. */
function originalOf({ original, message }: Reading): string | null {
  const [first = ''] = message.split('\n');
  return original !== null && (original.includes(first) || normalise(original).includes(first)) ? original : null;
}

/** A message without the sentences that are only talk, for whoever reads the rest: a story becomes no name and no note. */
export function withoutTalk(reading: Reading): Reading {
  if (reading.original !== null) return reading;
  const whole = normalise(reading.message);
  const message = withoutLead(whole);
  const asides = actsIn(message, reading).acts.filter(isAside);
  const rest = asides.reduce((left, { text }) => left.replace(sentence(text), '$1'), message).trim();
  // what only tells would look like an answer to what was asked
  const asked = questionIn(exchanges(reading).at(-1)?.answers ?? []);
  if (asked && !opens(rest)) return reading;
  return rest !== whole && /\p{L}{2}/u.test(rest) ? { ...reading, message: rest } : reading;
}

/** A text where it stands as a sentence of its own, or first or last in a message. */
function sentence(text: string): RegExp {
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[.!?;\\n]\\s*)${plain}(?:\\s*[,.!?;\\n]+\\s*|$)|[\\s,]+${plain}[\\s.!]*$`, 'u');
}

/** What is said about acts that call nothing. Talk gets one word back, and none beside something that is done. */
function said(own: readonly ReadAct[], does: boolean): string[] {
  const told = own.filter((one) => !isTalk(one)).flatMap(({ say }) => say ?? []);
  return does || told.length ? told : own.flatMap(({ say }) => say ?? []).slice(0, 1);
}

function parts(acts: readonly ReadAct[]): { assistant: AssistantId; request: string }[] {
  const owners = [...new Set(acts.map(({ owner }) => owner))];
  return owners.map((assistant) => ({
    assistant,
    // several acts of one piece are said once
    request: [...new Set(acts.filter(({ owner }) => owner === assistant).map(({ text }) => text))].join('\n'),
  }));
}
