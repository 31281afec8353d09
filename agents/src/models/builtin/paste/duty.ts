import { takeDate } from '../extract/dates.ts';
import { DUTY, NO_DUTY } from '../lexicon/paste-marks.ts';
import type { Day } from '../reading.ts';
import type { Paste } from './paste.ts';
import { readableIn } from './readable.ts';

/** The sentence of a letter that says what is to be done and by when, with what was asked beside it. */
export function dutyIn(paste: Paste, facts: Day): string {
  const text = readableIn(`${paste.ask}\n\n"${paste.body}"`);
  const [, ...lines] = text.split('\n');
  const sentences = lines
    .join('\n')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim());
  const told = sentences.filter((one) => /\p{L}{3}/u.test(one) && !NO_DUTY.test(one));
  const dated = (one: string) => takeDate(one, facts) !== null;
  const duty =
    told.find((one) => DUTY.test(one) && dated(one)) ??
    told.find((one) => DUTY.test(one)) ??
    told.find(dated) ??
    told[0];
  const day = takeDate(paste.ask, facts)?.text ?? '';
  const whose = /\bfor (?:michelle|jerry|renea|sarah)\b/i.exec(paste.ask)?.[0] ?? '';
  return [(duty ?? paste.ask).replace(/[.!]+$/, ''), duty && dated(duty) ? '' : day, whose].filter(Boolean).join(' ');
}
