import type { Intent } from '@smoko/contract';
import { takeAddress } from '../../models/builtin/extract/address.ts';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import { takeShift } from '../../models/builtin/extract/shifts.ts';
import { takeTime } from '../../models/builtin/extract/times.ts';
import type { Incoming } from '../book.ts';
import * as says from '../says/clients.ts';
import { offerIn } from './amounts.ts';
import { questionsIn } from './questions.ts';

/** Of a client, or of somebody unknown who may become one. */
export function clientIntents(said: string, incoming: Incoming): Intent[] {
  const { book, contact, about, today } = incoming;
  const openQuotes = book.quotes.filter(({ status }) => status === 'sent' || status === 'draft');
  const quoted = openQuotes.length > 0;
  const jobs = book.jobs.filter(({ status }) => status === 'pending' || status === 'in_progress');
  const asked = questionsIn(said);
  const angry = isAngry(said);
  const days = datesIn(said, { today });
  const named = days.length > 0 || takeShift(said) !== null || Boolean(takeTime(said)?.value.time);
  const namesBooked = jobs.some(({ job_date }) => days.some(({ date }) => date === job_date));
  const stripped = withoutQuestions(said, asked);

  const known = contact.kind === 'client';
  const paid =
    known && says.PAID.test(said) && !(says.PAID_NOT.test(said) && !says.PAID.test(said.replace(says.PAID_NOT, ' ')));
  const counter =
    known &&
    quoted &&
    says.OTHER_PRICE.test(said) &&
    (offerIn(said) !== null ||
      /\b(?:price|steep|dear|exxy|pricey|budget|discount|cash|cheaper|quote|better|sharpen|movement)\b/i.test(said));
  const declined = known && quoted && says.NO_QUOTE.test(said) && !/\bno worries\b/i.test(said);
  const yesSure = says.YES_SURE.test(said) && !says.YES_NOT.test(said);
  const yesWeak = says.YES_WEAK.test(stripped) && !says.YES_NOT.test(said);
  const cancelled =
    known && says.CANCEL.test(said) && !says.CANCEL_NOT.test(said) && (jobs.length > 0 || /\bcancel/i.test(said));
  const moves =
    known &&
    (says.MOVE.test(said) || (jobs.length > 0 && named && /\binstead\b|\b(?:can't|won't|isn't)\b/i.test(said)));
  const isMove =
    moves &&
    (named || /reschedul|postpon|another (?:day|time|date)|different (?:day|time|date)|rain ?check/i.test(said)) &&
    (jobs.length > 0 || quoted);

  if (!known) return unknownIntents(said, asked, angry);

  const also: Intent[] = [];
  if (counter && !(yesSure && offerIn(said) === null)) return withAngry(['counter_offer'], angry);
  if (paid) also.push('says_paid');
  if (declined && !(yesSure && !/\bno\b|\bnot\b|n't\b/i.test(said)))
    also.push(jobs.length > 0 && !quoted ? 'cancel' : 'declines_quote');
  else if (cancelled && !isMoveOnly(said, isMove)) also.push('cancel');
  else if (
    quoted &&
    (yesSure || (yesWeak && !namesBooked && (about.quote_id !== null || jobs.length === 0) && opensWithYes(said)))
  )
    also.push('accepts_quote');
  if (isMove && !also.includes('cancel') && !also.includes('declines_quote')) also.push('reschedule');
  if (also.length)
    return angry && !also.includes('accepts_quote') && !also.includes('says_paid') ? withAngry(also, angry) : also;
  if (angry) return ['complaint'];
  if (jobs.length && (says.FINE_WITH_DAY.test(stripped) || opensWithYes(said)) && asked.length === 0)
    return ['confirms_appointment'];
  if (wantsMore(said)) return ['new_enquiry'];
  if (asked.length) return ['question'];
  if (jobs.length && says.FINE_WITH_DAY.test(said)) return ['confirms_appointment'];
  if (says.THANKS.test(said) && said.length < 160) return ['thanks'];
  return ['other'];
}

const opensWithYes = (said: string): boolean =>
  /^(?:(?:hi|hey|hello|g'?day|m[oō]rena|kia ora|morning|afternoon)\b[^,.!?\n]{0,16}[,.! ]\s*)?(?:oh |ah |ok |great[,.]? |hell |thanks?[,.]? )?(?:yes|yep|yeah|yup|ok|okay|sure|sounds (?:good|great|fine)|looks (?:good|great)|all good|sweet|too easy|perfect|deal|done deal|no worries|ka pai|agreed|👍|go on then)/iu.test(
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
const isAngry = (said: string): boolean => says.COMPLAINT.test(said) && !isPraise(said);
const isPraise = (said: string): boolean =>
  /\b(?:great|good|nice|5|five|glowing|positive) (?:google )?(?:star )?reviews?\b/i.test(said) &&
  !STRONG.test(said.replace(/reviews?/gi, ''));
const withAngry = (intents: Intent[], angry: boolean): Intent[] => (angry ? [...intents, 'complaint'] : intents);
const wantsMore = (said: string): boolean =>
  says.MORE_WORK.test(said) && !/\b(?:this|the|your|that) quote\b/i.test(said);
const withoutQuestions = (said: string, asked: readonly string[]): string =>
  asked.reduce((left, one) => left.replace(one, ' '), said);

const URGENT =
  /\b(?:urgent(?:ly)?|asap|emergency|today|tonight|tomorrow|burst|flood(?:ed|ing)?|leak(?:ing|s)?|blocked|no (?:power|hot water|water)|sparking|(?:is|has gone|gone) (?:out|off|broken))\b/i;

function unknownIntents(said: string, asked: readonly string[], angry: boolean): Intent[] {
  if (
    says.ENQUIRY.test(said) ||
    (asked.length && (URGENT.test(said) || takeAddress(said) !== null)) ||
    /\b(?:quote|availab|booking|call ?out)\b/i.test(said)
  )
    return ['new_enquiry'];
  if (angry) return ['complaint'];
  if (asked.length) return ['question'];
  return [says.THANKS.test(said) && said.length < 80 ? 'thanks' : 'other'];
}
