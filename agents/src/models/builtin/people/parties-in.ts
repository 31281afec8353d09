import { GAP } from '../extract/gap.ts';
import { withoutTakenBack } from '../extract/taken-back.ts';
import { isNoName } from '../lexicon/no-names.ts';
import { ADDED_TO, NO_RATHER, TELLS_OF } from '../lexicon/party-words.ts';
import { pointsBack } from '../lexicon/points-back.ts';
import type { Day } from '../reading.ts';
import { withCapitals } from './capitals.ts';
import { type Contact, MARK, type Marked, markContacts } from './contacts-in.ts';
import { isName, nameAt } from './name-at.ts';
import { businessAt, type PartyNoun, partyName, stripped } from './party-name.ts';

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
  /\b(?:these|two|three|four|both|couple|2|3|4|following)\b|\bas\s+(?:clients|customers|suppliers)\b|\b(?:clients|customers|suppliers)\s*(?::|-|\n)/i;
const JOINT =
  /(\s*(?:[;\n]|,?\s*\b(?:and|plus|then|also)\b(?:\s+also\b)?|\s(?=(?:second|third|last|other) (?:one )?is\b)|,\s*&|,|\.(?=\s|$))\s*(?:(?:his|her|their|the)\s+(?:[\p{L}-]+\s+)?(?:brother|sister|neighbour|neighbor|mate|mum|dad|mother|father|son|daughter|wife|husband|partner|cousin|boss|in-law|friend)\s+(?=\p{L}))?)/iu;

/** Everybody a request asks to be added. Names are followed by how to reach them; a new one begins where that is done. */
export function partiesIn(noun: PartyNoun, request: string, day: Day): PartySaid[] {
  const marked = markContacts(told(withoutTakenBack(request, day)), day);
  const several = SEVERAL.test(request);
  const shared = several ? SHARED_HEAD.exec(marked.text) : null;
  const text = shared ? marked.text.slice(shared[0].length) : headed(marked.text, several);
  const asked = stripped(text.replace(ADDED_TO, ` ${GAP} `).replace(BOTH_GO, ' '));
  const all = shared ? marked.of.get(shared.groups?.mark ?? '') : undefined;
  const groups = grouped(noun, asked, several);
  return groups.map((group) => {
    const party = partyOf(noun, group, marked);
    return all?.kind === 'address' ? { ...party, address: party.address ?? all.value } : party;
  });
}

/** "brothers, same house, 8 Lyrebird Way: Amit ..., Sunil ...": where all of them live. */
const SHARED_HEAD = /^[^:\n\uE000-\uE0FF]{0,80}(?<mark>[\uE000-\uE0FF])[^:\n\uE000-\uE0FF]{0,20}:\s+(?=\p{L})/u;
/** "both need to go on as clients". */
const BOTH_GO =
  /[\s.,]*\b(?:both|all|they|these|them)\s+(?:of them\s+)?(?:need|have|are|want)?\s*(?:to\s+)?(?:go|be|going|added|put)\s*(?:added|put|on|in|up)?\W*$/i;

/** Without the breaths that only say what to do with it: "set him up", "add em as a client". */
function told(request: string): string {
  const breaths = request.split(/((?:,(?=\s)|[;\n?]|[.!](?=\s|$)|\s-\s|"?\s*<<)\s*)/);
  return breaths.filter((_, i) => !(i > 0 && i % 2 === 0 && pointsBack(breaths[i] ?? ''))).join('');
}

/** Of a list without what stands above it: "need the Pascoes in as clients: Trent Pascoe ...". */
const headed = (text: string, several: boolean): string =>
  several ? text.replace(/^[^:\n\uE000-\uE0FF]{0,60}:\s+(?=\p{L})/u, '') : text;

function grouped(noun: PartyNoun, text: string, several: boolean): string[] {
  const pieces = text.split(JOINT);
  const groups: string[] = [];
  let group = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i += 2) {
    const [joint = '', piece = ''] = [pieces[i], pieces[i + 1]];
    if (
      (begins(noun, piece) || (several && hasContact(group) && hasContact(piece) && names(noun, piece))) &&
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

/** Somebody else in a list, who need not look like a name. */
function names(noun: PartyNoun, piece: string): boolean {
  const bare = stripped(piece);
  const name = CHUNK.exec(bare)?.[0] ?? '';
  return !TELLS_OF.test(bare) && !LABEL.test(name) && !OF_THE_SAME.test(bare) && partyName(noun, bare) !== '';
}
const CHUNK = /^[^,;:\n\uE000-\uE0FF]+/u;
const OF_THE_SAME =
  /^(?:his|her|their|the\s+(?:number|phone|email|address|other)|phone|mobile|number|e-?mail|fax|address|web|on|or)\b/i;

const LABEL = /^(?:.{1,2}|tel|mob|fax|web|phone|mobile|e-?mail|address|office|cell|direct|contact)$/i;

/** A name with something to reach them by right after it, or a name and nothing else. */
export function begins(noun: PartyNoun, piece: string): boolean {
  const bare = stripped(piece);
  const end = noun === 'client' ? nameAt(bare, 0)?.end : businessAt(bare).length;
  const name = bare.slice(0, end ?? 0);
  if (!end || LABEL.test(name) || isNoName(name) || TELLS_OF.test(bare) || NO_RATHER.test(bare)) return false;
  // what a shop sells goes on: "duct and grilles"
  if (noun === 'supplier' && /^\p{Ll}[\p{L}'’-]*$/u.test(name)) return false;
  const after = bare
    .slice(end)
    .replace(/^[\s,:¦(-]*(?:(?:on|at|is|his|her|their|number|mobile|phone|ph|mob|email)\b[\s,:¦(-]*)*/i, '');
  return (
    /^[\uE000-\uE0FF]/.test(after) || (after === '' && (isName(bare) || /^\p{Lu}\S*(?:\s+\p{Lu}\S*)+$/u.test(bare)))
  );
}

const MENDED = /\b(?:no|sorry|wait|oops|make that|i mean|actually|scratch that|old one)\b/i;

function partyOf(noun: PartyNoun, group: string, { of }: Marked): PartySaid {
  const contacts = (group.match(MARK) ?? []).flatMap((mark) => of.get(mark) ?? []);
  // "0491 570 884. sorry, make that 0491 570 848": the later one counts
  const mended = MENDED.test(group);
  const value = (kind: Contact['kind']) =>
    (mended ? contacts.findLast((one) => one.kind === kind) : contacts.find((one) => one.kind === kind))?.value;
  const more = (mended ? [] : contacts)
    .filter((contact) => contact.value !== value(contact.kind))
    .map((contact) => contact.value);
  const text = stripped(group.replace(MARK, GAP));
  const name = partyName(noun, text);
  const at = text.indexOf(name);
  const rest = [text.slice(0, at), text.slice(at + name.length).replace(/^['’]s\b/, ''), ...more].join(` ${GAP} `);
  return {
    name: name ? withCapitals(name) + (noun === 'supplier' ? (/['’]s$/.exec(name)?.[0] ?? '') : '') : undefined,
    phone: value('phone'),
    email: value('email'),
    address: value('address'),
    rest,
  };
}
