import { clockTime } from '../extract/clock.ts';
import { smallNumber } from '../extract/numbers.ts';
import type { DayTime } from '../extract/times.ts';
import { AFTER_HOUR_ALONE, BEFORE_HOUR } from '../lexicon/hour-words.ts';
import type { Found, Values } from './found.ts';
import { plainly } from './plainly.ts';
import { takesBack } from './repair.ts';
import { blanked, wholeOf } from './spans.ts';

// "the kitchen one" is no hour
const WORD_HOUR = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const HOUR = `(?:(?<h>1[0-2]|[1-9])(?:[:.](?<m>[0-5][05]))?|(?<w>${WORD_HOUR}))`;
const WORDS = `(?:[\\s,.!-]+\\p{L}[\\p{L}'’]*){1,4}[\\s,.!-]+`;
const BEHIND = new RegExp(
  `^(?<between>${WORDS})${HOUR}(?![\\p{L}\\d:%]|\\.\\d|\\s*(?:am|pm|x|m|mm|of|box|boxes|bags|lengths)\\b)`,
  'iu',
);
const BEFORE = new RegExp(`(?<![\\p{L}\\d$.,:])${HOUR}(?:\\s?[ap]m)?(?<between>${WORDS})$`, 'iu');

/** "8 no 9am", "at 9, sorry, ten": an hour beside words that take it back, or put another in its place. */
export function hourPutRight(text: string, found: Found<DayTime>): Found<DayTime> {
  const [first, last] = [found.spans[0], found.spans.at(-1)];
  if (!found.value.time || !first || !last) return found;
  const after = BEHIND.exec(text.slice(last.end));
  const put = after && takesBack(after.groups?.between ?? '') ? hourOf(after.groups ?? {}) : null;
  if (after && put) {
    const end = last.end + after[0].length;
    return { value: { time: put, part: found.value.part }, spans: [...found.spans, { start: last.end, end }] };
  }
  const lead = text.slice(0, first.start);
  // what takes back may have been read as a part of the time: "no at 9"
  const before = BEFORE.exec(`${lead.trimEnd()} `);
  if (!before || !takesBack(before.groups?.between ?? '')) return found;
  return { value: found.value, spans: [{ start: before.index, end: first.start }, ...found.spans] };
}

function hourOf({ h, m, w, half }: Record<string, string | undefined>): string | null {
  const part = half?.toLowerCase() === 'p' ? 'pm' : half ? 'am' : undefined;
  return clockTime(w ? smallNumber(w) : Number(h), Number(m ?? 0), part);
}

const LONGEST = 80;
const ALONE = new RegExp(
  `^(?<before>[^\\d$#@%]*?)(?<![\\p{L}\\d$.,:#])${HOUR}(?:\\s?(?<half>[ap])m)?(?![\\p{L}\\d%$:]|\\.\\d)(?<after>.*)$`,
  'iu',
);
/** The other hour that is said of it: "9 not 8". */
const NOT_THAT = new RegExp(
  `\\bnot\\s+(?:at\\s+)?(?:\\d{1,2}(?:[:.]\\d\\d)?|${WORD_HOUR})(?:\\s?[ap]m)?(?![\\p{L}\\d])`,
  'iu',
);

/**
 * "make pats 11", "say 8", "sorry 8 was right", "jasmin 4.15 weds": an hour with nothing beside it that says so. The whole
 * piece is a number, names, days and the little words of putting something right. Whether a job is talked of is for the
 * caller to know.
 */
export function bareHour(text: string, values: Values): Found<DayTime> | null {
  if (text.length > LONGEST) return null;
  const named = Object.values(values.named).flatMap((found) => found?.spans ?? []);
  const left = blanked(text, [...named, ...values.days]).replace(NOT_THAT, (said) => ' '.repeat(said.length));
  const { before = '', after = '', ...said } = ALONE.exec(left)?.groups ?? {};
  if (!said.h && !said.w) return null;
  const only = (words: string, known: ReadonlySet<string>): boolean =>
    !/\d/.test(words) && (plainly(words).match(/\p{L}+/gu) ?? []).every((word) => known.has(word));
  if (!only(before, BEFORE_HOUR) || !only(after, AFTER_HOUR_ALONE)) return null;
  // "4.15" alone may be a price
  const dotted = said.m !== undefined && !/:/.test(left);
  const likely = named.length > 0 && /[.:](?:15|30|45)/.test(left);
  if (dotted && !likely && !values.days.length && !/\b(?:at|come|time|start|there)\b/i.test(before)) return null;
  // "roys 4 piers" counts them
  const end = text.length - after.length;
  const counts = [values.named.job, values.named.item, values.named.task].some((found) =>
    found?.spans.some(
      ({ start, end: to }) =>
        start >= end - 1 && /^\s+(?!for\b|at\b|on\b|to\b)\p{L}/u.test(text.slice(end)) && start <= end + 1 && to > end,
    ),
  );
  if (counts) return null;
  const time = hourOf(said);
  return time ? { value: { time, part: null }, spans: wholeOf(text) } : null;
}
