import { startsForTeam } from './for-team.ts';
import { type Around, beyondUs, intentsOf, PLAIN } from './intent/intents.ts';
import { mask } from './intent/mask.ts';
import { unmarked } from './lexicon/corrections.ts';
import { goesOn } from './lexicon/goes-on.ts';
import { NO_OPENING_AFTER, OPENS_ALONE, opens, opensAsQuestion, orderOf } from './lexicon/openers.ts';

/** The comma of "$1,120" is none. */
const JOINT =
  /\s*[;\n]+\s*|(?<!\b(?:no|st|mt|approx|mr|mrs|ms|dr))[.?!]\s+|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*(?:and\s+|then\s+|also\s+|plus\s+|but\s+)*|\s+(?:and|then|also|plus|&)\s+(?:then\s+|also\s+|plus\s+)*/gi;

/** "quick ones: order ..." and "and order ..." begin with the order. */
const LEAD_IN =
  /^(?:(?:just\s+)?(?:a\s+)?(?:quick (?:ones?|things?)|(?:few|couple|two|three|2|3|couple of|few of)\s*(?:quick\s+)?(?:things?|ones|jobs|bits)(?: for (?:you|ya|today))?|right|heads up))\s*[:-]\s*/i;
const JOINED_ON = /^(?:(?:and|also|then|plus|but|oh|now|next|ok so|yeah)\b[\s,]+)+/i;

interface Piece {
  text: string;
  /** What stands between the piece before and this one. */
  joint: string;
}

/** The requests of a message, in order. A joint parts two requests only where a new one really begins. */
export function split(message: string, around: Around): string[] {
  const parts: string[] = [];
  const bare = message.replace(LEAD_IN, '');
  const begun = bare.replace(JOINED_ON, '');
  for (const { text, joint } of pieces(opens(begun) ? begun : bare)) {
    const current = parts.at(-1);
    if (current === undefined) {
      parts.push(text);
      continue;
    }
    const again = repeated(text, current, joint, around);
    if (again) parts.splice(-1, 1, ...again);
    else if (begins(text, current, joint, around)) parts.push(text);
    else parts[parts.length - 1] = current + joint + text;
  }
  return parts.flatMap((part) => unjoined(part, around)).filter((part) => part !== '');
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

function begins(text: string, current: string, joint: string, around: Around): boolean {
  if (startsForTeam(text)) return true;
  if (goesOn(text, current) && !REMINDS_OF.test(text)) return false;
  if (POINTS_BACK.test(text) || (!hard(joint) && unmarked(current) === '')) return false;
  if (hard(joint) && opensAsQuestion(text)) return true;
  const [left] = intentsOf(current, around);
  const beyond = beyondUs(text, around);
  const [right] = beyond ? [] : intentsOf(text, around);
  if (!right && !beyond) return false;
  const sure = beyond ? 1 : (right?.sure ?? 0);
  if (opens(text)) {
    if (sure < PLAIN) return false;
    // the words of a message to somebody go on; so does what a reminder is about
    if (left?.tool === 'send_message' && !hard(joint))
      return startsForTeam(text) || /\b(?:also|then|plus)\b/i.test(joint);
    if (left?.tool === 'create_task' && bare(joint) && /\bto\b|^(?:ring|call|pick|book)/i.test(current)) {
      return sure >= CLEAR && right?.owner !== 'michelle' && slotsOf(text, around).some((slot) => VALUE.test(slot));
    }
    if (left && WORK.has(left.tool) && !hard(joint) && PART_OF_WORK.test(text)) {
      return sure >= CLEAR && newSubject(text, current, around);
    }
    // "new client Bob, he wants a deck some day" is a note on Bob; with a price or a day it is a job
    if (left?.tool === 'create_client' && /^(?:he|she|they)\b/i.test(text)) {
      return slotsOf(text, around).some((slot) => /money|date/.test(slot));
    }
    return true;
  }
  if (!right || (left?.sure ?? 0) < PLAIN) return false;
  if (left?.tool === 'create_client' && hard(joint)) return /money|date/.test(slotsOf(text, around).join());
  if (SAYS.test(text) && /also|then|plus/i.test(joint)) return sure >= PLAIN && right.tool !== left?.tool;
  if (sure < CLEAR || !newSubject(text, current, around)) return false;
  return SAYS.test(text) || (hard(joint) && right.tool !== left?.tool);
}

/** "..., stick that on my list" says what to do with what was just said. */
const POINTS_BACK =
  /^(?:can you\s+|please\s+)?(?:stick|put|chuck|whack|pop|add|bung|throw|note|write|log|jot)\s+(?:it|that|this|them)\s*(?:down|in|up)?\s*(?:$|(?:on|in|to|as|for)\s+(?:my|me|the|our|a|his|her|their)?\s*(?:to-?do\s*)?(?:list|calendar|diary|books?|reminder|task|to-?do|tab|account|notes?)\b)/i;

/** "remind me the day before to ring him" is a reminder of its own. */
const REMINDS_OF = /^(?:remind|nudge) me\b.*\bto\s+\p{L}/iu;

/** What these say goes on with work to be done: "a new deck, remove the old one". */
const WORK = new Set(['create_job', 'create_quote', 'create_client', 'update_quote']);
const PART_OF_WORK =
  /^(?:remove|take|knock|pull|drop|put|move|bump|close|extend|finish|check|set|make|open|change|clear|shift|add|lift|replace|cut|start|stick|whack|pop)\b/i;

/** Something is said of somebody or something: "the posts have turned up", "graham wants his fence done". */
const SAYS =
  /^(?:[\p{L}'’&-]+\s+){1,6}?(?:is|are|was|has|have|had|wants?|needs?|paid|just|owes?|will|won't|wont|can't|cant|got|turned up|arrived|reckons?|said|says|came|landed|finished|done)\b/iu;

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
  for (const match of part.matchAll(OPENS_ALONE)) {
    const [left, right] = [part.slice(0, match.index).trim(), part.slice(match.index)];
    // "for the shower retile grab 14 sqm of ...": what something is for opens the request
    if (/^(?:for|from|on|at)\s+(?:\S+\s*){1,6}$/i.test(left) || goesOn(right, left)) continue;
    if (left.split(/\s+/).length < 3 || NO_OPENING_AFTER.test(`${left} `) || /[,:(@-]$/.test(left)) continue;
    // "ingrids quote": it is hers
    if (isWhose(left.split(/\s+/).at(-1) ?? '', around)) continue;
    const [before] = intentsOf(left, around);
    if ((before?.sure ?? 0) < PLAIN || before?.tool === 'send_message') continue;
    if (!startsForTeam(right) && (intentsOf(right, around)[0]?.sure ?? 0) < CLEAR) continue;
    return [left, ...unjoined(right, around)];
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
