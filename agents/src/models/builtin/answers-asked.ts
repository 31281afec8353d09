import { asks } from './acts/asks.ts';
import { plainly } from './acts/plainly.ts';
import { normalise } from './normalise.ts';
import type { ToolResultSeen } from './reading.ts';

/** What a question is put for, what an answer to it has, and what is said of one that has none of it. */
interface Wanted {
  asked: RegExp;
  has: RegExp;
  lacks: string;
  /** Said anywhere in the message, where that makes the difference. */
  beside?: RegExp;
  /** Another record would be no better answer. */
  whatever?: true;
}

const DAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const WHICH = 'Tell me which job, client, invoice or order you mean.';
const NO_SUM = "I can't see a sum in that, so it may not be your answer.";
const WANTED: readonly Wanted[] = [
  {
    // "what would it come to if we left out the tiles"
    asked:
      /^(?!.*\b(?:weather|day|date|address|number)\b).*\b(?:what|how much|whatd) (?:(?:would|will)\b.*?\b(?:come to|cost|total|owe|be|make|pay|charge|save|work out|look like|get)\b|(?:it|that) (?:cost|be|come to)\b).*\bif (?:we|i|he|she|they|you|it)\b/u,
    has: /(?!)/u,
    lacks:
      "That is how it stands now: I can't work out what it would be otherwise. Tell me to change it and I show you the new sum.",
    whatever: true,
  },
  {
    // "what are we paying for the panels": how many there are is no answer
    asked: /\bwhat (?:are|am|were|was) (?:we|i|you|they|he|she) (?:paying|charging|spending)\b(?! (?:with|by|how)\b)/u,
    has: /\$\s?\d|\bno price\b/iu,
    lacks: NO_SUM,
  },
  {
    // "when thats paid whats left on the tank"; without money beside it, work may be left
    asked: /\bwhats left on\b(?!.*\b(?:list|do|come|arrive|order)\b)/u,
    beside:
      /\b(?:paid|pays?|owing|owed?|invoiced?|bill(?:ed)?|quoted?|budget|deposit|account|claim(?:ed)?|dollars?|money)\b/iu,
    has: /\$\s?\d|\bno price\b/iu,
    lacks: NO_SUM,
  },
  {
    asked:
      /\bhow much (?:is|was|are|were|does|did|do|has|have|will|would|money|left to|still to|we|i|he|she|they|do|of (?:it|that|the))\b|\bwhat (?:did|does|do|will|have|has)\b[^?]*\b(?:cost|charge|owe|pay|paid|spen[dt]|invoice|bill)\b|\bwhats? (?:is )?(?:left (?:owing|to (?:pay|invoice|bill))|owing|still owed|still due|the (?:total|balance|price|damage|cost|deposit)|he owe|she owe|(?:his|her|their) (?:total|balance|price|deposit))\b(?!.*\b(?:do|on the list|come|arrive|get|order)\b)/u,
    has: /\$\s?\d|\bnothing (?:is |was )?(?:due|owing|left|owed|to pay)\b|\b(?:owes?|owe you) nothing\b|\bno(?:body|\s?one) owes\b|\bno (?:unpaid|open|overdue|late) (?:invoices?|bills?)\b|\bis paid\b|\bare paid\b|\d (?:x|of)\b|\d ?%/iu,
    lacks: NO_SUM,
  },
  {
    asked:
      /\b(?:when(?:s| is| are| was| were| do| does| did| will| am| have)|what (?:day|date|time)|which (?:day|date))\b/u,
    has: new RegExp(
      `\\b${DAYS}\\b|\\b\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)\\b|\\d{4}-\\d\\d|\\bno (?:day|date|time|delivery day)\\b|\\bnothing\\b`,
      'iu',
    ),
    lacks: "I can't see a day in that, so it may not be your answer.",
  },
];

const LOOKS = /^(?:find_|list_|show_|job_billing$|client_account$|hand_over$)/;

/**
 * What is to be said besides, where a question asks for a sum or a day and what was looked up for it has none: a neighbour of
 * what was asked for is not passed off as the answer. Null where it has, or where something else was done.
 */
export function notInAnswer(message: string, results: readonly ToolResultSeen[], told: string): string | null {
  if (!results.length || !results.every(({ tool, ok, waits }) => ok && !waits && LOOKS.test(tool))) return null;
  if (told.includes('?') || NOT_SURE.test(told)) return null;
  const said = normalise(message);
  const lacking = WANTED.find(
    ({ has, asked, beside }) =>
      !has.test(told) && (!beside || beside.test(message)) && (asksFor(message, asked) || asksFor(said, asked)),
  );
  if (!lacking) return null;
  return lacking.whatever ? lacking.lacks : `${lacking.lacks} ${WHICH}`;
}
const NOT_SURE = /\b(?:can't|cannot|not sure|I do not|I don't|did not get|no \p{L}+ on file fits)\b/iu;

/** "when thats paid whats left on the tank": what is asked stands behind it. */
const LEAD_IN = /^(?:when|once|after|if)\b[^.?!\n]{3,60}?\b(?=(?:what['’]?s|what is|how much)\b)/iu;

/** Only what is asked for counts, not what is told beside it. */
const asksFor = (message: string, asked: RegExp): boolean =>
  [message, ...message.split(/[.!?;\n]+/u), message.replace(LEAD_IN, '')].some(
    (one) => one.trim() && asks(one) && asked.test(plainly(one)),
  );
