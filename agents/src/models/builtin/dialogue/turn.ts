import type { KnownRecord } from '../../../known.ts';
import { ownMessage } from '../for-team.ts';
import { helpWith } from '../help.ts';
import { intentsOf } from '../intent/intents.ts';
import { AGREES, CANCELS, REFUSES } from '../lexicon/answers.ts';
import { SENDS_LAST } from '../lexicon/story.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { type PlannedCall, type Reply, say } from '../reply.ts';
import { split } from '../split.ts';
import { askedAgain, names } from './again.ts';
import { answering } from './answering.ts';
import { givenUp, justMade } from './cancel.ts';
import { budgetMentioned, contactMentioned } from './client-details.ts';
import { correctionIn } from './correct.ts';
import { correctedFirst } from './correct-first.ts';
import { insteadOf } from './instead.ts';
import { offeredTask, otherMessage } from './offered.ts';
import { owedInstead } from './owed-instead.ts';
import { type Open, openRequest } from './pending.ts';
import { priceWanted } from './price-wanted.ts';
import { deletionOfShown, detailsOfShown } from './shown-records.ts';
import { takenBack } from './take-back.ts';

/** What a message comes to in its conversation: an answer at once, or requests to be worked through. */
export interface Meaning {
  reply: Reply | null;
  requests: string[];
  /** What is taken back before the requests are worked through. */
  first: PlannedCall[];
}

const requests = (some: string[], first: PlannedCall[] = []): Meaning => ({ reply: null, requests: some, first });
const answer = (reply: Reply): Meaning => ({ reply, requests: [], first: [] });

/** One way to understand a message; null where it does not fit. `open`: a request that waits for an answer. */
type Reader = (said: string, reading: Reading, open: Open | null) => Meaning | null;

const asRequest = (request: string | null | undefined): Meaning | null => (request ? requests([request]) : null);
const asAnswer = (reply: Reply | null | undefined): Meaning | null => (reply ? answer(reply) : null);
const asWords = (text: string | null | undefined): Meaning | null => (text ? answer(say(text)) : null);

const helpAsked: Reader = (said, reading) => {
  if (!helpWith(said)) return null;
  const parts = split(said, reading);
  return requests(parts.some(helpWith) ? parts : [said]);
};
/** Readings that only make sense while no question of ours is open. */
const WHERE_NOTHING_IS_OPEN: readonly Reader[] = [
  (said, reading, open) => (open ? null : asRequest(deletionOfShown(said, reading))),
  (said, reading, open) => (open ? null : asWords(answersNothing(said, reading))),
];
/** "send it" before there is an invoice, a quote or an order to send: the open question is asked again. */
const sendsTooEarly: Reader = (said, reading, open) =>
  open?.question.kind === 'missing' &&
  SENDS_LAST.test(said) &&
  MAKES_PAPER.has(intentsOf(open.request, reading)[0]?.tool ?? '')
    ? answer(say(open.question.text))
    : null;
const answersQuestion: Reader = (said, reading, open) => {
  if (!open) return null;
  const meant = answering(open, said, reading);
  if (meant.is === 'answer') return requests([...split(meant.request, reading), ...meant.rest]);
  if (meant.is === 'again') return answer(say(open.question.text));
  if (meant.is === 'cancel')
    return answer({ text: `No worries, I have left it. Nothing was done about "${open.request}".`, calls: [] });
  return null;
};
const asksAgain: Reader = (said, reading) => {
  const again = askedAgain(said, reading);
  return again && requests(split(again.request, reading));
};
const corrects: Reader = (said, reading) => {
  const correction = correctionIn(said, reading);
  return correction && reading.tools.has(correction.call.name) ? answer({ text: '', calls: [correction.call] }) : null;
};
const correctsFirst: Reader = (said, reading) => {
  const both = correctedFirst(said, reading);
  return both && reading.tools.has(both.correction.call.name) ? requests(both.rest, [both.correction.call]) : null;
};
const wantsInstead: Reader = (said, reading) => {
  const instead = insteadOf(said, reading);
  return instead && requests([instead.request], instead.calls);
};
const saysWhatIsSo: Reader = (said, reading) =>
  ONLY_FOR.test(said) &&
  names(said.replace(ONLY_FOR, ''), reading) &&
  isOfNamed(touched(reading)[0], said, reading.records)
    ? answer(say('Right, that is how it is on file.'))
    : null;
/** Whether a record is of the job or the client that is named. */
function isOfNamed(one: KnownRecord | undefined, said: string, records: readonly KnownRecord[]): boolean {
  const job = one?.job ? records.find(({ kind, number }) => kind === 'job' && number === one.job) : undefined;
  return [takeRecord('job', said, records)?.record, takeRecord('client', said, records)?.record].some((named) => {
    if (!one || !named) return false;
    const names: (string | undefined)[] = [one.client, job?.client];
    return (
      one.id === named.id || (named.number !== undefined && one.job === named.number) || names.includes(named.name)
    );
  });
}

/** How a first message is understood: the first reader that fits. */
const ALONE: readonly Reader[] = [helpAsked, ...WHERE_NOTHING_IS_OPEN];
/** How a later message is understood: the first reader that fits. */
const IN_TALK: readonly Reader[] = [
  helpAsked,
  (said, reading, open) => asAnswer(takenBack(said, open, reading)),
  (said, reading) => asRequest(offeredTask(said, reading)),
  ...WHERE_NOTHING_IS_OPEN,
  (said, reading) => asWords(otherMessage(said, reading)),
  (said, reading, open) =>
    asRequest(
      contactMentioned(said, reading) ?? budgetMentioned(said, reading) ?? (open ? null : priceWanted(said, reading)),
    ),
  (said, reading) => asRequest(owedInstead(said, reading)),
  (said, reading, open) => asAnswer(givenUp(said, open, reading)),
  sendsTooEarly,
  answersQuestion,
  asksAgain,
  corrects,
  (said, reading) => asWords(detailsOfShown(said, reading)),
  correctsFirst,
  wantsInstead,
  saysWhatIsSo,
];

/** Nothing is remembered: what was asked and done is all in the messages and the records. */
export function meaningOf(reading: Reading): Meaning {
  const said = normalise(reading.message);
  // a part that was handed over has been understood already
  if (reading.original !== null) return requests(handed(reading.original, reading) ?? split(said, reading));
  const inTalk = reading.history.length > 0;
  const open = inTalk ? openRequest(reading) : null;
  for (const read of inTalk ? IN_TALK : ALONE) {
    const meaning = read(said, reading, open);
    if (meaning) return meaning;
  }
  return requests(split(said, reading));
}

const MAKES_PAPER: ReadonlySet<string> = new Set(['create_finance_record', 'create_quote']);

/** "for the deck", right after something was done: a correction, or what is on file already. */
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
