import {
  FORWARDED,
  HEADER,
  LOOK_AT_IT,
  POINTER,
  QUOTED,
  SALUTATION,
  STAMP,
  THREAD,
  TITLED,
} from '../lexicon/paste-marks.ts';
import { pointsBack } from '../lexicon/points-back.ts';

/** A message with one of somebody else in it: what is asked, and what was pasted. Nothing in the latter is an order. */
export interface Paste {
  ask: string;
  body: string;
}

const LEAST = 45;
const LONGEST_ASK = 16;

export function pasteIn(message: string): Paste | null {
  return inQuotes(message) ?? inLines(message);
}

/** Somebody else's words, and nothing said of what to do with them. */
export function onlyPasted(message: string): boolean {
  const paste = pasteIn(message);
  if (paste) return LOOK_AT_IT.test(paste.ask);
  const lines = message.trim().split('\n');
  const [first = ''] = lines;
  if (QUOTED.test(first)) return lines.every((line) => line.trim() === '' || QUOTED.test(line));
  return lines.length > 1 && (FORWARDED.test(first) || HEADER.test(first) || (STAMP.test(first) && THREAD.test(first)));
}

/** "save this one: 'Hi, Tom here ... '". */
function inQuotes(message: string): Paste | null {
  for (const sign of ['"', "'"]) {
    const open = new RegExp(`(?:^|[\\s:>(-])${sign}(?=[\\p{L}\\d[])`, 'u').exec(message);
    if (!open) continue;
    const from = open.index + open[0].length;
    const close = [...message.slice(from).matchAll(new RegExp(`(?<=\\S)${sign}(?=\\s|$|[.,;)]|<|-)`, 'g'))].at(-1);
    if (!close) continue;
    const body = message.slice(from, from + close.index).trim();
    if (body.length < LEAST || !/[.,!?\n]/.test(body)) continue;
    const ask = asked(message.slice(0, open.index), message.slice(from + close.index + 1));
    if (ask !== '') return { ask, body };
  }
  return null;
}

/** A mail, a letter or a thread below or above what is asked. */
function inLines(message: string): Paste | null {
  const lines = message.split('\n');
  if (lines.length < 3) return null;
  const pointed = pointedAt(lines);
  if (pointed) return pointed;
  const starts = lines.findIndex((line, i) => begins(line, i, lines));
  if (starts < 0) return null;
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const gap = lines.slice(0, last).findLastIndex((line) => line.trim() === '');
  const tail = lines
    .slice(Math.max(gap + 1, starts + 1), last + 1)
    .join('\n')
    .trim();
  const tailAsks = gap > starts && asks(tail);
  const body = lines
    .slice(starts, tailAsks ? gap : undefined)
    .join('\n')
    .trim();
  const ask = asked(lines.slice(0, starts).join('\n'), tailAsks ? tail : '');
  return ask === '' || body.length < LEAST ? null : { ask, body };
}

/** "^ job for a new bloke" under what it is about. */
function pointedAt(lines: readonly string[]): Paste | null {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const line = lines[last] ?? '';
  if (!/^\s*(?:\^+|<<+)/.test(line) || lines.some((one) => HEADER.test(one) || (STAMP.test(one) && THREAD.test(one))))
    return null;
  const ask = asked('', line);
  const body = lines.slice(0, last).join('\n').trim();
  return ask === '' || body === '' ? null : { ask, body };
}

function begins(line: string, at: number, lines: readonly string[]): boolean {
  if (FORWARDED.test(line)) return true;
  if (QUOTED.test(line)) return true;
  if (/^from\s*:/i.test(line)) return /@/.test(line) || HEADER.test(lines[at + 1] ?? '');
  if (STAMP.test(line) && THREAD.test(line)) return true;
  if (at > 0 && TITLED.test(line) && lines[at - 1]?.trim() === '') return true;
  // a letter begins with its greeting, on a line of its own below what is asked
  return at > 0 && SALUTATION.test(line) && lines[at - 1]?.trim() === '';
}

/** The last lines of a paste are its signature, unless they say what to do with it. */
function asks(tail: string): boolean {
  if (tail.split(/\s+/).length > LONGEST_ASK || /^\s*(?:ph|phone|tel|mob)?[\s.:]*[\d(+][\d\s()+-]{7,}$/im.test(tail))
    return false;
  return pointsBack(tail) || /^\s*(?:\^|<<|->|=>)/.test(tail) || TO_DO.test(tail);
}
const TO_DO =
  /\b(?:as|into|a|the|my|our|new|that|this|it|in|on|up|down|me)\s+(?:new\s+)?(?:jobs?|tasks?|to-?dos?|reminders?|list|clients?|customers?|suppliers?|quotes?|calendar|diary)\b|^(?:log|add|save|book|update|change|quote|remind)\b/i;

const asked = (before: string, after: string): string =>
  [before, after]
    .map((part) =>
      part
        .replace(POINTER, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^(?:fwd?|fw|forward(?:ed)?)\s*:\s*/i, '')
        .replace(/^[\s,.:;]+|[\s:;,]+$/g, ''),
    )
    .filter((part) => /\p{L}/u.test(part))
    .join(', ');
