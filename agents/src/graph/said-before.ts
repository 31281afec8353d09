import type { TurnInput } from '../context.ts';
import { saysJob, saysPerson } from '../models/builtin/records/meant.ts';

/** An answer, a correction or "and one for Wei too" is short. */
const SHORT = 10;
const EXCHANGES = 3;
const LONGEST = 600;

/**
 * What was said lately, where a message may lean on it: it answers a question, speaks of "him" or "it", or is so short
 * that what it is about must have been said before. Empty where it stands on its own.
 */
export function saidBefore({ message, history }: TurnInput): string {
  if (!history.length) return '';
  const short = message.trim().split(/\s+/).length <= SHORT;
  const answers = history.at(-1)?.role === 'assistant' && history.at(-1)?.content.includes('?');
  if (!short && !answers && !saysPerson(message) && !saysJob(message)) return '';
  const asked = history.flatMap(({ role }, i) => (role === 'user' ? [i] : []));
  return history
    .slice(asked.at(-EXCHANGES) ?? 0)
    .map(({ content }) => content.slice(0, LONGEST))
    .toReversed()
    .join('\n');
}
