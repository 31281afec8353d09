import { takeMoney } from '../extract/money.ts';
import { AGREES } from '../lexicon/answers.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import { AS_IT_STANDS, CHANGES_MESSAGE, MESSAGE_WAITS } from '../lexicon/waiting-message.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { exchanges } from './talk.ts';

const AS_TO_DO =
  /^(?:(?:fair enough|ok|okay|yeah|yep|yes|righto|sweet|alright|no worries|then|just)[\s,]+)*(?:(?:put|stick|chuck|whack|pop|add|make|do|note)\s+(?:it|that|one|me one|a (?:to-?do|reminder|task))\b(?:\s+(?:on|in|to|as)\s+(?:my|the|a)\s+(?:to-?do\s*)?(?:list|diary|to-?do|reminder|task))?|remind me(?:\s+to do (?:it|that))?|to-?do)(?:\s+(?:then|please|for me))*[\s,]*(?<when>.{0,40})$/i;

/** "I can't ring people. I can add a to-do for it?" and "put it on my list then": the to-do, as a request. */
export function offeredTask(said: string, reading: Reading): string | null {
  const last = exchanges(reading).at(-1);
  if (!last?.answers.some((text) => text.includes(CANNOT.cannot_call ?? '-'))) return null;
  const when = AS_TO_DO.exec(said)?.groups?.when;
  if (when === undefined && !AGREES.test(said)) return null;
  return `remind me ${when ?? ''} to ${normalise(last.message).replace(/\s+for me\b.*$/i, '')}`.replace(/\s+/g, ' ');
}

/** A few words that want a message changed which waits for a yes: what to answer, so that they change nothing else. */
export function otherMessage(said: string, reading: Reading): string | null {
  const waits =
    exchanges(reading)
      .at(-1)
      ?.answers.some((text) => MESSAGE_WAITS.test(text)) ?? false;
  return waits && CHANGES_MESSAGE.test(said) && said.split(/\s+/).length <= 14 && !takeMoney(said)
    ? AS_IT_STANDS
    : null;
}
