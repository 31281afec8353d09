// What fingers, phones and habits do to a message. Names, amounts and days are marked in it and keep their letters.
import type { Random } from './random.ts';
import type { Slot } from './values.ts';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /(\uE000[^\uE001]*\uE001)/;

export type Reading = 'plain' | 'forms' | 'spoken';

/** The wording with its slots filled in and marked; null when something in it is not said this way. */
export function fill(wording: string, slots: Record<string, Slot>, reading: Reading, random: Random): string | null {
  let possible = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots[name];
    if (!slot) throw new Error(`no slot {${name}} for: ${wording}`);
    if (reading === 'spoken' && slot.spoken === false) possible = false;
    const spoken = slot.spoken || slot.plain;
    const chosen =
      reading === 'spoken' ? spoken : reading === 'forms' ? random.pick(slot.forms ?? [slot.plain]) : slot.plain;
    return `${OPEN}${chosen}${CLOSE}`;
  });
  return possible ? text : null;
}

export const bare = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Applies `change` to what lies between the slots. */
const between = (text: string, change: (part: string) => string): string =>
  text
    .split(MARKED)
    .map((part) => (part.startsWith(OPEN) ? part : change(part)))
    .join('');

// ---- slips of the fingers ----

const NEAR: Record<string, string> = {
  a: 'sq',
  b: 'vn',
  c: 'xv',
  d: 'sf',
  e: 'wr',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uo',
  j: 'hk',
  k: 'jl',
  l: 'k',
  m: 'n',
  n: 'bm',
  o: 'ip',
  p: 'o',
  q: 'w',
  r: 'et',
  s: 'ad',
  t: 'ry',
  u: 'yi',
  v: 'cb',
  w: 'qe',
  x: 'zc',
  y: 'tu',
  z: 'x',
};
const SHORT_SLIPS: Record<string, string> = {
  the: 'teh',
  and: 'adn',
  with: 'wiht',
  from: 'frmo',
  that: 'taht',
  this: 'tihs',
  have: 'ahve',
  what: 'waht',
  need: 'nede',
  make: 'amke',
  they: 'tehy',
  please: 'plaese',
  paid: 'piad',
  book: 'bok',
  task: 'taks',
  mark: 'makr',
  when: 'wehn',
  many: 'mnay',
  send: 'sned',
  move: 'moev',
  can: 'cna',
  you: 'yuo',
  job: 'jbo',
};
// slips that make another word of the language: not typos anyone could see through
const REAL = new Set(
  'form fro quite expanse ordered invoices clients jobs quotes orders tasks bill bills bull lost list last pat pay quiet'.split(
    ' ',
  ),
);

function slip(word: string, random: Random): string {
  const lower = word.toLowerCase();
  if (SHORT_SLIPS[lower] && (word.length < 5 || random.chance(0.3))) return SHORT_SLIPS[lower] ?? word;
  const at = random.int(1, word.length - 2);
  const [here = '', next = ''] = [word[at], word[at + 1]];
  const kind = random.int(0, 3);
  if (kind === 0 && here !== next) return word.slice(0, at) + next + here + word.slice(at + 2);
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 2) return word.slice(0, at) + here + word.slice(at);
  return word.slice(0, at) + random.pick([...(NEAR[here.toLowerCase()] ?? here)]) + word.slice(at + 1);
}

/** One or two slips in verbs and function words, never in a name. `known` are words a slip must not turn into. */
export function withTypos(text: string, random: Random, known: ReadonlySet<string>): string {
  const places: { word: string; index: number }[] = [];
  let index = 0;
  between(text, (part) =>
    part.replace(/[A-Za-z]+/g, (word) => {
      if (word.length >= 5 || SHORT_SLIPS[word.toLowerCase()]) places.push({ word, index });
      index++;
      return word;
    }),
  );
  const wanted = new Set<number>();
  const most = Math.min(places.length, places.length > 4 && random.chance(0.4) ? 2 : 1);
  while (wanted.size < most) wanted.add(random.pick(places).index);
  index = 0;
  return between(text, (part) =>
    part.replace(/[A-Za-z]+/g, (word) => {
      if (!wanted.has(index++)) return word;
      for (let attempt = 0; attempt < 20; attempt++) {
        const slipped = slip(word, random);
        const lower = slipped.toLowerCase();
        if (slipped !== word && !known.has(lower) && !REAL.has(lower)) return slipped;
      }
      return word;
    }),
  );
}

// ---- habits of the phone ----

const SHORTHAND: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bplease\b/gi, ['pls', 'plz']],
  [/\band\b/gi, ['n', '&']],
  [/\bfor\b/gi, ['4']],
  [/\byou\b/gi, ['u']],
  [/\byour\b/gi, ['ur']],
  [/\bfrom\b/gi, ['frm']],
  [/\bwith\b/gi, ['w']],
  [/\bwhat's\b/gi, ['wots', 'whats']],
  [/\bwhat\b/gi, ['wot']],
  [/\btomorrow\b/gi, ['tmrw']],
  [/\bbefore\b/gi, ['b4']],
  [/\bthe\s+/gi, ['']],
  [/\bneed(s?)\b/gi, ['nd$1']],
  [/\bmy\b/gi, ['me']],
  [/'(s|ve|re|ll|m|d)\b/gi, ['$1']],
];

/** The short spellings of a text message: two or three kinds of them. */
export function asTexted(text: string, random: Random): string {
  const fitting = SHORTHAND.filter(([from]) => between(text, (part) => part.replace(from, '')) !== text);
  let out = text;
  const kinds = Math.min(fitting.length, random.int(2, 3));
  const chosen = new Set<(typeof SHORTHAND)[number]>();
  while (chosen.size < kinds) chosen.add(random.pick(fitting));
  for (const [from, to] of chosen) {
    const short = random.pick(to);
    // "4" and the like only where no digit follows, or nobody could tell
    out = between(out, (part) => part.replace(from, short));
    if (/^\d/.test(short)) out = out.replace(new RegExp(`\\b${short}( \uE000\\$?\\d)`, 'g'), 'for$1');
  }
  return between(out, (part) => part.toLowerCase());
}

/** Read aloud to the phone: small letters, no punctuation. */
export const asDictated = (text: string): string =>
  bare(text)
    .replace(/[,.;:!?()]+(?=\s|$)/g, '')
    .replace(/\s[-–]\s/g, ' ')
    .replace(/['’]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const OPENERS = [
  'Hey {who}, ',
  "G'day, ",
  'Hi mate, ',
  'Morning {who}, ',
  'Righto, ',
  'Quick one: ',
  'Ok ',
  'Yeah {who}, ',
  'Hi {who}! ',
];
const CLOSERS = [' Thanks', ' cheers', ', ta', ' thanks mate', ', when you get a sec', ' 👍', ' Cheers!'];
const IMPERATIVE =
  /^(Create|Add|Book|Set|Put|Make|Order|Get|Buy|Log|Record|Invoice|Bill|Quote|Draft|Write|Prepare|Remind|Schedule|Mark|Change|Update|Move|Push|Rename|Tell|Show|List|Save|Raise|Open|Start|Enter|Note|Give)\b/;
const WRAPPERS = ['Can you ', 'Could you please ', 'I need you to ', 'Would you '];

/** A greeting, a please, a thank-you around it. */
export function chatty(text: string, random: Random, who: string): string {
  const lowered = (s: string) => (/^[A-Z][a-z]/.test(s) && !s.startsWith('I ') ? s[0]?.toLowerCase() + s.slice(1) : s);
  let out = text;
  if (IMPERATIVE.test(bare(out)) && random.chance(0.5)) out = random.pick(WRAPPERS) + lowered(out);
  if (random.chance(0.7)) out = random.pick(OPENERS).replace('{who}', who) + lowered(out);
  return random.chance(0.6) || out === text ? out.replace(/[.!]$/, '') + random.pick(CLOSERS) : out;
}

export type Separators = 'none' | 'dashes' | 'semicolons' | 'lines' | 'trailing';

/** The commas and colons between the parts, in other people's habits. */
export function punctuated(text: string, how: Separators, random: Random): string {
  const swap = (by: string) => between(text, (part) => part.replace(/\s*[,:;]\s+| - /g, by)).replace(/[.]$/, '');
  switch (how) {
    case 'none':
      return between(swap(' '), (part) => part.replace(/[.!?]+(?=\s|$)/g, ''));
    case 'dashes':
      return swap(' - ');
    case 'semicolons':
      return swap('; ');
    case 'lines':
      return swap('\n');
    case 'trailing':
      return text.replace(/[.?!]?$/, '') + random.pick(['.', '...', '!', ' .', '!!']);
  }
}
