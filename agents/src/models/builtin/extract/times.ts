import { cut, type Taken } from './gap.ts';

export interface DayTime {
  /** `HH:MM`. */
  time: string | null;
  /** "afternoon": a part of the day without an hour, kept in words. */
  part: string | null;
}

const CLOCK = /(?:\b(?:at|by|before|from|around|about|till|until)\s+)?\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)\b/i;
const CLOCK_24 = /(?:\b(?:at|by|before|from)\s+)([01]?\d|2[0-3]):(\d{2})\b/i;
const NAMED: readonly [RegExp, string][] = [[/\b(?:at )?(?:noon|midday)\b/i, '12:00']];
const PARTS: readonly [RegExp, string][] = [
  [/\b(?:in the |this )?(?:arvo|afternoon)\b/i, 'afternoon'],
  [/\b(?:first thing(?: in the morning)?|in the morning|this morning|morning)\b/i, 'morning'],
  [/\b(?:in the |this )?evening\b/i, 'evening'],
  [/\b(?:at )?lunch ?time\b/i, 'lunchtime'],
];

/** A time of day, or a part of it; both may be said. */
export function takeTime(text: string): Taken<DayTime> | null {
  let rest = text;
  let time: string | null = null;
  let part: string | null = null;
  const clock = CLOCK.exec(rest) ?? CLOCK_24.exec(rest);
  if (clock) {
    time = at(Number(clock[1]), Number(clock[2] ?? 0), clock[3]?.toLowerCase());
    if (time) rest = cut(rest, clock);
  }
  for (const [pattern, named] of NAMED) {
    const match = time ? null : pattern.exec(rest);
    if (match) {
      time = named;
      rest = cut(rest, match);
    }
  }
  for (const [pattern, name] of PARTS) {
    const match = part ? null : pattern.exec(rest);
    if (match) {
      part = name;
      rest = cut(rest, match);
    }
  }
  return time || part ? { value: { time, part }, rest } : null;
}

function at(hours: number, minutes: number, half: string | undefined): string | null {
  const hour = half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours;
  if (hour > 23 || minutes > 59 || (half && hours > 12)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
