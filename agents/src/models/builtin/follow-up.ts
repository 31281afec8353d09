import { intentsOf, PLAIN } from './intent/intents.ts';
import { normalise } from './normalise.ts';
import type { Reading } from './reading.ts';

/** An answer may look a little like a request; a new request is plainly one. */
const ANEW = PLAIN * 2;

const CANDIDATES = /\b(?:fit|fits) "(.+?)": (.+)\. Which one\?/;

/**
 * The message as it is meant after a question of ours: an answer is read together with what was asked for.
 * Nothing is remembered: it is all in the messages.
 */
export function inContext(reading: Reading): string {
  const { message, history } = reading;
  const asked = history.at(-1);
  const before = history.findLast((past) => past.role === 'user')?.text;
  if (asked?.role !== 'assistant' || !before || !asked.text.trim().endsWith('?')) return message;
  const which = CANDIDATES.exec(asked.text);
  if (which?.[1] && which[2]) return chosen(message, before, which[1], which[2].split('; ')) ?? message;
  if (/\bwaits for your yes\b/.test(asked.text) || (intentsOf(normalise(message), reading)[0]?.sure ?? 0) >= ANEW)
    return message;
  return `${before.replace(/[\s.!?]+$/, '')}, ${message}`;
}

/** "aoife" after "which Murphy?": the request again, with the one that was meant. */
function chosen(answer: string, request: string, reference: string, candidates: string[]): string | null {
  const words = answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const fits = candidates.filter((candidate) =>
    words.some((word) =>
      candidate
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    ),
  );
  const [only] = fits;
  if (fits.length !== 1 || !only) return null;
  const job = /^(\S+) - /.exec(only)?.[1];
  const name = job ? `job ${job}` : (only.split(',')[0] ?? only);
  const at = request.toLowerCase().indexOf(reference.toLowerCase());
  return at < 0 ? null : request.slice(0, at) + name + request.slice(at + reference.length);
}
