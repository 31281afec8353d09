import { spend, TooMuchWork } from '../../understanding/budget.ts';
import { startsForTeam } from './for-team.ts';
import { depends } from './held.ts';
import { type Around, beyondUs, intentsOf, PLAIN } from './intent/intents.ts';
import { isQuestion } from './intent/is-question.ts';
import { mask } from './intent/mask.ts';
import { takesAwayAnother } from './intent/takes-away.ts';
import { type Piece, withLeadUps } from './lead-ups.ts';
import { unmarked } from './lexicon/corrections.ts';
import { goesOn } from './lexicon/goes-on.ts';
import { OPENS_NOTE } from './lexicon/notes.ts';
import { NO_OPENING_AFTER, OPENS_ALONE, opens, opensAsQuestion, orderOf } from './lexicon/openers.ts';
import { pointsBack } from './lexicon/points-back.ts';
import { saysWhere } from './lexicon/says-where.ts';
import { AUDIENCE_LAST } from './lexicon/set-actions.ts';
import {
  A_THING,
  CLOSES,
  DELETES_IT,
  DOES_SO,
  IT_IS_ON,
  LABELLED,
  MAKES_INVOICE,
  OF_EACH,
  ONE_TO_DO,
  OTHER_ASK,
  PART_OF_WORK,
  POINTS_BACK,
  REMINDS_OF,
  SAME_PERSON,
  SAYS,
  SCENE,
  THEY_WANT,
  TO_DOS,
  WHAT_THEY,
  WHEREABOUTS,
} from './lexicon/splits.ts';
import {
  BEFORE_IT,
  COMES_TO_POINT,
  DAY_OFF,
  MAKE_IT,
  NEW_CONTACT,
  OF_THE_SAME,
  SENDS_IT,
  SHARE_NOW,
} from './lexicon/story.ts';
import { listedIn } from './listed.ts';
import { pasteIn } from './paste/paste.ts';
import { rememberingBeside } from './remember.ts';
import { isSeveralNew } from './several-new.ts';
import { toldAsJob, wantsOf } from './told-as-job.ts';

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
  return [...rememberParts(records)(`${facts.today} ${facts.country} ${said}`, () => splitAnew(said, around))];
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
  return toldAsJob(point, around) ?? wantsOf(point, around) ?? point;
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

/** A clear request beats one that only looks a little like one. */
const CLEAR = PLAIN * 2;
const hard = (joint: string): boolean => /[;\n.?!]/.test(joint);
const bare = (joint: string): boolean => /^\s+(?:and|&)\s+$/i.test(joint);

const slotsOf = (text: string, around: Around): string[] =>
  mask(text, around.records, around.facts).match(/\{\w+\}/g) ?? [];
const kinds = (slots: readonly string[], of: RegExp): string[] => [...new Set(slots.filter((slot) => of.test(slot)))];
const NAMED = /client|job|task|item|supplier|quote/;
const VALUE = /money|date|time|number|percent/;

/** Neither a figure nor a record is named. */
const plainWords = (text: string, around: Around): boolean => !/\d/.test(text) && named(text, around).length === 0;

function begins(text: string, current: string, joint: string, around: Around): boolean {
  if (startsForTeam(text)) return true;
  if (hard(joint) ? depends(text, around) : depends(current + joint + text, around)) return hard(joint);
  if (NEW_CONTACT.test(text) && slotsOf(text, around).some((slot) => /phone|email|address/.test(slot))) return true;
  if (SENDS_IT.test(text) && MAKES_INVOICE.test(current)) return true;
  if (/^\s*,\s*$/.test(joint) && OPENS_NOTE.test(current) && plainWords(text, around)) return false;
  if (goesOn(text, current) && !REMINDS_OF.test(text)) return false;
  if (A_THING.test(current) && opensAsQuestion(text) && OF_THE_SAME.test(text)) return false;
  if (isQuestion(current) && OF_THE_SAME.test(text) && !named(text, around).length) return false;
  if (WHEREABOUTS.test(current) && opensAsQuestion(text)) return false;
  if (/^how much of (?:it|that|this)\b/i.test(text)) return false;
  if (SHARE_NOW.test(text)) return true;
  if (saysWhere(text, current) || valueAlone(current, around) || sceneAlone(current, around)) return false;
  if (nameAlone(text, around) || (TO_DOS.test(current) && !hard(joint) && !startsForTeam(text))) return false;
  if (POINTS_BACK.test(text) || (!hard(joint) && unmarked(current) === '')) return false;
  if (OF_EACH.test(text) && isQuestion(current)) return false;
  if (ONE_TO_DO.test(current) && !startsForTeam(text)) return false;
  if (hard(joint) && opensAsQuestion(text)) return true;
  const [left] = intentsOf(current, around);
  if (DAY_OFF.test(current) && MAKE_IT.test(text)) return false;
  if (DAY_OFF.test(text) && left?.tool === 'create_finance_record') return true;
  if (left?.tool === 'create_client' && SAME_PERSON.test(text)) return false;
  if (left?.tool.startsWith('update_') && DOES_SO.test(text)) return false;
  // "scrap job 7241, delete it out of the system": the same once more
  if (left?.verb === 'delete' && DELETES_IT.test(text)) return false;
  if (takesAwayAnother(mask(text, around.records, around.facts), left)) return true;
  const beyond = beyondUs(text, around);
  // "get into their account and tell me what they charge" asks for one thing
  if (WHAT_THEY.test(text) && beyondUs(current, around) === 'cannot_other') return false;
  const [right] = beyond ? [] : intentsOf(text, around);
  if (!right && !beyond) return false;
  // "4 lengths of copper and chuck in two tins of flux" is one order
  const oneOrder = left?.tool === 'create_procurement_item' && right?.tool === left.tool;
  if (oneOrder && !hard(joint) && !named(text, around).length && !kinds(slotsOf(text, around), NAMED).length)
    return false;
  // "been out to see the Calloways, ... They want 24 metres of edging": what they want was led up to
  if (THEY_WANT.test(text) && left && left.sure < CLEAR && left.tool !== 'create_client' && !named(text, around).length)
    return false;
  // "lost the wall, Vaucluse went with another mob. Mark that quote declined" is told of one quote
  const oneNamed = !named(text, around).length || !named(current, around).length;
  if (left?.tool === 'update_quote' && right?.tool === left.tool && oneNamed) return false;
  const sure = beyond ? 1 : (right?.sure ?? 0);
  if (opens(text)) {
    if (sure < PLAIN) return false;
    // the words of a message to somebody go on; so does what a reminder is about
    if (left?.tool === 'send_message' && !hard(joint))
      return startsForTeam(text) || /\b(?:also|then|plus)\b/i.test(joint);
    if (left?.tool === 'create_task' && bare(joint) && /\bto\b|^(?:ring|call|pick|book)/i.test(current)) {
      return sure >= CLEAR && right?.owner !== 'michelle' && slotsOf(text, around).some((slot) => VALUE.test(slot));
    }
    if (left && WORK.has(left.tool) && !hard(joint) && PART_OF_WORK.test(text) && !OTHER_ASK.test(text)) {
      return sure >= CLEAR && newSubject(text, current, around);
    }
    // "new client Bob, he wants a deck some day" is a note on Bob; with a price or a day it is a job
    if (left?.tool === 'create_client' && /^(?:he|she|they)\b/i.test(text)) {
      return slotsOf(text, around).some((slot) => /money|date/.test(slot));
    }
    return true;
  }
  if (!right || (left?.sure ?? 0) < PLAIN) return false;
  if (CLOSES.test(text) && right.tool === 'update_job' && left?.tool !== right.tool) return true;
  if (IT_IS_ON.test(text) && left?.tool === 'update_job' && slotsOf(text, around).includes('{date}')) return true;
  if (left?.tool === 'create_client' && hard(joint)) return /money|date/.test(slotsOf(text, around).join());
  if (SAYS.test(text) && /also|then|plus/i.test(joint)) return sure >= PLAIN && right.tool !== left?.tool;
  if (sure < CLEAR || !newSubject(text, current, around)) return false;
  return SAYS.test(text) || (hard(joint) && right.tool !== left?.tool);
}

/** Words. A longer text is more than a value; to see that costs nothing. */
const MOST_OF_A_VALUE = 10;

/** "$5,540 inc gst" alone asks for nothing: what it is the price of follows. */
const valueAlone = (text: string, { records, facts }: Around): boolean =>
  text.split(/\s+/).length <= MOST_OF_A_VALUE &&
  !/\p{L}/u.test(
    mask(text, records, facts)
      .replace(/\{(?:money|number|percent|date|time)\}/g, ' ')
      .replace(/\b(?:inc|incl|plus|gst|due|at|on|by|for|only|all|up|in|total)\b/gi, ' '),
  );

/** "for the slab job", "budget of the slab job": what is to be done there follows. */
const sceneAlone = (text: string, { records, facts }: Around): boolean =>
  SCENE.test(text) && LABELLED.test(mask(text.replace(SCENE, ' '), records, facts).trim());

/** "Bill Mbeki", "Mark Ratu": somebody on file, and no order. */
const nameAlone = (text: string, { records }: Around): boolean =>
  records.some(({ kind, name }) => kind === 'client' && name.toLowerCase() === text.trim().toLowerCase());

/** What these say goes on with work to be done: "a new deck, remove the old one". */
const WORK = new Set(['create_job', 'create_quote', 'create_client', 'update_quote']);

/** Names a record that the request so far does not name. */
function newSubject(text: string, current: string, around: Around): boolean {
  const had = named(current, around);
  return named(text, around).some((one) => !had.includes(one));
}
const named = (text: string, around: Around): string[] => {
  const slots = new Set(slotsOf(text, around));
  if (!kinds([...slots], NAMED).length) return [];
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return around.records.flatMap(({ id, name, client }) =>
    `${name} ${client ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.length > 2 && words.some((word) => word === part || word === `${part}s`))
      ? [id]
      : [],
  );
};

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
  const sums = /^\$?\d[\d,.]*k?\s+(?:for|on|at)\b/i.test(text) && theirs.includes('{money}');
  const days = /^(?:remind|nudge) me$/i.test(order) && mine[0] === '{date}' && /\bto\b/i.test(text);
  if (!sums && !days && !(values.length && same.length && newSubject(text, current, around))) return null;
  if (!sums && !days && SAYS.test(text)) return null;
  const shared = SHARED.exec(text);
  const one = `${order} ${shared?.[1] ?? text}`;
  return shared?.[2] ? [`${current}, ${shared[2]}`, `${one}, ${shared[2]}`] : [current, one];
}

/** Requests that follow each other without any joint, as dictation leaves them. Both sides have to be plain ones. */
function unjoined(part: string, around: Around): string[] {
  if (depends(part, around)) return [part];
  for (const match of part.matchAll(OPENS_ALONE)) {
    const [left, right] = [part.slice(0, match.index).trim(), part.slice(match.index)];
    // "for the shower retile grab 14 sqm of ...": what something is for opens the request
    if (/^(?:for|from|on|at)\s+(?:\S+\s*){1,6}$/i.test(left) || goesOn(right, left)) continue;
    // "the slab job is done": its own words
    if (/^job\b/i.test(right) && LABELLED.test(mask(left, around.records, around.facts).trim())) continue;
    if (left.split(/\s+/).length < 3 || NO_OPENING_AFTER.test(`${left} `) || /[,:(@-]$/.test(left)) continue;
    // "ingrids quote": it is hers
    if (isWhose(left.split(/\s+/).at(-1) ?? '', around)) continue;
    const [before] = intentsOf(left, around);
    if ((before?.sure ?? 0) < PLAIN || before?.tool === 'send_message') continue;
    if (!startsForTeam(right) && (intentsOf(right, around)[0]?.sure ?? 0) < CLEAR) continue;
    return [left.replace(/[\s,.;]+(?:and|then|also|plus)$/i, ''), ...unjoined(right, around)];
  }
  return [part];
}

const isWhose = (word: string, { records }: Around): boolean =>
  /['’]s$/.test(word) ||
  records.some(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => `${part}s` === word.toLowerCase()),
  );
