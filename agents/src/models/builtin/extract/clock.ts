import { AFTER_HOUR, TIME_ENDS, TIME_LABELS } from '../lexicon/times.ts';
import { DAY } from './calendar.ts';
import { SMALL, smallNumber } from './numbers.ts';

export type Half = 'am' | 'pm' | undefined;

/**
 * "HH:MM" of an hour as said. Without am or pm an hour is the one of a working day: 7 to 11 in the morning, 12 to 5 in
 * the afternoon, 6 in the morning.
 */
export function clockTime(hours: number, minutes: number, half: Half, exact = false): string | null {
  if (hours > 23 || minutes > 59 || minutes < 0 || (half && hours > 12)) return null;
  let hour = hours;
  if (half) hour = (hours % 12) + (half === 'pm' ? 12 : 0);
  else if (!exact && hours >= 1 && hours <= 5) hour = hours + 12;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

export interface ClockForm {
  says: RegExp;
  read: (said: Record<string, string>, half: Half) => string | null;
}

const LEAD = `(?:\\b(?:${TIME_LABELS})\\s+)?`;
const LABEL = `\\b(?:${TIME_LABELS})\\s+`;
const AM_PM = '(?<half>[ap])\\.?\\s?m\\b\\.?';
const HOUR = '(?<h>1[0-2]|0?[1-9])';
const WORD_HOUR = '(?<w>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const MINUTES = '(?<mw>fifteen|thirty|forty five|oh five|ten|twenty)';
const NOT_BEFORE = '(?<![\\d$:.,/@-])';
const STANDS = `(?=\\s*(?:$|[,;.¦?!)\\n](?!\\d)|\\s-\\s)|\\s+${AFTER_HOUR}\\b)`;

const halfOf = (s: Record<string, string>, half: Half): Half =>
  s.half ? (s.half.toLowerCase() === 'p' ? 'pm' : 'am') : half;
const hourOf = (s: Record<string, string>): number => (s.w ? smallNumber(s.w) : Number(s.h));
const minutesOf = (s: Record<string, string>): number =>
  s.mw
    ? /^oh/i.test(s.mw)
      ? 5
      : s.mw.split(/\s+/).reduce((sum, word) => sum + smallNumber(word), 0)
    : Number(s.m ?? 0);
const plain: ClockForm['read'] = (s, half) => clockTime(hourOf(s), minutesOf(s), halfOf(s, half));
const form = (says: string, read: ClockForm['read'] = plain): ClockForm => ({ says: new RegExp(says, 'iu'), read });

const PAST: Record<string, number> = { half: 30, quarter: 15 };
/** "half 8" and "half past 8" are 8:30; "quarter to 4" is 3:45. */
const spoken: ClockForm['read'] = (s, half) => {
  const minutes = PAST[s.part?.toLowerCase() ?? ''] ?? smallNumber(s.part ?? '');
  if (s.way?.toLowerCase() !== 'to') return clockTime(hourOf(s), minutes, halfOf(s, half));
  const hour = hourOf(s);
  return clockTime(hour === 1 ? 12 : hour - 1, 60 - minutes, hour === 12 ? undefined : halfOf(s, half));
};
const AN_HOUR = `(?:${HOUR}|${WORD_HOUR})`;

/** From the surest to the least sure. */
export const CLOCK_FORMS: ClockForm[] = [
  form(`${LEAD}${NOT_BEFORE}\\b${HOUR}(?=\\s+(?:o'?clock\\s+)?in\\s+the\\s+(?:morning|arvo|afternoon|evening)\\b)`),
  form(`${LEAD}${NOT_BEFORE}\\b(?<h>\\d{1,2})(?:[:.](?<m>\\d{2}))?\\s?${AM_PM}`),
  form(`${LEAD}\\b${WORD_HOUR}(?:\\s+${MINUTES})?\\s+${AM_PM}`),
  form(
    `${LEAD}\\b(?<part>half)(?:\\s+(?<way>past))?\\s+${AN_HOUR}(?:\\s?${AM_PM})?\\b(?!\\s*(?:x|mm|m|of)\\b)`,
    spoken,
  ),
  form(
    `${LEAD}\\b(?:a\\s+)?(?<part>quarter|${SMALL})(?:\\s+minutes)?\\s+(?<way>past|to)\\s+${AN_HOUR}(?:\\s?${AM_PM}|\\b${STANDS})`,
    spoken,
  ),
  form(`${LEAD}${NOT_BEFORE}\\b(?<h>[01]?\\d|2[0-3]):(?<m>[0-5]\\d)\\b(?![:\\d])`, (s, half) =>
    clockTime(Number(s.h), Number(s.m), Number(s.h) <= 12 ? half : undefined, s.h?.startsWith('0')),
  ),
  form(
    `${LABEL}(?<h>[01]\\d|2[0-3])(?<m>[0-5]\\d)\\b(?!\\s?\\d)|${NOT_BEFORE}\\b(?<h2>[01]\\d|2[0-3])(?<m2>[0-5]\\d)\\s?(?:hrs?|hours|h)\\b`,
    (s) => clockTime(Number(s.h ?? s.h2), Number(s.m ?? s.m2), undefined, true),
  ),
  form(
    `(?<=(?:^|[,;¦]|\\b(?:start|starting|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thurs?|fri|sat))\\s*)(?<h>0[5-9])(?<m>00|15|30|45)(?=\\s*(?:$|[,;.¦\\n]|start\\b))`,
    (s) => clockTime(Number(s.h), Number(s.m), 'am'),
  ),
  // "wed 10"
  form(`(?<=\\b(?:${DAY}|today|tomorrow)\\s+)${HOUR}\\b${STANDS}`),
  form(`${LEAD}${NOT_BEFORE}\\b${AN_HOUR}\\s?(?:${TIME_ENDS})\\b`),
  form(`\\bat\\s+${WORD_HOUR}\\s+${MINUTES}\\b${STANDS}`),
  form(`${LABEL}${AN_HOUR}\\b${STANDS}`),
];
