import { GAP } from '../extract/gap.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { NAME_ENDS, TITLE } from '../lexicon/name-ends.ts';
import { ADDED_TO, ADDING } from '../lexicon/party-words.ts';
import { isWork } from '../lexicon/work.ts';
import type { Day } from '../reading.ts';
import { withCapitals } from './capitals.ts';
import { type Contact, MARK, type Marked, markContacts } from './contacts-in.ts';
import { isName, nameAt } from './name-at.ts';

export type PartyNoun = 'client' | 'supplier';

/** Somebody to be added, as said. */
export interface PartySaid {
  name: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
  /** What else was said of them, without their name and how to reach them. */
  rest: string;
}

const SEVERAL =
  /\b(?:these|two|three|four|both|couple|2|3|4|following)\b|\b(?:clients|customers|suppliers)\s*(?::|-|\n)/i;
const JOINT = /(\s*(?:[;\n]|,?\s*\b(?:and|plus|then|also)\b(?:\s+also\b)?|,\s*&|,|\.(?=\s|$))\s*)/i;

/** Everybody a request asks to be added. Names are followed by how to reach them; a new one begins where that is done. */
export function partiesIn(noun: PartyNoun, request: string, day: Pick<Day, 'country'>): PartySaid[] {
  const marked = markContacts(request, day);
  const asked = stripped(marked.text.replace(ADDED_TO, ` ${GAP} `));
  const groups = grouped(noun, asked, SEVERAL.test(request));
  return groups.map((group) => partyOf(noun, group, marked));
}

/** The words that ask taken off the start, as often as there are any. */
export function stripped(text: string): string {
  let left = text.trim();
  for (let changed = true; changed; ) {
    const before = left;
    for (const pattern of ADDING) left = left.replace(pattern, '').replace(/^[\s,:;.¦-]+/, '');
    changed = left !== before;
  }
  return left;
}

function grouped(noun: PartyNoun, text: string, several: boolean): string[] {
  const pieces = text.split(JOINT);
  const groups: string[] = [];
  let group = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i += 2) {
    const [joint = '', piece = ''] = [pieces[i], pieces[i + 1]];
    if (
      begins(noun, piece) &&
      (hasContact(group) || several) &&
      (several || !/^\s*,\s*$/.test(joint) || hasContact(piece))
    ) {
      groups.push(group);
      group = piece;
    } else group += joint + piece;
  }
  return [...groups, group].filter((one) => /\p{L}|[\uE000-\uE0FF]/u.test(one));
}

const hasContact = (text: string): boolean => text.search(MARK) >= 0;

const LABEL = /^(?:.{1,2}|tel|mob|fax|web|phone|mobile|e-?mail|address|office|cell|direct|contact)$/i;

/** A name with something to reach them by right after it, or a name and nothing else. */
export function begins(noun: PartyNoun, piece: string): boolean {
  const bare = stripped(piece);
  const end = noun === 'client' ? nameAt(bare, 0)?.end : businessAt(bare).length;
  if (!end || LABEL.test(bare.slice(0, end))) return false;
  const after = bare
    .slice(end)
    .replace(/^[\s,:¦-]*(?:(?:on|at|is|his|her|their|number|mobile|phone|ph|mob|email)\b[\s,:¦-]*)*/i, '');
  return (
    /^[\uE000-\uE0FF]/.test(after) || (after === '' && (isName(bare) || /^\p{Lu}\S*(?:\s+\p{Lu}\S*)+$/u.test(bare)))
  );
}

function partyOf(noun: PartyNoun, group: string, { of }: Marked): PartySaid {
  const contacts = (group.match(MARK) ?? []).flatMap((mark) => of.get(mark) ?? []);
  const value = (kind: Contact['kind']) => contacts.find((contact) => contact.kind === kind)?.value;
  const more = contacts.filter((contact) => contact.value !== value(contact.kind)).map((contact) => contact.value);
  const text = stripped(group.replace(MARK, GAP));
  const name = noun === 'client' ? personAt(text) : businessAt(text);
  const at = text.indexOf(name);
  const rest = [text.slice(0, at), text.slice(at + name.length).replace(/^['’]s\b/, ''), ...more].join(` ${GAP} `);
  return {
    name: name ? withCapitals(name) : undefined,
    phone: value('phone'),
    email: value('email'),
    address: value('address'),
    rest,
  };
}

const CHUNK = /^[^,;:\n¦\uE000-\uE0FF]+?(?=\s*(?:[,;:\n¦\uE000-\uE0FF]|\.(?=\s|$)|\s-\s|$))/u;

/** A person, or the whole first chunk where that is what they are called: "bulli fence co". */
function personAt(text: string): string {
  const span = nameAt(text, 0);
  const chunk = CHUNK.exec(text)?.[0] ?? '';
  if (!span) return wordsUpTo(chunk, false);
  const [first = ''] = span.name.split(' ');
  const next =
    text
      .slice(span.end)
      .trimStart()
      .match(/^[\p{L}'’]+/u)?.[0] ?? '';
  const person = FIRST_NAMES.has(first.toLowerCase()) || TITLE.test(first);
  if (
    span.end >= chunk.length ||
    NAME_ENDS.has(next.toLowerCase()) ||
    (person && (isWork(next) || span.name.includes(' ')))
  )
    return span.name;
  const whole = wordsUpTo(chunk, false);
  return whole.length > span.name.length && whole.split(' ').length <= 5 ? whole : span.name;
}

/** A business: the words up to one that begins something else. */
const businessAt = (text: string): string => wordsUpTo(CHUNK.exec(text)?.[0] ?? '', true);

const IN_BUSINESS = new Set(
  'the and of & for in on at my direct express first one number to go up all your'.split(' '),
);
function wordsUpTo(chunk: string, business: boolean): string {
  const words = [...chunk.matchAll(/\S+/g)];
  let end = 0;
  for (const [i, { 0: word, index }] of words.entries()) {
    const low = word.toLowerCase();
    const next = words[i + 1]?.[0] ?? '';
    const inside =
      /^\p{Lu}/u.test(word) ||
      (IN_BUSINESS.has(low) && /^\p{Lu}/u.test(next) && i > 0) ||
      ['and', '&', 'the'].includes(low);
    if (i > 0 && NAME_ENDS.has(low.replace(/['’]s$/, '')) && !inside) break;
    if (!business && i > 0 && isWork(low) && FIRST_NAMES.has((words[0]?.[0] ?? '').toLowerCase())) break;
    end = index + word.length;
  }
  return chunk.slice(0, end).replace(/^[\s,:.-]+|[\s,:.&-]+$/g, '');
}
