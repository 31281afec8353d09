import { spend, TooMuchWork } from '../../understanding/budget.ts';
import { begins } from './begins.ts';
import { startsForTeam } from './for-team.ts';
import { depends } from './held.ts';
import { impliedJobRequest, impliedWish } from './implied-job.ts';
import { type Around, intentsOf, PLAIN } from './intent/intents.ts';
import { mask } from './intent/mask.ts';
import { type Piece, withLeadUps } from './lead-ups.ts';
import { goesOn } from './lexicon/goes-on.ts';
import { NO_OPENING_AFTER, OPENS_ALONE, opens, orderOf } from './lexicon/openers.ts';
import { pointsBack } from './lexicon/points-back.ts';
import { AUDIENCE_LAST } from './lexicon/set-actions.ts';
import { LABELLED, SAYS } from './lexicon/splits.ts';
import { BEFORE_IT, COMES_TO_POINT } from './lexicon/story.ts';
import { listedIn } from './listed.ts';
import { pasteIn } from './paste/paste.ts';
import { rememberingBeside } from './remember.ts';
import { isSeveralNew } from './several-new.ts';
import { CLEAR, hard, kinds, NAMED, newSubject, slotsOf, VALUE } from './sides-of-joint.ts';

/** The comma of "$1,120" is none. */
const JOINT =
  /\s*[;\n]+\s*|(?<!\b(?:no|st|mt|approx|mr|mrs|ms|dr)|(?:^|\n)\s*\d{1,2})[.?!]\s+|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*(?:and\s+|then\s+|also\s+|plus\s+|but\s+)*|\s+(?:and|then|also|plus|&)\s+(?:then\s+|also\s+|plus\s+)*/gi;

/** "quick ones: order ..." and "and order ..." begin with the order. */
const LEAD_IN =
  /^(?:(?:just\s+)?(?:a\s+)?(?:quick (?:ones?|things?)|(?:few|couple|two|three|2|3|couple of|few of)\s*(?:quick\s+)?(?:things?|ones|jobs|bits)(?: for (?:you|ya|today))?|right|heads up))\s*[:-]\s*|^(?:a\s+)?(?:few|couple|couple of|two|three|some)\s+(?:quick\s+)?(?:changes|fixes|updates|edits|corrections)(?:\s+for\s+(?:you|ya))?(?:,?\s+(?:jerry|mate))?\b[\s:,.-]*(?=\S)/i;
const JOINED_ON = /^(?:(?:and|also|then|plus|but|oh|now|next|ok so|yeah)\b[\s,]+)+/i;

/** The requests of a message, in order. What somebody else wrote is material for one of them and never parted. */
export const split = (said: string, around: Around): string[] => {
  const { records, facts } = around;
  return [
    ...rememberParts(records)(`${facts.today} ${facts.country} ${facts.jobOnScreen ?? ''} ${said}`, () =>
      splitAnew(said, around),
    ),
  ];
};
const rememberParts = rememberingBeside<string[]>(100);

function splitAnew(said: string, around: Around): string[] {
  if (isBlast(said) || isSeveralNew(said)) return [said];
  const message = pasteIn(said) ? said : pointed(said, around);
  const paste = pasteIn(message);
  if (paste) {
    const [head = '', ...more] = plainSplit(paste.ask, around);
    const [first] = intentsOf(head, around);
    const others = more.filter((one) => another(one, first?.tool, around));
    return [others.reduce(without, message), ...others];
  }
  return listedIn(message, around)?.flatMap((item) => plainSplit(item, around)) ?? plainSplit(message, around);
}

/** What was told before what is asked is off; work that is told of is asked for. */
const pointed = (said: string, around: Around): string => {
  const point = toThePoint(said, around).replace(GET_ON_TO, '$<verb> $<who>');
  return impliedJobRequest(point, around) ?? impliedWish(point, around) ?? point;
};

/** "get on to bowens and send them the lot" sends bowens the lot. */
const GET_ON_TO =
  /^(?:(?:can you|please|just)\s+)*(?:get|jump|hop)\s+on\s?to\s+(?<who>[\p{L}'’&. -]{2,30}?)\s+and\s+(?<verb>send|text|e-?mail|tell|ask|give)\s+(?:them|him|her)\b/iu;

/** "what a day, ... anyway Maureen dropped by with 1,000": what was told before asks for nothing and names no value. */
function toThePoint(said: string, around: Around): string {
  const message = said.replace(BEFORE_IT, '');
  for (const match of [...message.matchAll(COMES_TO_POINT)].toReversed()) {
    const [before, after] = [message.slice(0, match.index), message.slice(match.index + match[0].length)];
    const pieces = before.split(/[,.;!?]\s*|\s+(?:and|then|but)\s+/);
    const talk =
      !slotsOf(before, around).some((slot) => TOLD_VALUE.test(slot)) && !pieces.some((one) => asksPlainly(one, around));
    if (talk && before.trim() !== '' && after.split(/\s+/).length > 2) return after;
  }
  return message;
}
const TOLD_VALUE = /money|phone|email|address|percent/;
const asksPlainly = (text: string, around: Around): boolean =>
  (opens(text) && !/^what an?\b/i.test(text)) ||
  ((intentsOf(text, around)[0]?.sure ?? 0) >= CLEAR && kinds(slotsOf(text, around), NAMED).length > 0);

/** "blast out a merry xmas and our shutdown dates to the whole client book": one message to many. */
const isBlast = (message: string): boolean =>
  AUDIENCE_LAST.test(message) &&
  /^(?:e-?mail|text|sms|message|msg|send|shoot|flick|fire|blast)\b/i.test(message) &&
  !/\n/.test(message);

/** The message as it stands, but for a request in it that is seen to by itself. */
function without(message: string, request: string): string {
  const at = message.indexOf(request);
  if (at < 0) return message;
  return (
    message.slice(0, at).replace(/[\s,;]*(?:\b(?:and|then|also|plus)\b|&)?\s*$/i, '') +
    message.slice(at + request.length)
  );
}

/** Beside what is to be done with a paste, something else is asked: "... and remind me to ring her". */
function another(text: string, tool: string | undefined, around: Around): boolean {
  const [intent] = intentsOf(text, around);
  return (
    opens(text) &&
    (intent?.sure ?? 0) >= CLEAR &&
    intent?.tool !== tool &&
    !pointsBack(text) &&
    !/\bwhat(?:'?s|ever)?\b/i.test(text)
  );
}

/** Characters. No request of its own is longer; what goes on beyond is more of the same, a list or a story. */
const MOST_OF_A_REQUEST = 400;

/** Each is read for itself. Nobody asks for more in one breath; a list of one kind is one request. */
const MOST_REQUESTS = 60;

/** A request while it is put together from its pieces. */
interface Growing extends Piece {
  /** What says which request it is, all of it but for a very long one: read again at every joint, it has to end. */
  head: string;
}
const growing = (text: string, joint: string): Growing => ({ text, joint, head: text });

function grow(current: Growing, added: string): void {
  current.text = current.text.replace(/\?$/, '') + added;
  if (current.head.length < MOST_OF_A_REQUEST) current.head = current.head.replace(/\?$/, '') + added;
}

/** A joint parts two requests only where a new one really begins. */
function plainSplit(message: string, around: Around): string[] {
  const parts: Growing[] = [];
  const bare = message.replace(LEAD_IN, '');
  const begun = bare.replace(JOINED_ON, '');
  for (const { text, joint } of pieces(opens(begun) ? begun : bare)) {
    const current = parts.at(-1);
    if (current === undefined) {
      parts.push(growing(text, ''));
      continue;
    }
    spend(current.head.length + text.length);
    // what holds for both is said at the end, which a head has not
    const again = current.head === current.text ? repeated(text, current.text, joint, around) : null;
    if (again) parts.splice(-1, 1, ...again.map((one) => growing(one, joint)));
    else if (begins(text, current.head, joint, around)) parts.push(growing(text, joint));
    else grow(current, joint + text);
    if (parts.length > MOST_REQUESTS) throw new TooMuchWork();
  }
  const apart = parts.flatMap(({ text, joint }) =>
    unjoined(text, around).map((one, i) => ({ text: one, joint: i === 0 ? joint : ' ' })),
  );
  return withLeadUps(
    apart.filter(({ text }) => text !== ''),
    around,
  );
}

function pieces(message: string): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  let joint = '';
  for (const match of message.matchAll(JOINT)) {
    if (match.index === 0) {
      start = match[0].length;
      continue;
    }
    found.push({ text: message.slice(start, match.index).trim(), joint });
    // a question mark stays with the question
    const ends = /^\s*[?]/.test(match[0]);
    if (ends) found[found.length - 1] = { text: `${message.slice(start, match.index).trim()}?`, joint };
    joint = match[0];
    start = match.index + match[0].length;
  }
  found.push({ text: message.slice(start).trim(), joint });
  return found.filter(({ text }) => text !== '');
}

const SHARED = /^(.*?)[\s,]+(?:both|all|each)\s+(.+)$/i;

/** "invoice wei 800 and graham 450 both due friday": the order word, and what holds for both, are said for each. */
function repeated(text: string, current: string, joint: string, around: Around): [string, string] | null {
  if (hard(joint) || opens(text)) return null;
  const order = orderOf(current);
  if (!order) return null;
  const [mine, theirs] = [slotsOf(text, around), slotsOf(current, around)];
  const values = kinds(mine, VALUE).filter((slot) => theirs.includes(slot));
  // more prices for the same person are lines of one quote
  if (/^(?:quote|price)/i.test(order) && !newSubject(text, current, around)) return null;
  const same = kinds(mine, NAMED).filter((slot) => theirs.includes(slot));
  const isSum = ANOTHER_SUM.test(text) && theirs.includes('{money}');
  const isDay = REMINDS_ME.test(order) && mine[0] === '{date}' && /\bto\b/i.test(text);
  const isSubject = values.length > 0 && same.length > 0 && newSubject(text, current, around) && !SAYS.test(text);
  if (!isSum && !isDay && !isSubject) return null;
  const shared = SHARED.exec(text);
  const one = `${order} ${shared?.[1] ?? text}`;
  return shared?.[2] ? [`${current}, ${shared[2]}`, `${one}, ${shared[2]}`] : [current, one];
}

/** "800 for the deck" */
const ANOTHER_SUM = /^\$?\d[\d,.]*k?\s+(?:for|on|at)\b/i;
const REMINDS_ME = /^(?:remind|nudge) me$/i;

/** Requests that follow each other without any joint, as dictation leaves them. Both sides have to be plain ones. */
function unjoined(part: string, around: Around): string[] {
  if (depends(part, around)) return [part];
  for (const match of part.matchAll(OPENS_ALONE)) {
    const [left, right] = [part.slice(0, match.index).trim(), part.slice(match.index)];
    if (isOneRequest(left, right, around)) continue;
    const [before] = intentsOf(left, around);
    if ((before?.sure ?? 0) < PLAIN || before?.tool === 'send_message') continue;
    if (!startsForTeam(right) && (intentsOf(right, around)[0]?.sure ?? 0) < CLEAR) continue;
    return [left.replace(/[\s,.;]+(?:and|then|also|plus)$/i, ''), ...unjoined(right, around)];
  }
  return [part];
}

/** By their words alone, two parts without a joint belong together. */
function isOneRequest(left: string, right: string, around: Around): boolean {
  const words = left.split(/\s+/);
  return (
    // "for the shower retile grab 14 sqm of ...": what something is for opens the request
    /^(?:for|from|on|at)\s+(?:\S+\s*){1,6}$/i.test(left) ||
    goesOn(right, left) ||
    // "the slab job is done": its own words
    (/^job\b/i.test(right) && LABELLED.test(mask(left, around.records, around.facts).trim())) ||
    words.length < 3 ||
    NO_OPENING_AFTER.test(`${left} `) ||
    /[,:(@-]$/.test(left) ||
    // "ingrids quote": it is hers
    isWhose(words.at(-1) ?? '', around)
  );
}

const isWhose = (word: string, { records }: Around): boolean =>
  /['’]s$/.test(word) ||
  records.some(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => `${part}s` === word.toLowerCase()),
  );
