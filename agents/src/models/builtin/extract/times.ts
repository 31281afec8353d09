import { DAY_PARTS, NAMED_TIMES } from '../lexicon/times.ts';
import { MONTH } from './calendar.ts';
import { CLOCK_FORMS, clockTime, type Half } from './clock.ts';
import { cut, type Taken } from './gap.ts';

export interface DayTime {
  /** `HH:MM`. */
  time: string | null;
  /** "afternoon": a part of the day without an hour, kept in words. */
  part: string | null;
  /** `HH:MM`, where a span was said: "between 1 and 3". */
  until?: string;
}

const NAMED = NAMED_TIMES.map(([says, time]) => ({
  says: new RegExp(`\\b(?:(?:at|by|before|around)\\s+)?(?:${says})\\b`, 'i'),
  time,
}));
const PARTS = DAY_PARTS.map(({ says, ...rest }) => ({
  ...rest,
  says: new RegExp(`\\b(?:${says})(?![\\p{L}'])`, 'iu'),
}));
const HOUR_TO = String.raw`(?<![\d$:.,/@-])\b(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?\s?(?<half>[ap]m)?\s*(?:-|to|and|till?|until)\s*`;
const END = String.raw`(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?`;
const NOT_AFTER = `(?!\\d|[.,/:]\\d|\\s*(?:x|mm|m|%|of)\\b|\\s+(?:of\\s+)?${MONTH}\\b|\\s+\\p{L}+s\\b(?<!\\b(?:on|is|as|mondays|tuesdays|thursdays|fridays)))`;
/** "between 1 and 3", "7-9am", "8am-noon": a span needs its label, or the end its am or pm. */
const SPANS = [
  new RegExp(`(?:\\b(?:between|from|at)\\s+)?${HOUR_TO}(?:${END}\\s?(?<half2>[ap]m)\\b|(?<noon>noon|midday)\\b)`, 'iu'),
  new RegExp(`\\b(?:between|from)\\s+${HOUR_TO}${END}\\b${NOT_AFTER}`, 'iu'),
];

/** A time of day, or a part of it; both may be said. Hours without am or pm are those of a working day. */
export function takeTime(text: string): Taken<DayTime> | null {
  const part = PARTS.flatMap(({ says, ...named }) => {
    const match = says.exec(text);
    return match ? [{ ...named, match }] : [];
  }).sort((a, b) => a.match.index - b.match.index)[0];
  const clock = clockIn(text, part?.half);
  if (!clock && !part) return null;
  const spans = [part?.match, clock?.match].filter((match) => match !== undefined).sort((a, b) => b.index - a.index);
  // "first thing in the morning 7am": taken from the back, so that places stay right
  const rest = spans.reduce((left, match) => cut(left, match), text);
  const words = spans.map((match) => match[0]).reverse();
  const value = {
    time: clock?.time ?? null,
    part: part?.part ?? null,
    ...(clock?.until ? { until: clock.until } : {}),
  };
  return { value, rest, text: words.join(' ') };
}

interface Clock {
  time: string;
  until?: string;
  match: RegExpExecArray;
}

function clockIn(text: string, half: Half): Clock | null {
  for (const says of SPANS) {
    const match = says.exec(text);
    const span = match && spanOf(match.groups ?? {}, half);
    if (match && span) return { ...span, match };
  }
  for (const { says, time } of NAMED) {
    const match = says.exec(text);
    if (match) return { time, match };
  }
  for (const { says, read } of CLOCK_FORMS) {
    const match = says.exec(text);
    const time = match && read(match.groups ?? {}, half);
    if (match && time) return { time, match };
  }
  return null;
}

/** The am or pm of the end counts for both, unless the span would then run backwards: "11 to 2pm". */
function spanOf(s: Record<string, string>, half: Half): { time: string; until: string } | null {
  const [first, last] = [s.half?.toLowerCase() as Half, s.half2?.toLowerCase() as Half];
  const until = s.noon ? '12:00' : clockTime(Number(s.h2), Number(s.m2 ?? 0), last ?? first ?? half);
  const starts = [first ?? last ?? half, first ?? half, 'am' as const].map((one) =>
    clockTime(Number(s.h), Number(s.m ?? 0), one),
  );
  const time = until && starts.find((start) => start !== null && start < until);
  return until && time ? { time, until } : null;
}
