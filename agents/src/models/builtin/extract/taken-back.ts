import { NO_STAND_IN, TAKES_BACK, TAKES_WORD_BACK } from '../lexicon/taken-back.ts';
import type { Day } from '../reading.ts';
import { takeAddress } from './address.ts';
import { takeEmail, takePhone } from './contacts.ts';
import { takeDate } from './dates.ts';
import { GAP, type Taken } from './gap.ts';
import { takeMoney } from './money.ts';
import { takeTime } from './times.ts';

type Take = (text: string) => Taken<unknown> | null;

/** A text without what was taken back in it: "3.4k nah call it 3.6" is 3.6k, "the 4th, no the 5th" the 5th. */
export function withoutTakenBack(text: string, day: Pick<Day, 'country' | 'today'>): string {
  const kinds: Take[] = [
    takeEmail,
    (t) => takePhone(t, day),
    takeAddress,
    (t) => takeDate(t, day),
    takeTime,
    takeMoney,
  ];
  let left = text;
  for (const match of [...text.matchAll(TAKES_BACK)].toReversed()) {
    const [before, after] = [left.slice(0, match.index), left.slice(match.index + match[0].length)];
    left = ofKinds(before, after, kinds) ?? ofFigures(before, after) ?? ofWords(before, match[0], after) ?? left;
  }
  return left;
}

/** A value of the same kind stands right before and right after. */
function ofKinds(before: string, after: string, kinds: readonly Take[]): string | null {
  const from = Math.max(0, ...[...before.matchAll(/[.;\n]\s|,\s/g)].map(({ index }) => index + 2));
  for (const start of new Set([from, 0])) {
    for (const take of kinds) {
      const old = lastOf(before.slice(start), take);
      const next = old === null ? null : take(after);
      if (old === null || !next || !/^\W*(?:\p{L}+\s+){0,2}¦/u.test(next.rest)) continue;
      return `${before.slice(0, start)}${old} ${after}`;
    }
  }
  return null;
}

/** The text without its last value, where the text ends with one. */
function lastOf(text: string, take: Take): string | null {
  const taken = take(text);
  if (!taken) return null;
  const at = taken.rest.indexOf(GAP);
  const rest = taken.rest.slice(at + 1);
  if (/^[\s.,]*$/.test(rest)) return taken.rest.slice(0, at).trimEnd();
  // earlier ones stay as they are
  const inner = lastOf(rest, take);
  return inner === null ? null : text.slice(0, text.length - rest.length) + inner;
}

const FIGURE = /\$?\d[\d,]*(?:\.\d+)?/;
/** "3.4k, call it 3.6": the second goes by the thousand too. */
function ofFigures(before: string, after: string): string | null {
  const old = new RegExp(`(${FIGURE.source})\\s?(k|grand)?\\s*$`, 'i').exec(before);
  const next = new RegExp(`^(${FIGURE.source})\\s?(k|grand|mm|m|st|nd|rd|th|am|pm|%|x)?(?![\\p{L}\\d])`, 'iu').exec(
    after,
  );
  if (!old || !next) return null;
  const small = Number((next[1] ?? '').replace(/[$,]/g, '')) < 100;
  const scale = old[2] && !next[2] && small ? old[2] : '';
  return `${before.slice(0, old.index)}${next[0]}${scale}${after.slice(next[0].length)}`;
}

/** "in laminate sorry stone": as many words as were put right. */
function ofWords(before: string, mark: string, after: string): string | null {
  if (!TAKES_WORD_BACK.test(mark)) return null;
  const said = /^[^,.;:\n¦]+/.exec(after)?.[0].trim() ?? '';
  const count = said.split(/\s+/).length;
  if (!said || count > 2 || /\d/.test(said) || NO_STAND_IN.test(said)) return null;
  const old = new RegExp(`(?:\\s*[\\p{L}'’-]+){${count}}$`, 'u').exec(before);
  return old && before.slice(0, old.index).trim() !== '' ? `${before.slice(0, old.index)} ${after}` : null;
}
