import { fold } from '../../../tools/matching.ts';
import { ownMessage } from '../for-team.ts';
import { impliedJobRequest } from '../implied-job.ts';
import { beyondUs, intentsOf, PLAIN } from '../intent/intents.ts';
import { isQuestion } from '../intent/is-question.ts';
import { AGREES, CANCELS, CANCELS_WHY, NEITHER, REFUSES } from '../lexicon/answers.ts';
import { opens, opensAsQuestion } from '../lexicon/openers.ts';
import { ASKED_OF } from '../lexicon/questions.ts';
import { smallTalk } from '../lexicon/small-talk.ts';
import { normalise } from '../normalise.ts';
import { split } from '../split.ts';
import { answerFits } from './answer-fits.ts';
import { choose, withChosen } from './choose.ts';
import { type Asked, exchanges, type Question, questionIn, REQUEST_MARK, type Talk } from './talk.ts';

/** A request that waits for an answer of the user's. */
export interface Open {
  request: string;
  question: Question;
  /** Requests of the same message that were held back until it is answered. */
  rest: string[];
  /** Something else was asked since. */
  aside: boolean;
}

/** What a message is to an open question. */
export type Answer = { is: 'answer'; request: string; rest: string[] } | { is: 'cancel' | 'again' | 'other' };

/**
 * The request that is still open after all that was said. A question of the user's in between leaves it open for one more
 * message; whatever else is said drops it without a word, since nobody wants to be reminded. All of it is read from the
 * messages.
 */
export function openRequest(around: Talk): Open | null {
  let open: Open | null = null;
  let since = 0;
  for (const { message, answers } of exchanges(around)) {
    const said = normalise(message);
    const meant: Answer = open ? answerTo(open, said, around) : { is: 'other' };
    const asked = questionIn(answers);
    const request: string = meant.is === 'answer' ? meant.request : said;
    if (meant.is === 'again') continue;
    if (asked) open = { ...askedAbout(request, asked, around), question: asked.question, aside: false };
    else if (meant.is !== 'other' || !isQuestion(said)) open = null;
    since = asked || !open ? 0 : since + 1;
    if (open && since > 0) open = { ...open, aside: true };
    if (since > KEPT_FOR) open = null;
  }
  return open;
}
const KEPT_FOR = 1;

/** Whether a message answers what was asked, gives it up, or is something else. */
export function answerTo({ request, rest, question }: Open, said: string, around: Talk): Answer {
  if (CANCELS.test(said) || CANCELS_WHY.test(said)) return { is: 'cancel' };
  if (question.kind !== 'missing') {
    if (NEITHER.test(said)) return { is: 'cancel' };
    const further = FURTHER.exec(said)?.groups;
    const [named, more] = further?.ask && opens(further.ask) ? [further.named ?? '', [further.ask]] : [said, []];
    const chosen = choose(named, question, around.records);
    return chosen
      ? { is: 'answer', request: withChosen(request, question, chosen, around.records), rest: [...rest, ...more] }
      : { is: 'other' };
  }
  if (REFUSES.test(said)) return { is: 'cancel' };
  if (isAnew(said, request, around)) return { is: 'other' };
  if (AGREES.test(said)) {
    const offered = OFFERED.exec(question.text)?.[1];
    return offered ? { is: 'answer', request: `${request}${REQUEST_MARK}${offered}`, rest } : { is: 'again' };
  }
  if (smallTalk(said) || NOT_YET.test(said) || !answerFits(question.text, said, around) || MORE_OF_IT.test(said))
    return { is: 'other' };
  // "add a task" and then "order paint": what is to be done, in one breath
  const tool = intentsOf(request, around)[0]?.tool;
  const mark =
    tool === 'create_task' && opens(said)
      ? ' to '
      : tool === 'send_message' && !opens(said) && !/^that\b/i.test(said)
        ? ' that '
        : REQUEST_MARK;
  return { is: 'answer', request: `${request.replace(/[\s.!?,]+$/, '')}${mark}${said}`, rest };
}
/** "orsini and flick him a text": the answer, and what else is wanted. */
const FURTHER =
  /^(?<named>[^,;]{1,40}?)(?:\s*[,;]\s*(?:and\s+|then\s+|also\s+)?|\s+(?:and|then)\s+)(?<ask>\p{L}.{5,})$/isu;
/** "the lot, which is $8,400.00": a yes means it. */
const OFFERED = /\bthe lot, which is (\$[\d,.]*\d)/;
/** "and 6 bags of adhesive" goes on with what was said before. */
const MORE_OF_IT = /^(?:and|plus|also|oh and)\s+(?:another\s+)?\d/i;
const NOT_YET = /^(?:hang on|one sec|wait|hmm+|dunno|not sure|idk|i don't know|i dont know)[\s.!]*$/i;

const HANG_ON = /^(?:(?:hang on|hold on|wait|one sec|oh|um|actually|before that|first|sorry|quick(?:ly)?)[\s,.!-]+)+/i;

/** A request of its own begins like one and is clear; an answer may look a little like one. */
function isAnew(said: string, request: string, around: Talk): boolean {
  if (/\?\s*$/.test(said) || opensAsQuestion(said.replace(HANG_ON, ''))) return true;
  if (opens(said) && beyondUs(said, around)) return true;
  if (impliedJobRequest(said, around)) return true;
  const [mine] = intentsOf(said, around);
  if (!mine || mine.sure < PLAIN) return false;
  if (!opens(said)) return false;
  const [before] = intentsOf(request, around);
  // what is to be done is said as an order: "order paint"
  if (before?.tool === 'create_task' && !/\d|\bfor\b/i.test(said)) return false;
  if (before?.tool === 'send_message' && /^(?:tell|say|let|ask|just say|that)\b/i.test(said)) return false;
  return mine.tool !== before?.tool || mine.sure >= PLAIN * 2;
}

/** Of a message with several requests, the one that a question is about and those that were held back for it. */
function askedAbout(request: string, { question, held }: Asked, around: Talk): Pick<Open, 'request' | 'rest'> {
  const parts = split(request, around);
  if (parts.length < 2) return { request, rest: [] };
  const owners = parts.map((part) => ownMessage(part).owner ?? intentsOf(ownMessage(part).request, around)[0]?.owner);
  const rest = parts.filter((_, i) => held.includes(owners[i] ?? ''));
  const about = parts.findLast((part) => isAbout(part, question, around));
  return about ? { request: about, rest: rest.filter((part) => part !== about) } : { request, rest: [] };
}

function isAbout(part: string, question: Question, around: Talk): boolean {
  if (question.kind !== 'missing') return fold(part).includes(fold(question.said));
  const entity = intentsOf(ownMessage(part).request, around)[0]?.entity;
  return entity !== undefined && ASKED_OF[entity].test(question.text);
}
