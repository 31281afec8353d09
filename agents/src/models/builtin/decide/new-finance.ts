import { addDays, money } from '../../../tools/format.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, sentenceCase, tidy } from '../extract/gap.ts';
import { takeGstInIt } from '../extract/gst-in-it.ts';
import { takeMoney } from '../extract/money.ts';
import { properName } from '../extract/phrases.ts';
import { takeShare } from '../extract/shares.ts';
import { takeTerms } from '../extract/shifts.ts';
import { mask } from '../intent/mask.ts';
import { WITHOUT_TAX } from '../lexicon/finance-changes.ts';
import { BILLED_TO_US, MONEY_TYPES, RECORDING, SAYS_NOTHING, THE_BALANCE, THE_LOT } from '../lexicon/finance-types.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { corrected } from './corrected.ts';
import { type Draft, draftOf } from './draft.ts';
import { onlyJobOf, type Parties, partiesMeant, takeParties, takeShop } from './parties.ts';
import { takeSum } from './price.ts';
import { ifPriceIsLeft } from './price-left.ts';
import { equalParts, onOneInvoice, type Parts, severalSums, shareOfAmount } from './several-finance.ts';

export type FinanceType = 'invoice' | 'payment' | 'expense';

/** An invoice, a payment or an expense from what was said, or several; the one question when there is no amount. */
export function newFinance(said: string, reading: Reading): Reply {
  const tax = takeGstInIt(said);
  const reply = tax && told(tax.rest, reading);
  const [only, another] = reply?.calls ?? [];
  // of what was spent the GST is told beside it; of anything else it is a price's
  if (!tax || !only || another || only.args.type !== 'expense') return told(said, reading);
  return { ...reply, text: '', calls: [{ ...only, args: { ...only.args, gst_in_it: tax.value } }] };
}

function told(said: string, reading: Reading): Reply {
  const request = onOneInvoice(toldPlainly(corrected(said)));
  const kind = kindOf(request, reading);
  const whose = kind ? null : takeRecord('client', request, reading.records)?.record;
  // a name and an amount alone do not say which way the money went
  if (whose && !takeShop(request, reading.records) && !takeRecord('job', request, reading.records))
    return say(`Is that a payment from ${whose.name}, an invoice to them, or something you paid for?`);
  // a figure and no word says nothing at all
  if (!kind && !whose && !/\p{L}{2}/u.test(takeMoney(request)?.rest ?? request.replace(/\d/g, '')))
    return say('What is that amount for: an invoice, a payment, something you paid for, or something else?');
  const type = kind ?? 'expense';
  const parts = type === 'expense' ? null : equalParts(request, reading.facts);
  if (parts) return inParts(parts, one(parts.rest, type, reading));
  const pieces = severalSums(request);
  if (!pieces) return one(request, type, reading);
  const parties = takeParties(request, reading);
  const client = reading.records.find(({ kind, id }) => kind === 'client' && id === parties.client);
  const his = client && !parties.jobRecord ? onlyJobOf(client, reading.records) : null;
  // "ravi gave me 1,200, 300 of it went on his job"
  const whole = his ? { ...parties, job: his.id, jobRecord: his } : parties;
  const each = pieces.map(({ text, spent }) => one(text, spent ? 'expense' : type, reading, whole));
  // a clause that names nobody is not somebody else's: all or one
  return each.every(({ calls }) => calls.length === 1)
    ? { text: '', calls: each.flatMap(({ calls }) => calls) }
    : one(request, type, reading);
}

/** Bullets and "log both" say nothing of a sum; where the sum with its tax is said, that one counts. */
const toldPlainly = (text: string): string =>
  text
    .replace(/(?<=^|\n)\s*(?:[-*•]|\(?\d{1,2}[.)])\s+/g, ' ')
    .replace(
      /[\s,.;]*\b(?:log|record|enter|put|chuck|note|add)\s+(?:them\s+)?(?:both|all|each)(?:\s+(?:of (?:them|those)|in|through|down))?(?:\s+please)?\W*$/i,
      '',
    )
    .replace(WITHOUT_TAX, '');

const kindOf = (request: string, { records, facts }: Reading) => typeOf(mask(request, records, facts));

/** One sum or the lot of a job as so many records, the last with what the cents leave over. */
function inParts({ count, due }: Parts, { text, calls: [whole] }: Reply): Reply {
  if (!whole) return { text, calls: [] };
  const { amount, balance: _, percent_of_budget: share, due_date, ...args } = whole.args;
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : null;
  const each = cents === null ? null : Math.round(cents / count);
  const calls = Array.from({ length: count }, (_one, i) => {
    const last = i === count - 1;
    const sum = cents === null || each === null ? null : (last ? cents - each * (count - 1) : each) / 100;
    const part = sum === null ? { percent_of_budget: Number(share ?? 100) / count } : { amount: sum };
    const description = [args.description, `part ${i + 1} of ${count}`].filter(Boolean).join(', ');
    return {
      ...whole,
      args: { ...args, ...part, due_date: due[i] ?? due_date, description: sentenceCase(description) },
    };
  });
  return { text: '', calls };
}

/** `whole`: whom and what the whole request names, for a clause that names nobody. */
function one(request: string, type: FinanceType, reading: Reading, whole?: Parties): Reply {
  const shape = mask(request, reading.records, reading.facts);
  const ofAmount = shareOfAmount(request);
  const draft = draftOf(ofAmount?.rest ?? request);
  const share = type === 'expense' || ofAmount ? {} : shareOf(draft);
  const isShare = Object.keys(share).length > 0;
  const named = takeNamed(draft, reading, whole);
  const from = takeSeller(draft, type, named, reading);
  const plain = isShare ? undefined : draft.take(takeSum(draft.rest));
  const when = days(draft, type, shape, reading);
  const sum = plain ?? (isShare ? undefined : draft.take(takeSum(draft.rest, true)));
  const about = partiesOf(named, type, draft, request, reading);
  if (!sum && !isShare) return withoutSum(request, type, { named, about, when }, reading);
  const { dollars, part } = partOf(sum?.dollars, ofAmount?.percent);
  const description = [from, wordsOf(draft.rest)].filter(Boolean).join(': ');
  const left = sum ? ifPriceIsLeft(description) : null;
  if (left) return say(left);
  const words = [description && sentenceCase(description), part].filter(Boolean).join(', ');
  return call('create_finance_record', {
    type,
    ...share,
    ...(sum?.count === undefined ? { amount: dollars } : { rate: sum.dollars, count: sum.count }),
    gst: sum?.gst ?? gstIn(request),
    client: about.client,
    job: about.job,
    ...when,
    description: words || undefined,
  });
}

/** A share of a sum in dollars, and the words for it. */
const partOf = (dollars: number | undefined, percent: number | undefined) =>
  dollars === undefined || percent === undefined
    ? { dollars, part: undefined }
    : { dollars: Math.round(dollars * percent) / 100, part: `${percent}% of ${money(dollars)}` };

/** "300 of it went on timber for his job": his, whom the whole request names. */
function takeNamed(draft: Draft, reading: Reading, whole: Parties | undefined): Parties {
  const own = intact(takeParties(draft.rest, reading), draft.rest);
  const names = own.client !== undefined || own.jobRecord !== null || /\d/.test(own.job ?? '');
  const named = whole && !names ? { ...whole, rest: own.rest } : own;
  draft.rest = named.rest;
  return named;
}

/** Where something was bought. */
function takeSeller(draft: Draft, type: FinanceType, { supplier }: Parties, { records }: Reading): string | undefined {
  const shop = type === 'expense' && !supplier ? takeShop(draft.rest, records) : null;
  const sold = shop?.record && sumOf(shop.rest) === sumOf(draft.rest) ? shop : null;
  if (sold) draft.rest = sold.rest;
  return sold?.record?.name ?? supplier;
}

interface Bare {
  named: Parties;
  about: Omit<Parties, 'rest'>;
  when: ReturnType<typeof days>;
}
/** No sum is said: what is owed was paid in full, a quote that was accepted is invoiced, else it is asked for. */
function withoutSum(request: string, type: FinanceType, { named, about, when }: Bare, reading: Reading): Reply {
  if (PARTLY.test(request)) return ask(type, about);
  if (type === 'payment') return inFull(named, about, reading);
  return type === 'invoice' && isAgreed(about, reading)
    ? call('create_finance_record', { type, job: about.job, ...when })
    : ask(type, about);
}

/** A quote was accepted for the job: that says what to ask for. */
const isAgreed = ({ jobRecord }: Omit<Parties, 'rest'>, { records }: Reading) =>
  Boolean(jobRecord?.number) &&
  records.some(({ kind, status, job }) => kind === 'quote' && status === 'accepted' && job === jobRecord?.number);

const sumOf = (text: string) => takeMoney(text)?.value.dollars;
/** "92.10" names no Mitre 10: a shop that would take part of the amount is none. */
const intact = (parties: Parties, request: string): Parties => {
  if (!parties.supplier || sumOf(parties.rest) === sumOf(request)) return parties;
  const { supplier: _, ...others } = parties;
  return { ...others, rest: request };
};

/** What kind of money a masked request is about. */
export function typeOf(shape: string): FinanceType | undefined {
  const plain = shape.toLowerCase().replace(/\s+/g, ' ').trim();
  return MONEY_TYPES.find(([, says]) => says.test(plain))?.[0];
}

type Share = { percent_of_budget?: number; balance?: true };
/** A share of the job, the lot, or what is left of it; an amount that is said with it is what counts. */
function shareOf(draft: Draft): Share {
  const share = takeShare(draft.rest) ?? halfOf(draft.rest);
  const rest = share?.rest ?? draft.rest;
  const whole = share ? null : (THE_BALANCE.exec(rest) ?? THE_LOT.exec(rest));
  if ((!share && !whole) || takeMoney(whole ? cut(rest, whole) : rest)) return {};
  draft.rest = whole ? cut(rest, whole) : rest.replace(/¦/, /deposit/i.test(share?.text ?? '') ? '¦ deposit ¦' : '¦');
  return whole || !share ? { balance: true } : { percent_of_budget: share.value.percent };
}

/** "half the switchboard up front": its name stands in between. */
function halfOf(text: string) {
  const match = /\bhalf\b(?=\s+(?:of\s+)?(?:the|his|her|their)\s)/i.exec(text);
  return match && { value: { percent: 50 }, rest: cut(text, match), text: match[0] };
}

const AFTER_MONTH = /\b(?:on\s+)?(\d{1,2})\s+days?\s+(?:from\s+(?:the\s+)?)?(?:eom|end of (?:the )?month)\b/i;

/** "7 day invoice for ...". */
const DAY_INVOICE = /\b(\d{1,3})[\s-]*days?\s+(?=(?:tax\s+)?(?:invoice|bill|account)\b)/i;
/** When it is due, or was paid. A bill that is not paid yet is pending. */
function days(draft: Draft, type: FinanceType, shape: string, { facts }: Reading) {
  const terms = type === 'payment' ? null : termsIn(draft, type, facts);
  if (terms) return terms;
  const date = draft.take(takeDate(draft.rest, facts))?.date;
  const owed = type === 'expense' && BILLED_TO_US.test(shape.toLowerCase());
  if (!date) return owed ? { status: 'pending' } : {};
  if (type === 'payment' || (type === 'expense' && !owed && !/\bdue\b|\bby\b/i.test(shape)))
    return { paid_date: past(date, facts.today) };
  // "for the lockout last night": when it was done is no day on which it is due
  return type === 'invoice' && date < facts.today ? {} : due(type, date);
}
/** So many days, from now or from the end of the month. */
function termsIn(draft: Draft, type: FinanceType, facts: Reading['facts']) {
  const after = AFTER_MONTH.exec(draft.rest);
  const end = after && takeDate('end of month', facts)?.value.date;
  if (after && end) {
    draft.rest = cut(draft.rest, after);
    return due(type, addDays(end, Number(after[1])));
  }
  const day = DAY_INVOICE.exec(draft.rest);
  if (day) draft.rest = cut(draft.rest, day);
  const days = day ? Number(day[1]) : draft.take(takeTerms(draft.rest))?.days;
  return days === undefined ? null : { due_in_days: days, status: type === 'expense' ? 'pending' : undefined };
}
const due = (type: FinanceType, due_date: string) => ({ due_date, status: type === 'expense' ? 'pending' : undefined });
/** "paid on tuesday" was last Tuesday. */
const past = (date: string, today: string) =>
  date <= today ? date : date <= addDays(today, 7) ? addDays(date, -7) : undefined;

/** Whom it is for: named on file, named otherwise, or meant; a client's only job where nothing else is said of it. */
function partiesOf(
  named: Parties,
  type: FinanceType,
  draft: Draft,
  request: string,
  reading: Reading,
): Omit<Parties, 'rest'> {
  if (named.job) return named;
  const client = named.client ?? (named.supplier && type === 'expense' ? undefined : stranger(draft, type));
  if (client === undefined) {
    const pointed = type === 'expense' ? partiesPointed(request, reading) : partiesMeant(request, reading);
    return { ...named, ...pointed };
  }
  const record = reading.records.find(({ kind, id }) => kind === 'client' && id === client);
  // what somebody pays goes to what they owe, whichever job that is for
  const only =
    type !== 'payment' && record && !wordsOf(draft.rest.replace(GENERIC, ' '))
      ? onlyJobOf(record, reading.records)
      : null;
  return only ? { ...named, client: undefined, job: only.id, jobRecord: only } : { ...named, client };
}
const GENERIC =
  /\b(?:deposit|balance|final|progress|part|full|payment|instal?ment|first|second|third|work|callout|call out)\b/gi;

/** An expense is somebody's only where the words point there: fuel belongs to no job. */
function partiesPointed(request: string, reading: Reading): Omit<Parties, 'rest'> {
  return reading.doneSoFar.length || /\b(?:his|her|their|that|this|it|the same)\b/i.test(request)
    ? partiesMeant(request, reading)
    : { jobRecord: null };
}

const NAME =
  "(?!(?:i|we|he|she|they|you|it|somebody|someone|i've|we've|ive|just|got|been|the|a|an|him|her|them|me|us|it|this|that|some|log|record|add|put|note|yep|yeah|for|paid)\\b)([\\p{L}][\\p{L}'’&-]*(?:\\s+(?!(?:for|has|have|just|finally|paid|a|the|about|today|on|by|in|at|due|and)\\b)[\\p{L}&][\\p{L}'’&-]*){0,3})";
const STRANGERS: Readonly<Record<FinanceType, readonly RegExp[]>> = {
  invoice: [
    new RegExp(`\\b(?:to|for)\\s+${NAME}(?=\\s*(?:[,;:¦.]|$|\\s(?:for|due|on|about)\\b))`, 'iu'),
    new RegExp(
      `^\\s*(?:re-?)?(?:invoice|bill|charge)\\s+${NAME}(?=\\s*(?:[,;:¦.]|$|\\s(?:for|the|an?|due|on)\\b))`,
      'iu',
    ),
  ],
  payment: [
    new RegExp(
      `^\\s*${NAME}\\s+(?:has\\s+|have\\s+|'s\\s+|just\\s+|finally\\s+|also\\s+)*(?:paid|transferred|sent|put|gave|coughed|squared|fixed|deposited|dropped)\\b`,
      'iu',
    ),
    new RegExp(`\\b(?:from|off)\\s+${NAME}(?=\\s*(?:[,;:¦.]|$|\\s(?:for|today|on|by|in|at)\\b))`, 'iu'),
  ],
  expense: [],
};
/** A name that is not on file. */
function stranger(draft: Draft, type: FinanceType): string | undefined {
  for (const says of STRANGERS[type]) {
    const match = says.exec(draft.rest);
    if (!match?.[1]) continue;
    const name = properName(tidy(match[1]));
    if (!name || (type === 'invoice' && /\b(?:job|work|deposit|labour|materials)\b/i.test(name))) continue;
    draft.rest = cut(draft.rest, match);
    return name;
  }
  return undefined;
}

const EDGE = new RegExp(`^(?:${SAYS_NOTHING.source}|[\\s,;:.-])+|(?:\\s(?:${SAYS_NOTHING.source})|[\\s,;:.-])+$`, 'gi');
/** What is left of the request when all else is taken out of it: clause by clause, without the words of money around it. */
function wordsOf(rest: string): string {
  const clauses = rest
    .replace(GST_WORDS, ' ')
    .replace(UP_FRONT, ' ¦ ')
    .replace(RECORDING, ' ¦ ')
    .split(/[¦,;:]|\s-\s/)
    .map((clause) => tidy(clause.trim().replace(EDGE, '')))
    .filter((clause) => /\p{L}{2}|\d/u.test(clause));
  return [...new Set(clauses)].join(', ');
}

const UP_FRONT = /\b(?:up ?front|in advance|half now)\b/gi;
const GST_WORDS = /\s*(?:\+|\b(?:inc|incl|including|plus|ex|excl?))\.?\s*(?:the\s+)?gst\b/gi;
const gstIn = (text: string): 'plus' | 'inc' | undefined =>
  /(?:\+|\bplus|\bex|\bexcl?)\.?\s*(?:the\s+)?gst\b/i.test(text)
    ? 'plus'
    : /\binc(?:l|luding)?\.?\s+gst\b/i.test(text)
      ? 'inc'
      : undefined;

/** "she paid cash": all of what was billed, as far as it is on file. */
function inFull(named: Parties, { job, client }: Omit<Parties, 'rest'>, reading: Reading): Reply {
  const [last] = named.job || named.client ? [] : touched(reading, ['finance']);
  return call('mark_invoice_paid', last?.type === 'invoice' ? { record: last.id } : { job, client });
}
const PARTLY = /\b(?:deposit|part(?:ly|ial|[- ]pay\w*)?|half|some|share|instal?ments?|first|progress)\b/i;

function ask(type: FinanceType, { jobRecord }: Omit<Parties, 'rest'>): Reply {
  if (type !== 'invoice' || !jobRecord?.amount) return say(`How much is the ${type}?`);
  const budget = `$${jobRecord.amount.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
  return say(`How much is the invoice: the lot, which is ${budget} for ${jobRecord.name}, or another amount?`);
}
