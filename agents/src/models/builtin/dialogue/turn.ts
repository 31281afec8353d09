import { ownMessage } from '../for-team.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import type { Reply } from '../reply.ts';
import { split } from '../split.ts';
import { askedAgain } from './again.ts';
import { givenUp } from './cancel.ts';
import { correctionIn } from './correct.ts';
import { answerTo, openRequest } from './pending.ts';
import { takenBack } from './take-back.ts';
import { reminderOf } from './talk.ts';

/** What a message comes to in its conversation: an answer at once, or requests to be worked through. */
export interface Meaning {
  reply: Reply | null;
  requests: string[];
  /** A question that is still open after it, to be brought up once more. */
  reminder: string | null;
}

const requests = (some: string[], reminder: string | null = null): Meaning => ({
  reply: null,
  requests: some,
  reminder,
});
const answer = (reply: Reply): Meaning => ({ reply, requests: [], reminder: null });

/** Nothing is remembered: what was asked and done is all in the messages and the records. */
export function meaningOf(reading: Reading): Meaning {
  const said = normalise(reading.message);
  // a part that was handed over has been understood already
  if (reading.original !== null) return requests(handed(reading.original, reading) ?? split(said, reading));
  if (!reading.history.length) return requests(split(said, reading));
  const open = openRequest(reading);
  const back = takenBack(said, open, reading);
  if (back) return answer(back);
  const dropped = givenUp(said, open, reading);
  if (dropped) return answer(dropped);
  if (open) {
    const meant = answerTo(open, said, reading);
    if (meant.is === 'answer') return requests([...split(meant.request, reading), ...meant.rest]);
    if (meant.is === 'cancel')
      return answer({ text: `No worries, I have left it. Nothing was done about "${open.request}".`, calls: [] });
  }
  const again = askedAgain(said, reading);
  if (again) return requests(split(again.request, reading));
  const correction = correctionIn(said, reading);
  if (correction && reading.tools.has(correction.call.name)) return answer({ text: '', calls: [correction.call] });
  const left = open && !open.reminded ? reminderOf(open.request, open.question) : null;
  return requests(split(said, reading), left);
}

/** Several requests that were handed over together, a line each; null where the lines are the message's own. */
function handed(original: string, reading: Reading): string[] | null {
  const lines = reading.message.split('\n');
  if (lines.length < 2) return null;
  const parts = new Set(split(normalise(original), reading).map((part) => ownMessage(part).request));
  return lines.every((line) => parts.has(line)) ? lines : null;
}
