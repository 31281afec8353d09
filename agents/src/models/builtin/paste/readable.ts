import { FIRST_NAMES } from '../lexicon/first-names.ts';
import {
  FORWARDED,
  MYSELF,
  NO_CONTENT,
  PAPER,
  QUOTED,
  SALUTATION,
  SIGN_OFF,
  STAMP,
  THREAD,
} from '../lexicon/paste-marks.ts';
import { type Paste, pasteIn } from './paste.ts';

/** A request as it reads with what was pasted in plain lines. */
export function readableIn(request: string): string {
  const paste = pasteIn(request);
  return paste ? readable(paste) : request;
}

/** What a pasted message says, a line each, without what only makes it a letter, a mail or a thread. */
function readable({ ask, body }: Paste): string {
  const lines = body.split('\n').map((line) => line.replace(QUOTED, '').trim());
  const off = lines.findIndex((line) => SIGN_OFF.test(line));
  const [text, signature] = off < 0 ? [lines, []] : [lines.slice(0, off), lines.slice(off + 1)];
  const said = text.flatMap(lineOf).filter((line, i, all) => line !== '' && all.indexOf(line) === i);
  const signed = signature.filter((line) => /\p{L}{2}/u.test(line) && !NO_CONTENT.test(line)).slice(0, 1);
  return [ask, ...said, ...signed].join('\n');
}

function lineOf(line: string): string[] {
  if (FORWARDED.test(line) || NO_CONTENT.test(line) || SALUTATION.test(line)) return [];
  const from = /^from\s*:\s*(.*)$/i.exec(line)?.[1];
  if (from !== undefined) {
    const name = from
      .replace(/<[^>]*>|\S+@\S+/g, '')
      .replace(/["']/g, '')
      .trim();
    return FIRST_NAMES.has((name.split(/\s+/)[0] ?? '').toLowerCase()) ? [name] : [];
  }
  const subject = /^(?:subject|re|fwd?|fw)\s*:\s*(.*)$/i.exec(line)?.[1];
  if (subject !== undefined) return [subject.replace(PAPER, '')];
  const message = STAMP.test(line) ? THREAD.exec(line)?.groups : undefined;
  if (message) return MYSELF.test(message.who ?? '') ? [] : [message.who ?? '', greetingOff(message.said ?? '')];
  return [greetingOff(line).replace(PAPER, '')];
}

/** "Hi Mel, could you ..." in the same line. */
const greetingOff = (line: string): string =>
  line.replace(
    /^(?:dear|hi|hiya|hello|hey|g'?day|good (?:morning|afternoon)|morning|kia ora)\b(?:\s+(?:there|mate|team|all|\p{Lu}\p{L}+))?[\s,!.-]+(?=\S)/iu,
    '',
  );
