import type { Sheet } from './cells.ts';
import { digits } from './numbers.ts';

export interface KnownSupplier {
  id: string;
  name: string;
  /** As it is on file; null where it is not. */
  abn: string | null;
}
export interface KnownJob {
  id: string;
  job_number: string;
  job_name: string;
  site_address: string | null;
}
export interface KnownItem {
  item_name: string;
  job: Pick<KnownJob, 'id' | 'job_number' | 'job_name'> | null;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const padded = (text: string): string => ` ${fold(text)} `;
const LITTLE: ReadonlySet<string> = new Set(
  'pty ltd limited proprietary inc co company and the of group australia australian new zealand nz au aust trading trade holdings services supplies supply centre center branch store'.split(
    ' ',
  ),
);
/** Of a firm's name what tells it from others: "Reece", not "Pty Ltd". */
const telling = (name: string): string[] => {
  const all = fold(name).split(' ').filter(Boolean);
  const rest = all.filter((word) => word.length > 1 && !LITTLE.has(word));
  return rest.length ? rest : all;
};

/** Whether a firm's name stands in a text: its first telling word, and the second where that says little alone. */
function isNamed(name: string, text: string): boolean {
  const [first, second] = telling(name);
  if (!first) return false;
  const said = first.length >= 4 || !second ? ` ${first} ` : ` ${first} ${second} `;
  return text.includes(said) || text.replaceAll(' ', '').includes(fold(name).replaceAll(' ', ''));
}

/** A town tells no firm: "1 Tip Rd, Penrith NSW 2750" is not from Penrith Pumps. */
const STREET =
  'st|street|rd|road|ave|avenue|dr|drive|hwy|highway|ln|lane|pde|parade|cres|crescent|way|pl|place|ct|court|cl|close|tce|terrace|blvd|boulevard';
const STATE = 'nsw|vic|qld|sa|wa|tas|act|nt';
const TOWN = new RegExp(
  `(?<= (?:${STREET}))(?: \\p{L}+){1,2}(?= (?:${STATE}|\\d{4}) )| \\p{L}+(?= (?:${STATE}) )`,
  'gu',
);
const withoutTowns = (head: string): string => head.replace(TOWN, ' ');

const HEAD = 14;

/** The supplier that a paper is from: by the number it is taxed under, else the only one whose name heads it. */
export function supplierOf(
  sheet: Sheet,
  numbers: readonly string[],
  suppliers: readonly KnownSupplier[],
  words = '',
): KnownSupplier | null {
  const byNumber = suppliers.find(({ abn }) => abn && numbers.includes(digits(abn)));
  if (byNumber) return byNumber;
  const head = padded(
    sheet.lines
      .slice(0, HEAD)
      .flatMap((cells) => cells.map(({ text }) => text))
      .join(' '),
  );
  const firms = withoutTowns(head);
  const named = suppliers.filter(({ name }) => isNamed(name, firms));
  // "Reece Plumbing" and "Reece Electrical": the one whose whole name stands there
  const whole = named.filter(({ name }) => telling(name).every((word) => head.includes(` ${word} `)));
  // whom the tradie says it is from, where the paper does not tell
  const said = words ? suppliers.filter(({ name }) => isNamed(name, padded(words))) : [];
  return [whole, named, said].find(({ length }) => length === 1)?.[0] ?? null;
}

/** What of a paper is not as the supplier whose it should be, in words. */
export function disagreementsOf(
  sheet: Sheet,
  numbers: readonly string[],
  supplier: KnownSupplier,
  others: readonly KnownSupplier[],
): string[] {
  const own = digits(supplier.abn);
  const other = supplierOf(sheet, numbers, others);
  const isOther = other && other.id !== supplier.id && !isNamed(supplier.name, padded(sheet.flat));
  if (isOther) return [`It is headed ${other.name}, and came from ${supplier.name}.`];
  const wrong = own && numbers.length > 0 && !numbers.includes(own);
  const nameless = !isNamed(supplier.name, padded(sheet.flat)) && !(own && numbers.includes(own));
  return [
    ...(wrong ? [`Its ABN is ${numbers.join(' and ')}; on file ${supplier.name} has ${own}.`] : []),
    ...(nameless ? [`The name ${supplier.name} does not stand on it.`] : []),
  ];
}

const FIRM = /\b(?:pty\.? ?ltd|limited|ltd|p\/l)\b\.?/i;
/** Who calls themselves a firm at the top, cut to a name. */
export function headingName({ lines }: Sheet, business: string): string | null {
  const cells = lines.slice(0, HEAD).flatMap((line) => line.map(({ text }) => text));
  const own = fold(business);
  const firm = cells.find((text) => FIRM.test(text) && text.length <= 70 && !fold(text).includes(own || ' '));
  return firm?.split(/\b(?:a\.?b\.?n|acn|gst)\b/i)[0]?.trim() || null;
}

type Given = { words: string; job: KnownJob | null } | null;

export interface JobFound {
  job: Pick<KnownJob, 'id' | 'job_number' | 'job_name'> | null;
  /** Why, in words: "your order 3144 stands on it". */
  why: string | null;
  items: string[];
}

/** What it is for: the job whose number or name was given with the order, else the one that all is for that it lists. */
export function jobOf(
  sheet: Sheet,
  references: readonly string[],
  { jobs, items, given }: { jobs: readonly KnownJob[]; items: readonly KnownItem[]; given: Given },
): JobFound {
  const flat = padded(sheet.flat);
  const listed = items.filter(({ item_name }) => isListed(item_name, flat));
  const names = [...new Set(listed.map(({ item_name }) => item_name))].slice(0, 10);
  const said = jobs.filter((job) => given && (hasNumber(given.words, job.job_number) || isNamedIn(given.words, job)));
  if (said[0] && said.length === 1) return { job: said[0], why: 'you said so', items: names };
  const byNumber = jobs.filter(({ job_number }) => references.some((one) => hasNumber(one, job_number)));
  const byName = jobs.filter((job) => references.some((one) => isNamedIn(one, job)));
  for (const found of [byNumber, byName]) {
    const [job] = found;
    const said = job && references.find((one) => hasNumber(one, job.job_number) || isNamedIn(one, job));
    if (job && found.length === 1) return { job, why: `"${said}" stands on it`, items: names };
  }
  const ofItems = new Map(listed.flatMap(({ job }) => (job ? [[job.id, job] as const] : [])));
  const [job] = ofItems.values();
  const isOne = ofItems.size === 1 && listed.every((item) => item.job);
  return job && isOne
    ? { job, why: `it lists ${names.join(', ')}`, items: names }
    : { job: given?.job ?? null, why: given?.job ? 'the job you are in' : null, items: names };
}

const hasNumber = (reference: string, number: string): boolean =>
  fold(number).length >= 3 &&
  padded(reference)
    .replace(/\b(?:po|job|order|no)(?=\d)/g, '$& ')
    .includes(` ${fold(number)} `);

const SHORT = 4;
/** The job's name or its place stands in what was given, or the other way round where that is more than a word or two. */
function isNamedIn(reference: string, { job_name, site_address }: KnownJob): boolean {
  const said = padded(reference);
  const [name, place] = [fold(job_name), fold(site_address?.split(',')[0] ?? '')];
  const short = said.trim();
  return (
    (name.length > SHORT && said.includes(` ${name} `)) ||
    (place.length > SHORT && said.includes(` ${place} `)) ||
    (short.length > SHORT && /\p{L}{4}/u.test(short) && (` ${name} `.includes(said) || ` ${place} `.includes(said)))
  );
}

const SHARE = 0.7;
/** Most words of its name, two at least where it has them; "taps" is "tap". */
function isListed(name: string, flat: string): boolean {
  const words = fold(name)
    .split(' ')
    .filter((word) => word.length > 2 || /\d/.test(word));
  if (!words.length) return false;
  const there = words.filter((word) => flat.includes(` ${word} `) || flat.includes(` ${word.replace(/s$/, '')}`));
  return there.length >= Math.min(2, words.length) && there.length / words.length >= SHARE;
}
