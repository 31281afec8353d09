import { coming, DAY, dayOf, iso } from '../../models/builtin/extract/calendar.ts';
import { clockTime } from '../../models/builtin/extract/clock.ts';
import { takeShift } from '../../models/builtin/extract/shifts.ts';
import { takeTime } from '../../models/builtin/extract/times.ts';
import { addDays } from '../../tools/format.ts';
import { exactDays } from './exact-days.ts';

/** Words before a day that say it is the one that does not suit. */
const NOT_THEN =
  /(?:\b(?:can't|cannot|couldn't|won't|not|isn't|don't|doesn't|no longer|instead of|rather than|unable|clash\w*|away|busy|out|off|from|was|were|booked|overseas|interstate|working|moved?\s+(?:the|my|our|us)\s+\w+|on the original|except|until|till?|before|by)\b[^.!?;,\n]{0,40})$/i;
const THEN =
  /\b(?:to|instead|make it|how about|what about|could (?:you|we)|can (?:you|we)|would|suits?|works?|free|available|home|better|prefer|rather|any ?time|from|on|after|maybe|perhaps|try|do)\b[^.!?;\n]{0,40}$/i;
const BAD_AFTER =
  /^[^.!?;,\n]{0,25}\b(?:no longer|doesn't|won't|isn't|is not|is no good|no good|is out|not going to|clashes|is bad|is off|has to|can't|don't|(?:am|i'm|are|we're|is) not (?:in|at|home|here|around|available))\b/i;
/** "Any day bar Monday", "anything but the Tuesday or Wednesday": named to be left out. */
const LEFT_OUT =
  /\b(?:bar|barring|except(?:ing)?|excluding|other than|apart from|aside from|besides|(?:any ?(?:thing|day|time)?|every ?day|all week|all days?|whenever)(?: [\p{L}']+){0,4},? but)(?: (?:for|on|the|this|that|next|maybe))*\s+(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|the|and|or|\/|&)\s+){0,4}$/iu;
/** "Any day after Tuesday" is not Tuesday. */
const SOME_DAY_AFTER = /\b(?:after|past|later than)\s+(?:the\s+|this\s+|next\s+|coming\s+)*$/i;
/** "The monday after", "the following monday": after the day that is booked. */
const AFTER_IT = new RegExp(
  `\\b(?:the|that)\\s+(${DAY})\\s+(?:after|following)(?=\\s*(?:$|[.,!?;:)\\n]|(?:that|it|instead|please|pls|would|if|works?|suits?|is|thanks|ta|ok|cheers|mate)\\b))|\\bfollowing\\s+(${DAY})\\b`,
  'i',
);
const GOOD_AFTER =
  /^[^.!?;,\n]{0,25}\b(?:instead|suits?|works?|is (?:good|fine|better|best|ok|free|great)|would be|ok\b|any good|possible|please|\?)/i;

/** The day asked for, beside the one that does not suit. */
export function newDay(text: string, today: string, was: string | null): string | null {
  const after = AFTER_IT.exec(text);
  const weekday = after?.[1] ?? after?.[2];
  // "Friday or the Monday after": which of them is settled with them
  if (weekday && /\bor\s+(?:the\s+)?$/i.test(text.slice(0, after?.index))) return null;
  if (weekday) return was && iso(coming(new Date(`${was}T00:00:00Z`), dayOf(weekday)));
  const said = exactDays(text, today).filter(
    // "one day later" is later than what is booked
    ({ index, text: words }) =>
      !LEFT_OUT.test(text.slice(0, index)) &&
      !SOME_DAY_AFTER.test(text.slice(0, index)) &&
      !(was && /\b(?:later|earlier|sooner)\b/i.test(words)),
  );
  const shift = takeShift(text);
  const scored = said
    .map(({ date, index, text: words }, place) => {
      const before = text.slice(0, index);
      const after = text.slice(index + words.length);
      let score = place * 0.1;
      if (date === was) score -= 3;
      if (date < today) score -= 5;
      if (NOT_THEN.test(before) && !/\b(?:free|available|home|back|suits?)\b[^.!?;,\n]{0,25}$/i.test(before))
        score -= 2;
      if (BAD_AFTER.test(after)) score -= 2;
      if (THEN.test(before)) score += 1;
      if (GOOD_AFTER.test(after)) score += 2;
      return { date, score };
    })
    .filter(({ score }) => score > -1)
    .sort((a, b) => b.score - a.score);
  if (shift && was && (!scored[0] || scored[0].score < 1)) return addDays(was, shift.value.days);
  return scored[0]?.date ?? null;
}

const NOT_TIME = /\b(?:until|till?|before|by|after|finish\w*|work)\s*$/i;
/** "10 instead of 8", of an appointment at eight; "come 8.15". */
const FOR_ANOTHER =
  /\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap]m)?,? (?:instead of|rather than|not) (?:at )?(\d{1,2})\b(?![.:/]?\d)/i;
const COME_AT =
  /\b(?:come|be here|make it|start|arrive)(?: at| around| about)? (\d{1,2})[.:]([0-5]\d)\b(?!\s*(?:m|mm|%|k)\b)/i;
/** "9.30 same day?". */
const SAME_DAY = /\b(\d{1,2})[.:]([0-5]\d)(?:\s*[ap]m)?\b(?=[^\n]{0,16}\bsame day\b)/i;

/** `HH:MM` of an hour without am or pm, beside an appointment that has one; null where none is asked for. */
export function bareHour(text: string, was: string | null): string | null {
  if (was === null) return null;
  const [, hour, minutes = '0', half, booked] = FOR_ANOTHER.exec(text) ?? [];
  if (hour && Number(booked) % 12 === Number(was.slice(0, 2)) % 12)
    return clockTime(Number(hour), Number(minutes), half?.toLowerCase() === 'pm' ? 'pm' : half ? 'am' : undefined);
  const [, at, past] = COME_AT.exec(text) ?? SAME_DAY.exec(text) ?? [];
  return at ? clockTime(Number(at), Number(past), undefined) : null;
}

/** `HH:MM`, when one is asked for. */
export function newTime(text: string, was: string | null): string | null {
  const bare = bareHour(text, was);
  if (bare !== null) return bare;
  for (let rest = text, i = 0; i < 3; i++) {
    const taken = takeTime(rest);
    if (!taken?.value.time) return null;
    const at = rest.indexOf(taken.text ?? '');
    if (taken.value.time !== was && !NOT_TIME.test(rest.slice(0, Math.max(0, at)))) return taken.value.time;
    rest = taken.rest;
  }
  return null;
}
