import { jobPath } from '../../lib/record-path.ts';
import { telOf } from '../../lib/tel-of.ts';

/** A record that words name: which one it is, is looked up when it is tapped. */
export interface NamedRecord {
  kind: 'quote' | 'invoice';
  name: string;
}

/** A part of a text that leads somewhere; of a `record` that has to be looked up the address is the list in which it stands. */
export interface WordLink {
  text: string;
  href: string;
  record?: NamedRecord;
}

/** "1001", "J-77": long enough that a quantity is not taken for one. */
const JOB_NUMBER = '(?:[A-Z]{1,5}-?\\d{1,8}|\\d{3,8})';

/** What stands in a text, in the order in which it counts: an address has digits too. */
const PATTERNS = {
  mail: '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}',
  phone: [
    '\\+6[14](?: ?\\d){8,10}', // with the country
    '04\\d\\d[ -]?\\d{3}[ -]?\\d{3}', // a mobile of Australia
    '\\(?0[2378]\\)? ?\\d{4} ?\\d{4}', // a landline there
    '02\\d ?\\d{3,4} ?\\d{3,4}', // a mobile of New Zealand
    '0[34679] ?\\d{3} ?\\d{4}', // a landline there
    '1[38]00 ?\\d{3} ?\\d{3}',
  ].join('|'),
  invoice: '(?<=\\b[Ii]nvoice )(?:[A-Z]{1,8}-?\\d{1,10}|\\d{3,10})|INV-\\d{1,10}',
  // a quarter of a year is called the same
  quote: 'Q\\d{1,6}(?! (?:20\\d\\d|FY|BAS)\\b)|(?<=\\b[Qq]uote )[A-Z]{1,8}-?\\d{1,13}',
  job: `(?<=\\b[Jj]ob #?)${JOB_NUMBER}`,
};
type Kind = keyof typeof PATTERNS;
const KINDS: readonly Kind[] = ['mail', 'phone', 'invoice', 'quote', 'job'];

const ALL = new RegExp(
  `(?<![\\w@.+-])(?:${KINDS.map((kind) => `(?<${kind}>${PATTERNS[kind]})`).join('|')})(?![\\w@]|[.-]\\w)`,
  'g',
);
/** How a list of jobs begins each of its lines. */
const JOB_FIRST = new RegExp(`^(${JOB_NUMBER})(?= - )`);

const LINKS: Readonly<Record<Kind, (text: string) => WordLink>> = {
  mail: (text) => ({ text, href: `mailto:${text}` }),
  phone: (text) => ({ text, href: `tel:${telOf(text)}` }),
  invoice: (text) => ({
    text,
    href: '/finance-data?type=invoice',
    record: { kind: 'invoice', name: text },
  }),
  quote: (text) => ({ text, href: `/quotes?q=${encodeURIComponent(text)}`, record: { kind: 'quote', name: text } }),
  job: (text) => ({ text, href: jobPath(text) }),
};

/**
 * A text in pieces, those that lead somewhere as links. The text is data, perhaps from outside: what fits a pattern becomes a
 * link and nothing else does. `ofJobs`: it is a line of a list of jobs, whose number stands first.
 */
export function linksIn(text: string, ofJobs = false): (string | WordLink)[] {
  const pieces: (string | WordLink)[] = [];
  const first = ofJobs ? JOB_FIRST.exec(text)?.[1] : undefined;
  const start = first?.length ?? 0;
  let from = start;
  if (first) pieces.push(LINKS.job(first));
  for (const { index, 0: found, groups = {} } of text.slice(start).matchAll(ALL)) {
    const kind = KINDS.find((name) => groups[name] !== undefined);
    if (!kind) continue;
    const at = index + start;
    if (at > from) pieces.push(text.slice(from, at));
    pieces.push(LINKS[kind](found));
    from = at + found.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
