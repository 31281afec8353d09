import { ownMessage } from '../for-team.ts';
import { helpWith } from '../help.ts';
import { intentsOf } from '../intent/intents.ts';
import { AGREES, CANCELS, REFUSES } from '../lexicon/answers.ts';
import { SENDS_LAST } from '../lexicon/story.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { type PlannedCall, type Reply, say } from '../reply.ts';
import { split } from '../split.ts';
import { askedAgain, names } from './again.ts';
import { answering } from './answering.ts';
import { givenUp, justMade } from './cancel.ts';
import { correctionIn } from './correct.ts';
import { correctedFirst } from './correct-first.ts';
import { insteadOf } from './instead.ts';
import { offeredTask, otherMessage } from './offered.ts';
import { owedInstead } from './owed-instead.ts';
import { openRequest } from './pending.ts';
import { priceWanted } from './price-wanted.ts';
import { takenBack } from './take-back.ts';
import { askedOfTold, dropsTold } from './told.ts';
import { contactTold, spendTold } from './told-of-them.ts';

/** What a message comes to in its conversation: an answer at once, or requests to be worked through. */
export interface Meaning {
  reply: Reply | null;
  requests: string[];
  /** What is taken back before the requests are worked through. */
  first: PlannedCall[];
}

const requests = (some: string[], first: PlannedCall[] = []): Meaning => ({ reply: null, requests: some, first });
const answer = (reply: Reply): Meaning => ({ reply, requests: [], first: [] });

/** Nothing is remembered: what was asked and done is all in the messages and the records. */
export function meaningOf(reading: Reading): Meaning {
  const said = normalise(reading.message);
  // a part that was handed over has been understood already
  if (reading.original !== null) return requests(handed(reading.original, reading) ?? split(said, reading));
  const open = reading.history.length ? openRequest(reading) : null;
  if (helpWith(said)) {
    const parts = split(said, reading);
    return requests(parts.some(helpWith) ? parts : [said]);
  }
  const back = reading.history.length ? takenBack(said, open, reading) : null;
  if (back) return answer(back);
  const offered = reading.history.length ? offeredTask(said, reading) : null;
  if (offered) return requests([offered]);
  const drops = open ? null : dropsTold(said, reading);
  if (drops) return requests([drops]);
  const bare = open ? null : answersNothing(said, reading);
  if (bare) return answer(say(bare));
  if (!reading.history.length) return requests(split(said, reading));
  const other = otherMessage(said, reading);
  if (other) return answer(say(other));
  const priced = contactTold(said, reading) ?? spendTold(said, reading) ?? (open ? null : priceWanted(said, reading));
  if (priced) return requests([priced]);
  const owed = owedInstead(said, reading);
  if (owed) return requests([owed]);
  const dropped = givenUp(said, open, reading);
  if (dropped) return answer(dropped);
  // nothing is there yet that could go
  if (
    open?.question.kind === 'missing' &&
    SENDS_LAST.test(said) &&
    MAKES_PAPER.has(intentsOf(open.request, reading)[0]?.tool ?? '')
  )
    return answer(say(open.question.text));
  if (open) {
    const meant = answering(open, said, reading);
    if (meant.is === 'answer') return requests([...split(meant.request, reading), ...meant.rest]);
    if (meant.is === 'again') return answer(say(open.question.text));
    if (meant.is === 'cancel')
      return answer({ text: `No worries, I have left it. Nothing was done about "${open.request}".`, calls: [] });
  }
  const again = askedAgain(said, reading);
  if (again) return requests(split(again.request, reading));
  const correction = correctionIn(said, reading);
  if (correction && reading.tools.has(correction.call.name)) return answer({ text: '', calls: [correction.call] });
  const asked = askedOfTold(said, reading);
  if (asked) return answer(say(asked));
  const both = correctedFirst(said, reading);
  if (both && reading.tools.has(both.correction.call.name)) return requests(both.rest, [both.correction.call]);
  const instead = insteadOf(said, reading);
  if (instead) return requests([instead.request], instead.calls);
  if (ONLY_FOR.test(said) && names(said.replace(ONLY_FOR, ''), reading) && touched(reading).length)
    return answer(say('Right, that is how it is on file.'));
  return requests(split(said, reading));
}

const MAKES_PAPER: ReadonlySet<string> = new Set(['create_finance_record', 'create_quote']);

/** "for the deck", said of what was just done: changes it, or says what is so already. */
const ONLY_FOR = /^(?:(?:yeah|yep|yes|and|ok|sorry|no|nah)[\s,]+)*(?:(?:it|that)(?:['’]?s| was| is)\s+)?(?:for|on)\s+/i;

/** A yes or a no where nothing was asked and nothing waits. */
function answersNothing(said: string, reading: Reading): string | null {
  if (AGREES.test(said)) return 'Nothing is waiting for a yes right now. What would you like done?';
  const gives = REFUSES.test(said) || CANCELS.test(said);
  if (!gives) return null;
  if (!justMade(reading).length) return 'No worries, nothing was waiting and nothing has been done.';
  return REFUSES.test(said) ? 'That is done already. Say "undo that" and I will take it back.' : null;
}

/** Several requests that were handed over together, a line each; null where the lines are the message's own. */
function handed(original: string, reading: Reading): string[] | null {
  const lines = reading.message.split('\n');
  if (lines.length < 2) return null;
  const parts = new Set(split(normalise(original), reading).map((part) => ownMessage(part).request));
  return lines.every((line) => parts.has(line)) ? lines : null;
}
