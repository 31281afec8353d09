import { leftOver } from '../../guard/left-over.ts';
import { asks } from './acts/asks.ts';
import { isCueWord } from './lexicon/cue-words.ts';
import { madeOf } from './made-of.ts';
import type { Reading } from './reading.ts';
import { wordsIn } from './records/words.ts';
import type { Reply } from './reply.ts';
import { wholeSet } from './whole-set.ts';
import { isWrongKind } from './wrong-kind.ts';

const LOOKS = /^(?:find|list|show)_/;
/** Words of substance that a question may hold beside what is looked up: people tell why they ask. */
const BESIDE_QUESTION = 2;
/** What is no question, and looks up nothing that it names, wants something else done. */
const BESIDE_REQUEST = 1;
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** "make the grey ones charcoal": no order to change something is answered by showing it. */
const CHANGES =
  /^(?:(?:and|so|ok|okay|oh|now|just|please|pls|can you|could you|actually|also|then)[\s,]+)*(?:make|change|swap|switch|turn|set|fix|move|update|put|add|cancel|drop|take)\b/i;
/** "no, she took four months to pay last time": somebody tells, and asks nothing. */
const TELLS =
  /\b(?:i|we|he|she|they)\s+(?:just\s+|only\s+|always\s+|never\s+)?(?:\p{L}+ed|took|said|told|gave|got|paid|went|came|rang|did|had|was|were|want|wants|need|needs)\b/iu;
const SHOW_ME = /\b(?:show|list|tell|find|look|pull|read|check|bring)\b/i;

/**
 * Whether an answer only looks something up that is not what the message is about: too many of its words are neither in
 * the look-up nor on the record that it finds. Showing a neighbour of what was asked for is no answer.
 */
export function isBesideThePoint({ calls, text }: Reply, reading: Reading): boolean {
  if (text || !calls.length || !calls.every(({ name }) => LOOKS.test(name))) return false;
  const { message, records } = reading;
  if (isWrongKind(message, calls)) return true;
  if (wholeSet(message, reading)) return false;
  const own = withoutNames(message, records);
  const question = (own.match(SENTENCE) ?? [own]).find((one) => asks(one)) ?? (asks(own) ? message : null);
  const left = leftOver(madeOf(question ?? message, calls, reading));
  return question === null ? isOtherRequest(own, left) : asksOther(question, message, left);
}

/** Of what is no question: an order to change something, a story, or words that are not looked up. */
function isOtherRequest(own: string, left: readonly string[]): boolean {
  if (SHOW_ME.test(own)) return left.length > BESIDE_QUESTION;
  // "expense 45 for the bathroom": a sum that is not looked up is there to be written down
  const isSum = left.some((word) => /\d{2}/.test(word));
  return isSum || CHANGES.test(own.trim()) || TELLS.test(own) || left.length > BESIDE_REQUEST;
}

function asksOther(question: string, message: string, left: readonly string[]): boolean {
  const subject = DOUBLE_SUBJECT.exec(message)?.[1]?.toLowerCase();
  if (subject && left.includes(subject)) return true;
  const who = personAsked(question);
  return (
    left.length > BESIDE_QUESTION ||
    left.some((word) => isName(word, question)) ||
    (who !== null && wordsIn(who).every(({ text: word }) => left.includes(word)))
  );
}

/** "my worker minh he start monday": whoever is meant by "him" behind it. */
const DOUBLE_SUBJECT = /(?:^|\s)(\p{L}{2,})\s+(?:he|she)\s+(?!(?:is|was|said)\b)\p{L}/iu;

const OWNED =
  'quotes?|jobs?|invoices?|bills?|orders?|numbers?|address|phone|mobile|e-?mail|budget|balance|price|deposit';
const OWNER = new RegExp(
  `((?:\\p{L}[\\p{L}-]+\\s+)?\\p{L}[\\p{L}-]+)['’]s\\s+(?:\\p{L}+\\s+){0,2}?(?:${OWNED})\\b`,
  'iu',
);
/** Whose something is that is asked about: "reuben quilty" of "what was the price on reuben quilty's quote". */
export function personAsked(question: string): string | null {
  const said = OWNER.exec(question)?.[1] ?? '';
  const name = said.replace(/^\p{L}+\s+/u, (first) => (isCueWord(first.trim().toLowerCase()) ? '' : first));
  return name && !isCueWord(name.toLowerCase()) ? name : null;
}

/** "show society wants a dump point" asks for nothing to be shown: the word stands in a name. */
const withoutNames = (message: string, records: Reading['records']): string =>
  records.reduce((left, { name }) => {
    const word = SHOW_ME.exec(name)?.[0];
    return word ? left.replace(new RegExp(`\\b${word}\\b`, 'gi'), ' ').trim() : left;
  }, message);

/** "Ioane", in the middle of a sentence: somebody who is not the one that was found. */
const isName = (word: string, text: string): boolean =>
  wordsIn(text).some(
    ({ start, end }) =>
      start > 0 && text.slice(start, end).toLowerCase() === word && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)),
  );
