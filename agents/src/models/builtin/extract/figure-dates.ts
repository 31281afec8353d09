import { DATE_LABELS } from '../lexicon/calendar.ts';
import { STREET_TYPES } from '../lexicon/streets.ts';
import { DAY, dayIn, dayOfMonth } from './calendar.ts';
import { type DateRule, rule } from './date-rule.ts';

const D = '(?<d>3[01]|[12]\\d|0?[1-9])';
const M = '(?<m>1[0-2]|0?[1-9])';
const WEEKDAY = `(?:\\b${DAY},?\\s+(?:the\\s+)?)?`;
const LABELLED = `(?<=\\b(?:${DATE_LABELS})[:\\s]+(?:the\\s+)?)`;
const NOT_BEFORE = '(?<![\\d$/.,x×@:-]|\\b(?:unit|u|lot|flat|shop|suite|job|no|number|apt)\\s)';
/** 3/4 is a fraction of something, 2/14 Smith St a unit, 3.12 a price or a length. */
const NOT_AFTER = `(?![\\d/]|[.,:]\\d|-\\d|\\s*(?:"|”|''|x|×|%|mm|cm|m|lm|km|kg|l|litres?|inch(?:es)?|in(?=\\s+(?:pipe|copper|elbow|bsp))|bsp|ply|of\\s+an?|hours?|hrs?|days?|full|each|ea|k|grand|a\\s+(?:metre|sheet|length)|[ap]m)\\b)`;
const NO_STREET = `(?!\\s+(?:\\p{L}+\\s+){1,3}(?:${STREET_TYPES.join('|')})\\b)`;
/** Common fractions are dates only after a word such as "due", or a weekday. */
const FRACTION = '(?!(?:1/[2348]|3/[48]|2/3|5/8|7/8|24/7)(?![\\d/]))';

const short: DateRule['read'] = (s, t) => dayOfMonth(t, Number(s.m) - 1, Number(s.d));
const full: DateRule['read'] = (s, t) => dayOfMonth(t, Number(s.m) - 1, Number(s.d), Number(s.y));

/** Day before month, always. */
export const FIGURE_DATES: DateRule[] = [
  rule(`${NOT_BEFORE}\\b(?<y>20\\d\\d)-(?<m>0\\d|1[0-2])-(?<d>[0-3]\\d)\\b`, (s) =>
    dayIn(new Date(Date.UTC(Number(s.y), Number(s.m) - 1, 1)), Number(s.d)),
  ),
  rule(
    `${WEEKDAY}${NOT_BEFORE}\\b${D}([/.-])${M}\\k<sep>(?<y>20\\d\\d|\\d\\d)\\b`.replace('([/.-])', '(?<sep>[/.-])'),
    full,
  ),
  rule(`(?:${LABELLED}|\\b${DAY},?\\s+)${NOT_BEFORE}\\b${D}[/.]${M}\\b${NOT_AFTER}${NO_STREET}`, short),
  rule(`${NOT_BEFORE}\\b${FRACTION}${D}/${M}\\b${NOT_AFTER}${NO_STREET}`, short),
];
