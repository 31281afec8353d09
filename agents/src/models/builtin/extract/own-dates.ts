import { iso } from './calendar.ts';
import { FIGURE_DATES } from './figure-dates.ts';
import { MONTH_DATES } from './month-dates.ts';
import { RELATIVE_DATES } from './relative-dates.ts';
import { WEEKDAY_DATES } from './weekday-dates.ts';

/** Ways of naming days that tradies use and the date library reads otherwise, or not at all. */
export interface OwnDate {
  date: string;
  index: number;
  text: string;
}

const RULES = [...FIGURE_DATES, ...MONTH_DATES, ...WEEKDAY_DATES, ...RELATIVE_DATES];

/** Every day named in the text, in the order said; of two readings of the same words the longer. */
export function ownDates(text: string, today: string): OwnDate[] {
  const at = new Date(`${today}T00:00:00Z`);
  const found = RULES.flatMap(({ says, read }) =>
    [...text.matchAll(says)].flatMap((match) => {
      const date = read(match.groups ?? {}, at);
      return date && !Number.isNaN(date.getTime()) ? [{ date: iso(date), index: match.index, text: match[0] }] : [];
    }),
  );
  return firstOfEach(found);
}

/** Overlapping readings sorted out: the earlier wins, then the longer. */
function firstOfEach(found: OwnDate[]): OwnDate[] {
  const sorted = [...found].sort((a, b) => a.index - b.index || b.text.length - a.text.length);
  const kept: OwnDate[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (!last || one.index >= last.index + last.text.length) kept.push(one);
  }
  return kept;
}
