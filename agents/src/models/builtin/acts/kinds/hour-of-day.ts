import { takeTime } from '../../extract/times.ts';
import type { Piece } from '../scene.ts';
import { takenOut } from '../spans.ts';
import type { Values } from '../values.ts';

const CLAUSE = /[^,;\n¦]+/gu;
const PARTED = /(?<!\d)\.\s|\s+(?:so|but|and then)\s+/giu;
/** "by 6.30": a price has no such word before it. As long as it was. */
const HALF_HOURS = /(?<=\b(?:at|by|before|around|from|after|till|until)\s)(\d{1,2})\.([0-5][05])(?![\d%])/gi;

/** "they open at 7 so be there by 6.30 monday": of two times the one said with the day counts. */
export function withHourOfDay({ text, values }: Piece): Values {
  const [day, ...more] = values.days;
  const hour = values.time?.spans[0];
  if (!day || more.length) return values;
  if (!hour) return withBareHour(text, values, day.end);
  for (const { start, end } of clauses(text)) {
    if (day.start < start || day.start >= end || (hour.start >= start && hour.start < end)) continue;
    const own = text.slice(start, end).replace(HALF_HOURS, '$1:$2');
    const found = takeTime(own);
    if (!found?.value.time) return values;
    const spans = takenOut(own, found.rest).map((span) => ({ start: span.start + start, end: span.end + start }));
    return { ...values, time: { value: found.value, spans } };
  }
  return values;
}

/** "monday 9": an hour of a working day. */
function withBareHour(text: string, values: Values, at: number): Values {
  const found = /^\s+(?<hour>\d{1,2})(?=\s*(?:$|[,.;¦]))/u.exec(text.slice(at));
  const hour = Number(found?.groups?.hour ?? 0);
  if (!found || values.time || hour < 1 || hour > 12) return values;
  const time = `${String(hour < 7 ? hour + 12 : hour).padStart(2, '0')}:00`;
  return { ...values, time: { value: { time, part: null }, spans: [{ start: at, end: at + found[0].length }] } };
}

function* clauses(text: string): Generator<{ start: number; end: number }> {
  for (const { index, 0: clause } of text.matchAll(CLAUSE)) {
    let start = index;
    for (const joint of clause.matchAll(PARTED)) {
      yield { start, end: index + joint.index };
      start = index + joint.index + joint[0].length;
    }
    yield { start, end: index + clause.length };
  }
}
