import { tidy } from '../extract/gap.ts';
import { takeTime } from '../extract/times.ts';
import { normalise } from '../normalise.ts';
import { exchanges, type Talk } from './talk.ts';

/** "make that 10" after "tomorrow at 9" is ten o'clock. `HH:MM`; null where no time was said just before. */
export function otherHour(text: string, around: Talk): string | null {
  const bare = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(tidy(text));
  const before = bare && takeTime(normalise(exchanges(around).at(-1)?.message ?? ''))?.value.time;
  if (!bare || !before) return null;
  const said = Number(bare[1]);
  if (said < 1 || said > 23) return null;
  // the same half of the day as before
  const hour = said < 12 && Number(before.slice(0, 2)) >= 12 && said < 8 ? said + 12 : said;
  return `${String(hour).padStart(2, '0')}:${bare[2] ?? '00'}`;
}
