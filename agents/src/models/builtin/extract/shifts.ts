import { GAP, type Taken } from './gap.ts';
import { SMALL, smallNumber } from './numbers.ts';

export interface Shift {
  /** Days from where it stood; negative is earlier. A month counts 30. */
  days: number;
  text: string;
}

const SPAN = `(?<n>${SMALL}|another)\\s+(?:more\\s+)?(?:working\\s+|business\\s+)?(?<unit>days?|weeks?|fortnights?|months?)`;
const find = (says: string): RegExp => new RegExp(says, 'iu');
// "out" and "late" only after a verb of moving: "nudge me 2 weeks out" is a lead, not a shift
const MOVED =
  '(?<=\\b(?:push|pushed|move|moved|put|kick|kicked|set|shift|shifted|slip|slipped|hold|held|bump|bumped|drag|blow|blown)\\b[^.;\\n]{0,60})';

/** Forward is earlier, back is later. */
const SHIFTS: readonly [RegExp, -1 | 1][] = [
  [find(`\\b(?:forwards?|ahead|earlier|sooner)\\s+(?:by\\s+)?${SPAN}\\b`), -1],
  [find(`(?<=\\b(?:bring|move|pull|come|shift)\\b[^.;\\n]{0,60})\\b(?:up|in)\\s+(?:by\\s+)?${SPAN}\\b`), -1],
  [find(`\\b(?:by\\s+)?${SPAN}\\s+(?:earlier|sooner|early|forwards?|ahead of (?:time|schedule|plan))\\b`), -1],
  [
    find(
      `(?<=\\b(?:bring|brought|move|moved|pull|shift|shifted)\\b[^.;\\n]{0,60})\\b(?:by\\s+)?${SPAN}\\s+(?:ahead|up)\\b`,
    ),
    -1,
  ],
  [
    find(
      `\\b(?:push|pushed|put|move|moved|knock|hold|set|kick)\\s+(?:back|out)\\b[^.;\\n]{1,60}?\\b(?:by|for)\\s+(?:another\\s+)?${SPAN}\\b`,
    ),
    1,
  ],
  [find(`\\b(?:bring|pull|move)\\s+(?:forward|up|ahead)\\b[^.;\\n]{1,60}?\\bby\\s+${SPAN}\\b`), -1],
  [
    find(
      `\\b(?:push|bump|slide|shift|move|delay|put)\\s+(?:it|that|this|him|her|them|job\\s+\\S+|¦|the\\s+\\p{L}+)\\s+(?:by\\s+)?${SPAN}\\b(?!\\s+(?:forwards?|ahead|earlier|sooner|up|in|early|later|back|out|before|after)\\b)`,
    ),
    1,
  ],
  [find(`\\b(?:back|later|behind)\\s+(?:by\\s+)?(?:another\\s+)?${SPAN}\\b`), 1],
  [find(`${MOVED}\\b(?:out|off|over|along)\\s+(?:by\\s+|for\\s+)?(?:another\\s+)?${SPAN}\\b`), 1],
  [find(`\\b(?:by\\s+|another\\s+)?${SPAN}\\s+(?:later|late|back|behind|over(?:due|time)?)\\b`), 1],
  [find(`${MOVED}\\b(?:by\\s+|another\\s+)?${SPAN}\\s+(?:out|along)\\b`), 1],
  [
    find(
      `\\b(?:delay(?:ed)?|postpone[d]?|defer(?:red)?|extend(?:ed)?|slip(?:ped)?|slid)\\b[^.;\\n]{0,60}?\\b(?:by|for)\\s+(?:another\\s+)?${SPAN}\\b`,
    ),
    1,
  ],
  [
    find(
      `\\b(?:delay(?:ed)?|postponed?|defer(?:red)?|slip(?:ped)?)\\s+(?:it\\s+|that\\s+|this\\s+)?(?:another\\s+)?${SPAN}\\b`,
    ),
    1,
  ],
];

/** "bring it forward 2 days", "push back a week", "two days earlier": which way and how far. */
export function takeShift(text: string): Taken<Shift> | null {
  const found = SHIFTS.flatMap(([says, way]) => {
    const match = says.exec(text);
    return match ? [{ match, way }] : [];
  }).sort((a, b) => a.match.index - b.match.index || b.match[0].length - a.match[0].length)[0];
  if (!found) return null;
  const { match, way } = found;
  // of "delay the deck by a week" only the amount is taken; the deck names the job
  const at = match.index + Math.max(0, match[0].search(find(`(?:\\b(?:by|for)\\s+)?${SPAN}\\b(?:.*)$`)));
  const start = /^(?:delay|postpone|defer|extend|sli|push|put|move|knock|hold|set|kick|bring|pull)/i.test(match[0])
    ? at
    : match.index;
  const words = text.slice(start, match.index + match[0].length);
  return {
    value: { days: way * daysOf(match.groups ?? {}), text: words },
    rest: `${text.slice(0, start)} ${GAP} ${text.slice(start + words.length)}`,
    text: words,
  };
}

const LEADS: readonly RegExp[] = [
  find(
    `\\b${SPAN}\\s+(?:out|before(?:hand)?|ahead(?: of time)?|prior|in advance|notice|earlier)\\b(?:\\s+(?:to\\s+)?(?:then|that|it(?:'s| is)?(?: due)?|hand))?`,
  ),
  find(`\\b(?:give|with)\\s+(?:me|us)?\\s*${SPAN}(?:['’]s?)?\\s+(?:notice|warning|heads up)\\b`),
  find(`\\b(?:the\\s+)(?<unit>day|night|arvo|week|fortnight|month)\\s+(?:before(?:hand)?|prior)\\b`),
];

/** "nudge me 2 weeks out", "the day before": how many days ahead of the day named. */
export function takeLead(text: string): Taken<{ days: number }> | null {
  for (const says of LEADS) {
    const match = says.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`;
    return { value: { days: daysOf({ n: '1', ...match.groups }) }, rest, text: match[0] };
  }
  return null;
}

const ALONE = '(?:^|[,;:¦(]\\s*|\\s)';
const TERMS: readonly RegExp[] = [
  find(
    `\\b(?:(?:due|payable|terms(?:\\s+of)?|pay(?:ment)?|net|within|in)\\s+)+(?:in\\s+|within\\s+|of\\s+)?${SPAN}(?:['’]s?)?(?:\\s+terms)?\\b`,
  ),
  find(`\\b(?:on\\s+)?${SPAN}(?:['’]s?)?\\s+(?:terms|to pay)\\b`),
  find(`\\bnet\\s+(?<n>\\d{1,2})\\b`),
  find(`(?<!\\b(?:for|every|per|took|takes|good|valid|extra|about)\\s)(?<=${ALONE})${SPAN}(?=\\s*(?:$|[,;.¦)\\n]))`),
];

/** Terms of payment: "14 days", "in 30 days", "net 30", "7 day terms", "a fortnight". */
export function takeTerms(text: string): Taken<{ days: number }> | null {
  for (const says of TERMS) {
    const match = says.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`;
    return { value: { days: daysOf(match.groups ?? {}) }, rest, text: match[0] };
  }
  return null;
}

function daysOf({ n = '1', unit = 'day' }: Record<string, string>): number {
  const length = { d: 1, n: 1, a: 1, w: 7, f: 14, m: 30 }[unit.charAt(0).toLowerCase()] ?? 1;
  return (n.toLowerCase() === 'another' ? 1 : smallNumber(n)) * length;
}
