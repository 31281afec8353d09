import { dayOf } from '../../models/builtin/extract/calendar.ts';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import type { OwnDate } from '../../models/builtin/extract/own-dates.ts';
import { addDays } from '../../tools/format.ts';

const WEEKDAY = /\b(sun|mon(?!th)|tue|wed|thu|fri|sat)/i;
/** A stretch of time, of which the first or the last day stands for no day that anybody named. */
const STRETCH = /\b(?:weeks?|weekends?|months?|years?|christmas|xmas|easter|early|mid|late|start|beginning|end)\b/i;
/** Counted from today: "in two weeks". */
const COUNTED = /^in\s/i;
const PER_CENT = /^\s?(?:%|per ?cent\b)/i;

const isClash = ({ text, date }: OwnDate): boolean => {
  const named = WEEKDAY.exec(text)?.[1];
  const isNumbered = /\d|\b(?:first|second|third)\b/i.test(text);
  return named !== undefined && isNumbered && new Date(`${date}T00:00:00Z`).getUTCDay() !== dayOf(named);
};

/** "4.5 %" is no fourth of May. */
const realDates = (text: string, today: string): OwnDate[] =>
  datesIn(text, { today })
    .filter((one) => !PER_CENT.test(text.slice(one.index + one.text.length)))
    // "Monday week", "tomorrow week"
    .map((one) => {
      const isWeekOn =
        (WEEKDAY.test(one.text) || /^(?:today|tomorrow)$/i.test(one.text)) && !/\bweek\b/i.test(one.text);
      return isWeekOn && WEEK_ON.test(text.slice(one.index + one.text.length))
        ? { ...one, date: addDays(one.date, 7) }
        : one;
    });
const WEEK_ON = /^\s+week\b(?!\s*(?:after|before|is|was|we))/i;

/**
 * The days that a text names surely, in the order said: no stretch of time ("week after next", "the new year"), and
 * none whose weekday is not that of its number. `weekEnds`: the end of a week is its Friday. `today` is `YYYY-MM-DD`.
 */
export const exactDays = (text: string, today: string, { weekEnds = false } = {}): OwnDate[] =>
  realDates(text, today).filter(
    (one) =>
      !isClash(one) &&
      (WEEKDAY.test(one.text) ||
        !STRETCH.test(one.text) ||
        COUNTED.test(one.text) ||
        (weekEnds && WEEK_END.test(one.text))),
  );
const WEEK_END = /\b(?:end|late)\b.*\bweek\b/i;

/** A day that cannot be: "thursday 27th", where the 27th is a Friday. null where there is none. */
export const clashingDay = (text: string, today: string): OwnDate | null =>
  realDates(text, today).find(isClash) ?? null;

/** "Thurs or Fri", "either Mon 30th or Tues 1st": the days of which one is meant, null where there are none such. */
export function eitherDay(text: string, today: string): string[] | null {
  const days = exactDays(text, today);
  for (const [at, one] of days.entries()) {
    const next = days[at + 1];
    const between = next && text.slice(one.index + one.text.length, next.index);
    if (
      next &&
      between !== undefined &&
      /^\s*,?\s*(?:or|\/)(?: (?:on|the|even|maybe|else|perhaps))*\s*$/i.test(between)
    )
      return [one.date, next.date];
  }
  return null;
}
