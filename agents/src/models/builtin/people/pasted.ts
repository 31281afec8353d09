import { GAP } from '../extract/gap.ts';
import { BUSINESS_WORDS } from '../lexicon/businesses.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { ADDED_TO } from '../lexicon/party-words.ts';
import { BOILERPLATE, EMPTY_LABELS, LINE_LABEL, NUMBERS_LEFT_OUT, PLEASANTRIES, ROLES } from '../lexicon/paste.ts';
import type { Day } from '../reading.ts';
import { type Contact, MARK, markContacts } from './contacts-in.ts';
import { isName } from './name-at.ts';
import { begins, type PartySaid } from './parties-in.ts';
import { type PartyNoun, stripped } from './party-name.ts';
import { takeWho } from './who.ts';

/** Fewer lines than this are typed, not pasted. */
const LEAST = 3;

/** A signature, a card, a web page or a text message with somebody in it; null when the request is no such paste. */
export function pastedParty(noun: PartyNoun, request: string, day: Pick<Day, 'country'>): PartySaid | null {
  const lines = request
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < LEAST) return null;
  const kept = lines.filter((line) => !BOILERPLATE.some((says) => says.test(withoutValues(line))));
  const marked = markContacts(kept.join('\n').replace(NUMBERS_LEFT_OUT, ' '), day);
  const contacts = [...marked.text.matchAll(MARK)].flatMap(([mark]) => marked.of.get(mark) ?? []);
  const value = (kind: Contact['kind']) => contacts.find((contact) => contact.kind === kind)?.value;
  // a line each is a list of several
  if (marked.text.split('\n').filter((line) => begins(noun, line) && line.search(MARK) >= 0).length > 1) return null;
  const texts = marked.text.split('\n').map((line, i) => {
    const bare = line.replace(MARK, ` ${GAP} `).replace(ADDED_TO, ' ');
    return clean(
      i === 0 && line.startsWith(kept[0]?.slice(0, 3) ?? '') && kept[0] === lines[0] ? stripped(bare) : bare,
    );
  });
  const { name, at } = nameOf(noun, texts);
  const rest = texts
    .filter((text, i) => i !== at && text !== '' && text !== name)
    .map((text) => (name ? withoutGreeting(text, name) : text))
    .join('\n');
  return {
    name,
    phone: mobileFirst(noun, contacts) ?? value('phone'),
    email: value('email'),
    address: value('address'),
    rest,
  };
}

/** "Ph (02) 5550 8312 Fax (02) 5550 8313": a line with a value is no boilerplate for its fax alone. */
const withoutValues = (line: string): string =>
  /@/.test(line) ? '' : line.replace(NUMBERS_LEFT_OUT, (all) => (/^f/i.test(all) ? ' ' : all));

const clean = (line: string): string =>
  line
    .replace(EMPTY_LABELS, ' ')
    .replaceAll(GAP, ' ')
    .replace(/\bwww\.\S+|https?:\S+/gi, ' ')
    .replace(/^[\s|,;:"'*•.-]+|[\s|,;:"*•-]+$/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** A message's hello, who it is from and its cheers say nothing that is not in the name. */
const withoutGreeting = (text: string, name: string): string =>
  text
    .replace(PLEASANTRIES, '')
    .replace(
      new RegExp(
        `^(?:(?:it|this|that)['’]?s?(?: is)?|i['’]?m|my name(?: is|['’]?s))\\s+${name.replace(/[^\p{L}\s'-]/gu, '.')}\\b(?:\\s+(?:here|from))?`,
        'iu',
      ),
      '',
    )
    .replace(/^(?:cheers|thanks|thank you|thx|ta|regards|kind regards|talk soon)\b.{0,25}$/i, '')
    .trim();

/** Of a client's numbers the mobile is the one for texts. */
function mobileFirst(noun: PartyNoun, contacts: readonly Contact[]): string | undefined {
  const phones = contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value);
  const mobile = phones.find((phone) => /^(?:\+?61\s?4|\(?04|\+?64\s?2|02[0-9][\s-]?\d{3}[\s-]?\d{3,4}$)/.test(phone));
  return noun === 'client' ? mobile : undefined;
}

function nameOf(noun: PartyNoun, texts: readonly string[]): { name: string | undefined; at: number } {
  const labelled = texts.findIndex((text) => LINE_LABEL.test(text) && text.replace(LINE_LABEL, '') !== '');
  if (labelled >= 0) return { name: texts[labelled]?.replace(LINE_LABEL, ''), at: labelled };
  const lines = texts
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text !== '' && !ROLES.test(text) && /\p{L}{2}/u.test(text));
  const short = lines.filter(({ text }) => text.split(/\s+/).length <= 8 && !/[.!?]\s+\p{L}/u.test(text));
  const business = short.find(
    ({ text }) =>
      words(text).some((word) => SURE.has(word)) ||
      words(text)
        .slice(1)
        .some((word) => BUSINESS_WORDS.has(word)),
  );
  const person = short.find(({ text }) => isName(text) && FIRST_NAMES.has(words(text)[0] ?? ''));
  const best = noun === 'supplier' ? (business ?? short[0]) : (person ?? said(lines) ?? business ?? short[0]);
  return { name: best?.text.replace(/[,|].*$/, '').trim(), at: 'whole' in (best ?? {}) ? -1 : (best?.at ?? -1) };
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}&]+/gu) ?? [];
const SURE = new Set(['pty', 'ltd', 'limited', 'co', 'inc', 'supplies', 'trade', 'bros', 'sons', 'group']);

/** "Hi Mel, its Jenny Tran from Corrimal": who signs a message. The line is kept for what else it says. */
function said(lines: readonly { text: string; at: number }[]): { text: string; at: number; whole: true } | undefined {
  for (const { text, at } of lines) {
    const who = takeWho(text.replace(PLEASANTRIES, ''), []);
    if (who?.reference.includes(' ')) return { text: who.reference, at, whole: true };
  }
  return undefined;
}
