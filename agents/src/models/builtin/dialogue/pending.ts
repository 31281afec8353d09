import { fold } from '../../../tools/matching.ts';
import { actsIn } from '../acts/read-acts.ts';
import { datesIn } from '../extract/dates.ts';
import { ownMessage } from '../for-team.ts';
import { impliedJobRequest } from '../implied-job.ts';
import { beyondUs, intentsOf, PLAIN } from '../intent/intents.ts';
import { isQuestion } from '../intent/is-question.ts';
import { ASKS_SUM, ASKS_WAY } from '../lexicon/answer-kinds.ts';
import { AGREES, CANCELS, CANCELS_WHY, NEITHER, REFUSES } from '../lexicon/answers.ts';
import { opens, opensAsQuestion } from '../lexicon/openers.ts';
import { ASKED_OF } from '../lexicon/questions.ts';
import { smallTalk } from '../lexicon/small-talk.ts';
import { normalise } from '../normalise.ts';
import { takeRecord } from '../records/take.ts';
import { split } from '../split.ts';
import { answerFits } from './answer-fits.ts';
import { type Choice, choose, invoiceOfRow, withChosen } from './choose.ts';
import { type Asked, exchanges, type Question, questionIn, REQUEST_MARK, type Talk } from './talk.ts';

/** A request that cannot be carried out before the user answers a question about it. */
export interface Open {
  request: string;
  question: Question;
  /** Requests of the same message that were held back until it is answered. */
  rest: string[];
  /** Something else was asked since. */
  aside: boolean;
}

/** What a message does with an open question: answers it, gives it up, calls for it again, or something else. */
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
export function answerTo(open: Open, said: string, around: Talk): Answer {
  if (CANCELS.test(said) || CANCELS_WHY.test(said)) return { is: 'cancel' };
  if (open.question.kind === 'missing') return answerToMissing(open, said, around);
  return open.question.kind === 'unknown'
    ? answerToUnknown(open, open.question.said, said, around)
    : answerToChoice(open, open.question, said, around);
}

/** To "no job fits that": what is on file, and little else. It takes the place of the words that fitted nothing. */
function answerToUnknown({ request, rest }: Open, unknown: string, said: string, around: Talk): Answer {
  if (NEITHER.test(said)) return { is: 'cancel' };
  if (!fold(request).includes(fold(unknown)) || isAnew(said, request, around)) return { is: 'other' };
  if (said.split(/\s+/).length > MOST_OF_A_NAME) return { is: 'other' };
  const meant = takeRecord('job', said, around.records) ?? takeRecord('client', said, around.records);
  if (!meant) return { is: 'other' };
  const { record, reference } = meant;
  const name =
    record?.kind === 'job' && record.number ? `${record.number} - ${record.name}` : (record?.name ?? reference);
  const choice = { text: '', kind: 'which' as const, said: unknown, candidates: [] };
  return { is: 'answer', request: withChosen(request, choice, name, around.records), rest };
}
/** "i mean the one for dave walsh". */
const MOST_OF_A_NAME = 8;

/** To "which one?": one of those that were named, perhaps with another request behind it. */
function answerToChoice(open: Open, question: Choice, said: string, around: Talk): Answer {
  const { request, rest } = open;
  const { records } = around;
  if (NEITHER.test(said)) return { is: 'cancel' };
  const each = ALL_OF.test(said) ? forEachInvoice(request, question) : null;
  if (each) return { is: 'answer', request: each, rest };
  const dated = takesDay(request) ? datedIn(said, around) : null;
  const named = dated && answerToChoice(open, question, dated.named, around);
  if (named?.is === 'answer') return { ...named, request: `${named.request}, ${dated?.when}` };
  const further = FURTHER.exec(said)?.groups;
  const [who, more] = further?.ask && opens(further.ask) ? [further.named ?? '', [further.ask]] : [said, []];
  const chosen = choose(who, question, records);
  if (!chosen) return { is: 'other' };
  return { is: 'answer', request: withChosen(request, question, chosen, records), rest: [...rest, ...more] };
}

/** "tuala. he want it next thursday": which one, and the day that goes with what was asked for. */
function datedIn(said: string, { facts }: Talk): { named: string; when: string } | null {
  const { named, when } = DATED.exec(said)?.groups ?? {};
  const [day, another] = when ? datesIn(when, facts) : [];
  if (!named || !when || !day || another || datesIn(named, facts).length) return null;
  return day.index === 0 && day.text.trim().length >= when.trim().length ? { named, when: when.trim() } : null;
}
/** The day alone, or a wish for it: never where they are away or what they said of one. */
const DATED =
  /^(?<named>[^.,;]{2,40}?)\s*[.,;]\s*(?:and\s+)?(?:(?:he|she|they)(?:['’]?d)?\s+(?:wants?|needs?|would like|likes?|prefers?)\s+(?:(?:it|that|this|us|me)\s+)?(?:(?:done|there|out|for)\s+){0,2})?(?:(?:on|by)\s+)?(?<when>[^.,;]{3,30}?)[\s.!]*$/iu;
/** A job, a to-do or an order that is made or booked has a day; money, papers and messages have not. */
const takesDay = (request: string): boolean => TAKES_DAY.test(request) && !NO_DAY.test(request);
const TAKES_DAY =
  /^(?:(?:please|can you|could you|ok|and|so|just|add|make|create|put in|start|set up)\s+)*(?:(?:an?|the|another)\s+)?(?:new\s+(?:job|task|to-?do|order)|job for|book|schedule|slot|squeeze|pencil|fit|order|remind me|task|to-?do)\b|\b(?:make|create|set up|put in)\s+(?:the|an?|him an?|her an?)\s+(?:new\s+)?job\b|\b(?:called|rang)\b.{0,20}\b(?:he|she|they)\s+(?:wants?|needs?)\b/iu;
const NO_DAY =
  /\b(?:pa(?:id|ys?|yed|yment)|invoic\w*|bill(?:ed|s)?|quot\w*|prices?|text|tell|messag\w*|e-?mail|note|credit\w*|refund\w*|owe[sd]?|deposit|delete|cancel|\$)\b/iu;

/** "both", "the lot", "all of them". */
const ALL_OF =
  /^(?:(?:yes|yeah|yep|yea|ok|um|oh|paid|for|send|it was|it's|its|that was|thats)\s+)*(?:both|(?:the\s+)?both of (?:them|those|em)|(?:the|both) two|(?:all|every one|each) of (?:them|those|it|em)|all(?: (?:two|three|four|2|3|4))?|them all|the (?:whole )?lot|each(?: one)?|everything|all up)(?:[\s,.!]+(?:please|thanks|mate|of them|invoices|ones|up))*[\s.!]*$/iu;
/** The request once for each of the invoices that were listed; null where other things were. */
function forEachInvoice(request: string, { candidates }: Choice): string | null {
  const rows = candidates.map(invoiceOfRow);
  return rows.length > 1 && rows.every((row) => row !== null)
    ? rows.map((row) => nameEach(request, row.label)).join('\n')
    : null;
}

/** "priya's paid the lot, bank transfer": the invoice in place of all of them. */
const nameEach = (request: string, label: string): string =>
  THE_LOT.test(request) ? request.replace(THE_LOT, label) : `${request}, ${label}`;
const THE_LOT = /\b(?:the (?:whole )?lot|everything|all of (?:it|them)|(?:it|them) all|both(?: of them)?)\b/i;

/** To a question about what the request left out. */
function answerToMissing({ request, rest, question }: Open, said: string, around: Talk): Answer {
  if (ASKS_IF_AGREED.test(question.text)) {
    if (REFUSES.test(said) || WITHOUT.test(said))
      return { is: 'answer', request: `${request} without the variation`, rest };
    if (AGREES.test(said)) return { is: 'answer', request: 'they agreed to the variation', rest: [request, ...rest] };
  }
  if (REFUSES.test(said)) return { is: 'cancel' };
  if (isAnew(said, request, around) || isMoneyNews(said, question.text, around)) return { is: 'other' };
  if (AGREES.test(said)) {
    const offered = OFFERED.exec(question.text)?.[1];
    return offered ? { is: 'answer', request: `${request}${REQUEST_MARK}${offered}`, rest } : { is: 'again' };
  }
  if (smallTalk(said) || NOT_YET.test(said) || !answerFits(question.text, said, around) || MORE_OF_IT.test(said))
    return { is: 'other' };
  const asked = request.replace(/[\s.!?,]+$/, '');
  return { is: 'answer', request: `${asked}${joinOf(request, said, around)}${said}`, rest };
}

/** What stands between a request and its answer, so that both are read as one. */
function joinOf(request: string, said: string, around: Talk): string {
  const tool = intentsOf(request, around)[0]?.tool;
  // "add a task" and then "order paint": what is to be done, in one breath
  if (tool === 'create_task' && opens(said)) return ' to ';
  if (tool === 'send_message' && !opens(said) && !/^that\b/i.test(said)) return ' that ';
  return REQUEST_MARK;
}
/** "orsini and flick him a text": the answer, and what else is wanted. */
const FURTHER =
  /^(?<named>[^,;]{1,40}?)(?:\s*[,;]\s*(?:and\s+|then\s+|also\s+)?|\s+(?:and|then)\s+)(?<ask>\p{L}.{5,})$/isu;
/** Of a variation, before the rest of its job is invoiced: a no is no reason to invoice nothing. */
const ASKS_IF_AGREED = /\bDid they agree to it\?$/;
const WITHOUT = /^(?:(?:no|nah|just|ok|yeah)[\s,]+)*without(?: (?:it|that|them))?[\s.!]*$/i;
/** The amount that a question offered ("the lot, which is $8,400.00"): what a plain yes stands for. */
const OFFERED = /\bthe lot, which is (\$[\d,.]*\d)/;
/** "and 6 bags of adhesive" adds to an earlier order; it is no answer. */
const MORE_OF_IT = /^(?:and|plus|also|oh and)\s+(?:another\s+)?\d/i;
const NOT_YET = /^(?:hang on|one sec|wait|hmm+|dunno|not sure|idk|i don't know|i dont know)[\s.!]*$/i;

const HANG_ON = /^(?:(?:hang on|hold on|wait|one sec|oh|um|actually|before that|first|sorry|quick(?:ly)?)[\s,.!-]+)+/i;

/** "void the deposit invoice" is never why something else is credited. */
const MONEY_ORDER =
  /^(?:(?:and|also|then|now|ok|okay|just|actually|please)[\s,]+)*(?:void|issue|send|flick|invoice|bill|claim|charge|credit|refund|statement)\b/i;

/** "sue came in and paid 500 off her account": with a name and a sum it answers only what was asked about money. */
function isMoneyNews(said: string, question: string, around: Talk): boolean {
  if (ASKS_SUM.test(question) || ASKS_WAY.test(question)) return false;
  const { acts, rest } = actsIn(said, around);
  const calls = acts.flatMap(({ call }) => call ?? []);
  return (
    !rest.length &&
    calls.length > 0 &&
    calls.every(({ name, args }) => name === 'create_finance_record' && args.amount !== undefined)
  );
}

/** A request of its own begins like one and is clear; an answer may look a little like one. */
function isAnew(said: string, request: string, around: Talk): boolean {
  if (/\?\s*$/.test(said) || opensAsQuestion(said.replace(HANG_ON, ''))) return true;
  if (MONEY_ORDER.test(said) || (opens(said) && beyondUs(said, around))) return true;
  if (impliedJobRequest(said, around)) return true;
  const [mine] = intentsOf(said, around);
  if (!mine || mine.sure < PLAIN) return false;
  if (!opens(said)) return false;
  const [before] = intentsOf(request, around);
  // the answer to "what is to be done?" sounds like a request: "order paint"
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
