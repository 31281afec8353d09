import type { Intent } from '@smoko/contract';
import { takeAddress } from '../../models/builtin/extract/address.ts';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import { takeShift } from '../../models/builtin/extract/shifts.ts';
import { takeTime } from '../../models/builtin/extract/times.ts';
import type { Incoming } from '../book.ts';
import * as says from '../says/clients.ts';
import { sentences } from '../says/texted.ts';
import { LOOK_FIRST, RECEIVED, UNDECIDED, WILL_DO_MYSELF, WILL_PAY } from '../says/undecided.ts';
import { offerIn } from './amounts.ts';
import { openQuotes, type Stance, stancesIn, wordsOfJobs } from './by-quote.ts';
import { conditionIn } from './conditions.ts';
import { bareHour } from './days.ts';
import { questionsIn } from './questions.ts';

/** Of a client, or of somebody unknown who may become one. */
export function clientIntents(said: string, incoming: Incoming): Intent[] {
  const asked = questionsIn(said);
  const angry = isAngry(said);
  if (incoming.contact.kind !== 'client') return unknownIntents(said, asked, angry);
  const message = readMessage(said, asked, incoming);
  const isOver = GOES_ELSEWHERE.test(said) || says.NO_BY_PRICE.test(said);
  const offers = offersOtherPrice(message) && !(offerIn(said) === null && isOver);
  if (offers && !namesItsPrice(message) && !(agreesSurely(said) && offerIn(said) === null))
    return withAngry(['counter_offer'], angry);
  const changes = changesIn(message);
  // who says yes is not angry, whatever the words
  if (changes.length) return changes.includes('accepts_quote') ? changes : withAngry(changes, angry);
  if (angry) return [MOURNS.test(said) ? 'other' : 'complaint'];
  return [talkIn(message)];
}
const MOURNS = /\b(?:passed away|has died|funeral|bereave\p{L}*|in hospital|palliative)\b/iu;

/** What a client wrote, beside what is open with them. */
interface Message {
  said: string;
  withoutQuestions: string;
  asked: readonly string[];
  hasQuote: boolean;
  hasJob: boolean;
  /** It answers a quote. */
  isAboutQuote: boolean;
  namesWhen: boolean;
  /** It names another hour than that of a job, "9.30 not 9". */
  namesOtherHour: boolean;
  /** It names a day that one of their jobs stands on. */
  namesBookedDay: boolean;
  /** It answers words of ours about an invoice, and none about a quote. */
  answersBill: boolean;
  /** Words of their jobs that no open quote has. */
  jobWords: readonly string[];
  /** What it says of quotes by their names. */
  stances: readonly Stance[];
  /** Of the open quotes, in dollars. */
  totals: readonly (number | null)[];
  /** A yes alone may be to several things. */
  several: boolean;
}

function readMessage(
  said: string,
  asked: readonly string[],
  { book, about, today, between, quoted }: Incoming,
): Message {
  const jobs = book.jobs.filter(({ status }) => status === 'pending' || status === 'in_progress');
  const days = datesIn(said, { today });
  const quotes = openQuotes(book.quotes);
  return {
    said,
    withoutQuestions: withoutQuestions(said, asked),
    asked,
    hasQuote: quotes.length > 0,
    answersBill: /\binvoice\b/i.test(quoted ?? '') && !/\b(?:quot(?!ed)\p{L}*|estimate|price)\b/iu.test(quoted ?? ''),
    jobWords: wordsOfJobs(jobs, quotes),
    stances: stancesIn(said, quotes, jobs, between),
    totals: quotes.map(({ total }) => total),
    several: quotes.length > 1 || (quotes.length === 1 && jobs.length > 0),
    hasJob: jobs.length > 0,
    isAboutQuote: about.quote_id !== null,
    namesWhen:
      days.length > 0 ||
      jobs.some(({ job_time }) => bareHour(said, job_time) !== null) ||
      takeShift(said) !== null ||
      Boolean(takeTime(said)?.value.time),
    namesOtherHour: jobs.some(({ job_time }) => {
      const hour = bareHour(said, job_time);
      return hour !== null && hour !== job_time;
    }),
    namesBookedDay: jobs.some(({ job_date }) => days.some(({ date }) => date === job_date)),
  };
}

/** What each quote that is named is answered. */
function answersIn({ stances }: Message): Intent[] {
  const says = (...wanted: Stance['says'][]) => stances.some((one) => wanted.includes(one.says));
  return [
    ...(says('yes', 'hangs') ? (['accepts_quote'] as const) : []),
    ...(says('no') ? (['declines_quote'] as const) : []),
  ];
}

/** One yes and one no, or the sum that was quoted: no other price. */
function namesItsPrice({ said, stances, totals }: Message): boolean {
  const offer = offerIn(said);
  if (offer !== null) return totals.includes(offer);
  return stances.some(({ says }) => says === 'yes' || says === 'no');
}

/** What is to change by the message. */
function changesIn(message: Message): Intent[] {
  const { said, stances, several } = message;
  const changes: Intent[] = [];
  const moves = movesJob(message);
  if (saysPaid(said)) changes.push('says_paid');
  if (several && stances.length > 0)
    changes.push(...answersIn(message), ...(cancelsBookedDay(message) ? (['cancel'] as const) : []));
  else if (declines(message) && !(agreesSurely(said) && !/\bno\b|\bnot\b|n't\b/i.test(said)))
    changes.push(message.hasJob && (!message.hasQuote || cancelsJob(message)) ? 'cancel' : 'declines_quote');
  else if (cancels(message) && !isMoveOnly(said, moves)) changes.push('cancel');
  else if (accepts(message)) changes.push('accepts_quote');
  if (moves && !changes.includes('cancel') && !changes.includes('declines_quote')) changes.push('reschedule');
  const answered = changes.some((one) => one === 'accepts_quote' || one === 'declines_quote' || one === 'cancel');
  return answered || several ? changes : [...changes, ...answersIn(message)];
}

/** What it is where nothing changes. */
function talkIn({ said, withoutQuestions: told, asked, hasJob, stances }: Message): Intent {
  const isQuestion = asked.length > 0;
  // "Yes" where a quote and a day are open says neither
  const isFine =
    says.FINE_WITH_DAY.test(told) ||
    (opensWithYes(said) && stances.length === 0 && !isOfElse(said)) ||
    /^\W*y\W*$/i.test(said);
  if (hasJob && isFine && (!isQuestion || confirmsSurely(told))) return 'confirms_appointment';
  if (wantsMore(said) && !NOT_YET.test(said)) return 'new_enquiry';
  if (isQuestion) return 'question';
  if (hasJob && says.FINE_WITH_DAY.test(said)) return 'confirms_appointment';
  return isThanks(said) ? 'thanks' : 'other';
}

/** "Yep pump arrived at our place today": a yes to no day that is booked. */
const isOfElse = (said: string): boolean =>
  UNDECIDED.test(said) || RECEIVED.test(said) || WILL_PAY.test(said) || HAS_HAPPENED.test(said);
const HAS_HAPPENED =
  /\b(?:(?:has |have |'s |just |already )?(?:arrived|turned up|came)|(?:was|were|been) (?:delivered|dropped))\b/i;

/** "We no longer need the deck, see you Wednesday for the bathroom": the day stands. */
const cancelsBookedDay = (message: Message): boolean =>
  message.namesBookedDay && cancels(message) && !SEES_YOU.test(message.said) && !says.FINE_WITH_DAY.test(message.said);

/** Beside something that is asked. */
const confirmsSurely = (told: string): boolean =>
  /\b(?:(?:can|i|we) confirm|confirm(?:ing|ed)|see you (?:then|mon|tue|wed|thu|fri|sat|sun|on|at)|all good for (?:mon|tue|wed|thu|fri|sat|sun))/i.test(
    told,
  );

/** Thanks and hardly anything else. */
const isThanks = (said: string): boolean =>
  says.THANKS.test(said) &&
  said.length < 160 &&
  !PAYS_LATER.test(said) &&
  !UNDECIDED.test(said) &&
  wordsBeside(said, says.THANKS) <= MOST_BESIDE_THANKS;
const MOST_BESIDE_THANKS = 10;
const PAYS_LATER =
  /\b(?:(?:will|i'll|we'll|gonna|going to|can|could) (?:pay|transfer|sort|fix (?:it|you) up|settle|send the money)|(?:i|we) pay\b|pay day|payday|schedul\p{L}+|payment run|go(?:es)? out (?:on|next))/iu;

/** A payment that is announced. */
const IS_TO_COME =
  /\b(?:will|to) be (?:credited|debited|processed|released|remitted|made|sent|paid|transferred)\b|\bscheduled\b|\bnext pay(?:ment)? run\b/i;
/** Nobody who says so knows. */
const PERHAPS_PAID =
  /\b(?:reckons?|thinks?|thought|pretty sure|not sure|might have|may have|believes?)\b[^.!?\n]{0,24}\bpaid\b|\bcan't see it\b|\bactually,? no\b/i;
const HAS_PAID = /\b(?:i|we|i've|we've|have|has|already|just)(?: already| just)? paid\b/i;
/** "Paid? No.": what is asked back is not said. */
const saysPaid = (text: string): boolean => paidIn(text.replace(/\b(?:already )?paid\?+/gi, ' '));
const paidIn = (said: string): boolean =>
  !(IS_TO_COME.test(said) && !HAS_PAID.test(said)) &&
  !PERHAPS_PAID.test(said) &&
  says.PAID.test(said) &&
  !(says.PAID_NOT.test(said) && !says.PAID.test(said.replace(says.PAID_NOT, ' ')));

const offersOtherPrice = ({ said: written, hasQuote }: Message): boolean => {
  // "Dear Dan" is not too dear
  const said = written.replace(/^\s*dear \p{L}[\p{L} .'&]{0,40}?(?=[,\n]|$)/imu, ' ');
  return hasQuote && says.OTHER_PRICE.test(said) && (offerIn(said) !== null || ABOUT_PRICE.test(said));
};
/** Dear or not: it is over. */
const GOES_ELSEWHERE =
  /\b(?:will|going to|gonna|have to|gotta|i'll|we'll) (?:pass|leave it|give it a miss|decline)\b|\b(?:got|found|going with|gone with|went with|using) (?:someone|somebody|another|a cheaper|the other)\b|\bno thanks?\b/i;
const ABOUT_PRICE =
  /\b(?:knock (?:a|some|something)|price|steep|dear|exxy|pricey|budget|discount|cash|cheaper|quote|better|sharpen|movement)\b/i;

const declines = ({ said: written, hasQuote, hasJob, isAboutQuote }: Message): boolean => {
  // what would follow where their wish is not met
  const said = written.replace(/\botherwise\b[^.!?\n]*/gi, ' ');
  return (
    hasQuote &&
    !NOT_YET.test(said) &&
    !hangsOnSomething(said) &&
    (CANCELS_QUOTE.test(said) ||
      (says.NO_QUOTE.test(said) && !/\bno worries\b/i.test(said)) ||
      ((isAboutQuote || !hasJob) && PLAIN_NO.test(said)))
  );
};
/** Put off is not declined. */
const NOT_YET =
  /\b(?:not a no|isn't a no|hold(?:ing)? off (?:until|till?|for (?:now|a (?:bit|while))|on (?:deciding|a decision))|(?:will )?be in touch (?:in|after|once|when|next)|come back to (?:you|this|it) (?:in|after|next|once))\b/i;
/** Nothing but a no, and what people put around it. */
const PLAIN_NO =
  /^(?:(?:hi|hey|hello|kia ora|sorry|aroha mai|thanks)\b[^,.!?\n]{0,16}[,.! ]\s*)?(?:no|nope)(?:[,.! ]+(?:mate|thanks|sorry|aroha mai|bro|cuz|ta|cheers|from me|from us|not this time))*[.! ]*$/i;

const agreesSurely = (said: string): boolean =>
  says.YES_SURE.test(withoutSupposed(said)) && !says.YES_NOT.test(withoutSupposed(said)) && !WILL_DO_MYSELF.test(said);
/** "If we go ahead your painters would have to stop at 3" says no yes. */
const withoutSupposed = (said: string): string => said.replace(SUPPOSED_ALL, ' ');
const SUPPOSED_ALL = new RegExp(says.SUPPOSED, 'giu');
const agreesPerhaps = (message: Message): boolean =>
  // "sweet, see you then" is to the day
  !(message.hasJob && SEES_YOU.test(message.said)) &&
  says.YES_WEAK.test(message.withoutQuestions) &&
  (isHardlyMore(message.withoutQuestions) || ABOUT_WORK.test(message.said)) &&
  !says.YES_NOT.test(message.said) &&
  !UNDECIDED.test(message.said) &&
  !RECEIVED.test(message.said) &&
  !WILL_PAY.test(message.said);

const SEES_YOU = /\bsee (?:you|ya|yous) (?:then|there|tomorrow|on|at|mon|tue|wed|thu|fri|sat|sun)/i;

/** "Yes that's right, number 22, behind the servo" is no answer to a quote. */
const isHardlyMore = (said: string): boolean => wordsBeside(said, says.YES_WEAK, says.THANKS) <= MOST_BESIDE_YES;
const MOST_BESIDE_YES = 8;
/** How many words and figures stand beside such ways of saying a thing. */
const wordsBeside = (said: string, ...ways: RegExp[]): number =>
  ways.reduce((left, way) => left.replace(new RegExp(way, 'giu'), ' '), said).match(/[\p{L}\d]+/gu)?.length ?? 0;
const ABOUT_WORK =
  /\b(?:quot\p{L}*|price|estimate|deposit|start|book\p{L}*|job|work|do it|go|going|proceed|get it done|\$\d)/iu;

const accepts = (message: Message): boolean =>
  message.hasQuote &&
  !message.answersBill &&
  (agreesSurely(message.said) ||
    (!message.hasJob && hangsOnSomething(message.said)) ||
    (agreesPerhaps(message) &&
      !message.namesBookedDay &&
      (message.isAboutQuote || !message.hasJob || NAMES_QUOTE.test(message.withoutQuestions)) &&
      opensWithYes(message.said)));

/** "See my answers. Yes, subject to a certificate": a yes that is none yet, wherever it stands. */
const hangsOnSomething = (said: string): boolean =>
  sentences(said).some((one) => opensWithYes(one) && conditionIn(one) !== null) ||
  (conditionIn(said) !== null && OK_FROM_US.test(said));
const OK_FROM_US = /\b(?:ok|okay|fine|good|happy|yes)\b[^.!?\n]{0,16}\b(?:from|with|by|on) (?:our|my|us|me)\b/i;

const CANCELS_JOB = /\bcancel\b[^.!?\n]{0,24}\b(?:job|booking|appointment|visit|work)\b/i;
/** "Please cancel the fence, we no longer need it", where a fence is booked and none is quoted. */
const cancelsJob = ({ said, jobWords }: Message): boolean =>
  CANCELS_JOB.test(said) ||
  (!NAMES_QUOTE.test(said) &&
    !says.CANCEL_NOT.test(said) &&
    [...said.matchAll(NOT_NEEDED)].some(([, what = '']) => jobWords.some((word) => what.toLowerCase().includes(word))));
/** With the words that name what it is. */
const NOT_NEEDED =
  /\b(?:cancel|(?:no longer|don't|do not|won't|will not) (?:be )?(?:need|want|require)(?:ing)?) (?:the|our|my|your|this|that)((?: [\p{L}'-]+){1,3})/giu;
const NAMES_QUOTE = /\b(?:quotes?|quotation|price|estimate)\b/i;

/** "Please cancel our quote for the deck": no job is meant. */
const CANCELS_QUOTE =
  /\bcancel(?:l?ing)?\s+(?:(?:the|that|this|our|my|your)\s+)?(?:\p{L}+\s+)?(?:quotes?|quotation|estimate)\b(?! (?:visit|appointment|booking))/iu;
const CANCELS_BILL = /\bcancel(?:l?ing)?\s+(?:(?:the|that|this|our|my|your)\s+)?(?:\p{L}+\s+)?(?:invoice|bill)\b/iu;

const cancels = ({ said, hasJob }: Message): boolean =>
  says.CANCEL.test(said) &&
  !says.CANCEL_NOT.test(said) &&
  !CANCELS_QUOTE.test(said) &&
  !CANCELS_BILL.test(said) &&
  (hasJob || /\bcancel/i.test(said));

const movesJob = ({ said, hasJob, hasQuote, namesWhen, namesOtherHour }: Message): boolean =>
  !(hasJob && LETS_IN.test(said) && !ASKS_TO_MOVE.test(said)) &&
  !(hasQuote && LOOK_FIRST.test(said) && !ASKS_TO_MOVE.test(said)) &&
  (says.MOVE.test(said) ||
    namesOtherHour ||
    (hasJob && CANT_AT.test(said)) ||
    (hasJob && namesWhen && /\binstead\b|\b(?:can't|won't|isn't)\b/i.test(said))) &&
  (namesWhen || SOME_OTHER_DAY.test(said) || CANT_AT.test(said)) &&
  (hasJob || hasQuote);
/** "Can't do 9 anymore". */
const CANT_AT =
  /\bcan't (?:do|make)(?: it)?(?: at)? \d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|o'?clock)?(?= any ?more| now| sorry| tomorrow| today|[.,!]|\s*$)/i;
const ASKS_TO_MOVE = /\b(?:instead|another|different|move|change|resched)/i;
/** Not at home, and how to get in all the same. */
const LETS_IN =
  /\b(?:keys? (?:is|are|will be|'s|with|under|in)|let your ?sel(?:f|ves) in|(?:gate|door|garage|side) (?:is|will be|'s)(?: left)? (?:open|unlocked)|neighbou?r (?:has|will|can) |lock ?box|(?:mum|dad|partner|flatmate|tenant|son|daughter)(?: \p{L}+)? (?:will|'ll) (?:be (?:home|there)|let you in)|will let you in)/iu;
const SOME_OTHER_DAY =
  /reschedul|postpon|another (?:day|time|date)|different (?:day|time|date)|rain ?check|\bthat (?:day|date|time) (?:no longer|does(?: not|n't)|won't|will not) (?:suits?|works?)/i;

const opensWithYes = (said: string): boolean =>
  /^(?:(?:hi|hey|hello|g'?day|m[oō]rena|kia ora|morning|afternoon)\b[^,.!?\n]{0,16}[,.! ]\s*)?(?:oh |ah |ok |great[,.]? |hell |thanks?[,.]? )?(?:yes|yep|yeah|yup|ok|okay|sure|accepted|sounds (?:good|great|fine)|looks (?:good|great)|all good|sweet|too easy|perfect|deal|done deal|no worries|ka pai|agreed|👍|go on then)/iu.test(
    said.trim(),
  );

/** "Can't do Wednesday" is no cancellation beside a new day. */
const isMoveOnly = (said: string, isMove: boolean): boolean =>
  isMove &&
  !/\bcancel|\bcall(?:ing|ed)? (?:it |the job )?off|sold the|no longer (?:need|want|required)|won't (?:be )?need/i.test(
    said,
  );

const STRONG =
  /\b(?:furious|livid|ropeable|disgrace|disgusted|unacceptable|useless|pathetic|lawyer|solicitor|fair trading|tribunal|ombudsman|refund|ripped|rip-?off|review|fed up|sick of|had enough|wtf|ffs|bullshit)\b/i;
const isAngry = (said: string): boolean =>
  (says.COMPLAINT.test(said) && !isPraise(said)) || (says.DISPUTES.test(said) && ABOUT_MONEY.test(said));
const ABOUT_MONEY = /\b(?:invoice|bill|charg\p{L}*|pay|agreed|hours?)\b|\$\d/iu;
const isPraise = (said: string): boolean =>
  /\b(?:great|good|nice|5|five|glowing|positive) (?:google )?(?:star )?reviews?\b/i.test(said) &&
  !STRONG.test(said.replace(/reviews?/gi, ''));
const withAngry = (intents: Intent[], angry: boolean): Intent[] => (angry ? [...intents, 'complaint'] : intents);
const wantsMore = (said: string): boolean =>
  says.MORE_WORK.test(said) && !/\b(?:this|the|your|that)(?: \S+)? quote\b/i.test(said);
const withoutQuestions = (said: string, asked: readonly string[]): string =>
  asked.reduce((left, one) => left.replace(one, ' '), said);

const URGENT =
  /\b(?:urgent(?:ly)?|asap|emergency|today|tonight|tomorrow|burst|flood(?:ed|ing)?|leak(?:ing|s)?|blocked|no (?:power|hot water|water)|sparking|(?:is|has gone|gone) (?:out|off|broken))\b/i;

/** Somebody who wants to work for the business is no client. */
const SEEKS_WORK =
  /\b(?:apprentice(?:ship)?|work experience|resum[eé]|my cv|cover letter|(?:are|if) you(?:'re| are)? (?:hiring|looking for (?:workers|staff|labourers|anyone|subbies))|job vacanc\p{L}+|labouring work|subcontract(?:or|ing) (?:work|rates))\b/iu;

/** Of a stranger: what the business's people did to them. */
const ABOUT_YOURS =
  /\byour (?:vans?|utes?|trucks?|trailer|drivers?|blokes?|guys|workers?|men|team|crew|apprentices?|dogs?|radio|music|tools?|scaffold\p{L}*|skip|rubbish)\b/iu;

const HAS_QUOTE = /\b(?:thanks?|thank you|cheers|ta) for (?:the|your|that) (?:\p{L}+ ){0,2}quote\b/iu;

function unknownIntents(said: string, asked: readonly string[], angry: boolean): Intent[] {
  if (SEEKS_WORK.test(said)) return ['question'];
  // of a quote that nobody here knows of
  if (agreesSurely(said) && HAS_QUOTE.test(said)) return ['accepts_quote'];
  if (angry && ABOUT_YOURS.test(said)) return ['complaint'];
  if (
    says.ENQUIRY.test(said) ||
    (asked.length && (URGENT.test(said) || takeAddress(said) !== null)) ||
    /\b(?:quote|availab|booking|call ?out)\b/i.test(said)
  )
    return ['new_enquiry'];
  if (angry) return ['complaint'];
  if (asked.length) return ['question'];
  // to nothing that anybody knows of: who they are is asked
  if (saysPaid(said)) return ['says_paid'];
  if (agreesSurely(said)) return ['accepts_quote'];
  return [says.THANKS.test(said) && said.length < 80 ? 'thanks' : 'other'];
}
