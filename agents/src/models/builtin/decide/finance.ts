import { invoiceNamed } from '../acts/kinds/invoice-named.ts';
import { valuesIn } from '../acts/values.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, tidy } from '../extract/gap.ts';
import { takeInvoiceNumber } from '../extract/invoice-number.ts';
import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { takeShift, takeTerms } from '../extract/shifts.ts';
import type { Intent } from '../intent/intents.ts';
import { mask } from '../intent/mask.ts';
import { ADDS, MARKS_PAID, TAKES_OFF, THEIRS_IS_PAID } from '../lexicon/finance-changes.ts';
import { SAYS_NOTHING } from '../lexicon/finance-types.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { call, type Reply, say } from '../reply.ts';
import { takeAmountChange } from './amount-change.ts';
import { changeQuote } from './change-quote.ts';
import { corrected } from './corrected.ts';
import { type Draft, draftOf } from './draft.ts';
import { correctionOf } from './finance-correction.ts';
import { type FinanceType, newFinance, typeOf } from './new-finance.ts';
import { partiesMeant, takeParties } from './parties.ts';

/** What a request about invoices, payments and expenses asks the tools for. */
export function financeCall(request: string, intent: Intent, reading: Reading): Reply {
  const numbered = ofNumber(request, reading);
  if (numbered) return numbered;
  if (intent.tool !== 'send_invoice' && aboutQuote(request, intent, reading)) return changeQuote(request, reading);
  return toldOfInvoice(request, reading) ?? byIntent(request, intent, reading);
}

/** Of an invoice that is named by its number, which would be taken for a job's here. */
function ofNumber(request: string, reading: Reading): Reply | null {
  const number = takeInvoiceNumber(request)?.value;
  if (number === undefined) return null;
  const read = invoiceNamed({ text: request, values: valuesIn(request, reading) }, { ...reading, before: [] });
  if (read?.call) return call(read.call.name, read.call.args);
  const asked = `What is it about invoice ${number}: a payment, another amount or due date, or should I send or delete it?`;
  return say(read?.say ?? asked);
}

/** News of an invoice on file, told by its wording before the intent counts: money off it, more on it, paid. */
function toldOfInvoice(request: string, reading: Reading): Reply | null {
  const less = TAKES_OFF.test(request) && !QUOTE.test(request) ? takeAmountChange(request) : null;
  if (less) {
    const said = less.rest.replace(/\bdeposit\b/i, ' ');
    return call('update_finance_record', { ...recordMeant(said, 'invoice', reading), ...less.fields });
  }
  const namesNoAmount = !takeMoney(request);
  if (THEIRS_IS_PAID.test(request) && namesNoAmount && isBillToClient(request, reading))
    return call('mark_invoice_paid', invoiceOf(request, reading));
  const [last] = touched(reading, ['finance']);
  if (last?.type !== 'invoice') return null;
  if (MARKS_PAID.test(request) && namesNoAmount) return call('mark_invoice_paid', { record: last.id });
  return ADDS.test(request) ? update(request, 'invoice', reading) : null;
}

function byIntent(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create' || PUTS_IN.test(request)) return newFinance(request, reading);
  const type = typeOf(mask(request, reading.records, reading.facts));
  if (intent.verb === 'update' && isNewMoney(request, type, reading)) return newFinance(request, reading);
  if (intent.tool === 'mark_invoice_paid') return markPaid(request, type, reading);
  if (intent.tool === 'send_invoice') return sendInvoice(request, reading);
  if (intent.verb === 'update') return update(request, type, reading);
  return call('delete_finance_record', recordMeant(request, type ?? nounIn(request), reading));
}

/** What a supplier charged is paid by us: no payment came in. */
function markPaid(request: string, type: FinanceType | undefined, reading: Reading): Reply {
  if (type === 'expense')
    return call('update_finance_record', { ...recordMeant(request, type, reading), status: 'paid' });
  const paid = takeDate(request, reading.facts);
  return call('mark_invoice_paid', { ...invoiceOf(paid?.rest ?? request, reading), paid_date: paid?.value.date });
}

/** The kind of record that the request names, so that "that payment" never becomes an expense. */
const nounIn = (request: string): FinanceType | undefined =>
  /\b(invoice|payment|expense)s?\b/i.exec(request)?.[1]?.toLowerCase() as FinanceType | undefined;

/** "put this bill in against the fitout": a record to be made, though the words could change one. */
const PUTS_IN =
  /^(?:can you |could you |please )*(?:put|log|enter|record|chuck|whack|add|stick|pop|bung)\s+(?:this|the|that)\s+(?:\w+\s+)?(?:bill|receipt|docket|invoice|expense)\s+(?:in|on|through|down|against|as|to)\b[\s\S]*\d/i;

const QUOTE = /\bquotes?\b/i;
const FINANCE = /\b(?:invoices?|bills?|payments?|expenses?|paid|deposit)\b/i;
/** "make grahams quote 1,150", and "380 plus gst" said of a quote that was just drafted. */
function aboutQuote(request: string, { verb }: Intent, reading: Reading): boolean {
  if (verb !== 'create' && verb !== 'update') return false;
  if (FINANCE.test(request)) return false;
  if (QUOTE.test(request)) return true;
  if (touched(reading, ['quote', 'finance'])[0]?.kind !== 'quote') return false;
  const { job, client, supplier, rest } = takeParties(request, reading);
  if (job || client || supplier) return false;
  return verb === 'update' || !/\p{L}{3}/u.test((takeMoney(rest)?.rest ?? rest).replace(SAYS_NOTHING, ' '));
}

/** Money that came in or went out, with its amount: a new record. "The reece bill is paid" changes one on file. */
function isNewMoney(request: string, type: FinanceType | undefined, reading: Reading): boolean {
  if (
    !type ||
    type === 'invoice' ||
    /\b(?:invoices?|bills?|account|change|should|make|mark|not|expense|give)\b/i.test(request)
  )
    return false;
  if (touched(reading, ['finance']).length && !/\bpaid\b/i.test(request)) return false;
  return takeMoney(corrected(request)) !== null && !/^\s*(?:sorry|actually|oops|no|that|it)\b/i.test(request);
}

/** A bill of ours: a client or a job is named, and no shop. */
const isBillToClient = (request: string, reading: Reading): boolean => {
  const { client, jobRecord, supplier } = takeParties(request, reading);
  return supplier === undefined && (client !== undefined || jobRecord !== null);
};

/** An invoice that is on file; for a job with a price that was never billed it is made first, of what is left to bill. */
function sendInvoice(request: string, reading: Reading): Reply {
  const which = invoiceOf(request, reading);
  const job = reading.records.find(
    ({ kind, id, number }) => kind === 'job' && which.job !== undefined && [id, number].includes(which.job),
  );
  const billed = reading.records.some(
    ({ kind, type, job: of }) => kind === 'finance' && type === 'invoice' && of === job?.number,
  );
  const send = call('send_invoice', which);
  if (!job?.amount || billed || which.amount_was !== undefined) return send;
  const made = call('create_finance_record', { type: 'invoice', job: job.id, balance: true });
  return { text: '', calls: [...made.calls, ...send.calls] };
}

type RecordMeant = Partial<Record<'record' | 'type' | 'client' | 'job', string>> & { amount_was?: number };

function invoiceOf(request: string, reading: Reading): RecordMeant {
  const { type: _, ...which } = recordMeant(request, 'invoice', reading);
  return which;
}

/** Which record is meant: by job, client, amount, the words that are left, or the one this conversation touched last. */
function recordMeant(
  request: string,
  type: FinanceType | undefined,
  reading: Reading,
  parties = takeParties(request, reading),
): RecordMeant {
  const draft = draftOf(parties.rest);
  const { job, client, supplier } = parties;
  const amount_was = draft.take(takeMoney(draft.rest) ?? takeExpectedAmount(draft.rest))?.dollars;
  if (job || client) return { type, job, client, amount_was };
  // an expense names its shop in the description, often by the first word only
  const left = draft.rest.replaceAll('¦', ' ').replace(/['’]s\b/g, '');
  const words = supplier?.split(' ')[0] ?? tidy(left.replace(WORDS, ' ').replace(SAYS_NOTHING, ' '));
  if (amount_was !== undefined) return { type, amount_was, record: /\p{L}{3}/u.test(words) ? words : undefined };
  if (words) return { type, ...(supplier || type === 'expense' ? { record: words } : clientOrRecord(words, request)) };
  const last = touched(reading, ['finance']).find((one) => !type || one.type === type);
  if (last && !/\bthis\b/i.test(request)) return { record: last.id };
  const meant = partiesMeant(request, reading);
  return { type, job: meant.job, client: meant.client };
}
const clientOrRecord = (words: string, request: string): RecordMeant =>
  /\b(?:to|for|from)\s+/i.test(request) || /['’]s\b/.test(request) ? { client: words } : { record: words };

const WORDS =
  /\b(?:mark|send|flick|shoot|fire|e?mail|text|delete|remove|bin|scrap|ditch|get rid|erase|update|change|show|find|make|set|push|move|extend|give|put|tick|records?|finance|amount|date|as|till?|until|another|back|out|instead|not|no|should|be|actually|sorry|i|ive|logged|entered|needs?|goes?|go|up|down|by|threw|extra|wrong|got)\b|['’]ve\b/gi;

const MORE_TIME = /\b(?:another|an extra|extra)\s+(?:(\d+|two|three|few)\s+)?(days?|weeks?|fortnight|month)\b/i;

/** Another amount, another day, or that it is paid: of the record that is named or the one this conversation touched last. */
function update(request: string, type: FinanceType | undefined, reading: Reading): Reply {
  const correction = correctionOf(request, reading);
  if (correction) return call('update_finance_record', { ...correction });
  const parties = takeParties(request, reading);
  const change = takeAmountChange(parties.rest);
  const draft = draftOf(
    (change?.rest ?? parties.rest).replace(/\b(?:from|not|instead of|rather than)\s+\$?\d[\d,.]*k?\b(?!\s*\/)/i, ' '),
  );
  const due = takeDue(draft, reading);
  // "the 15 dollar parking should've been 51": the other amount tells which one
  const money = change ? undefined : draft.take(takeMoney(draft.rest) ?? takeExpectedAmount(draft.rest));
  const status = /\bpaid\b/i.test(request) ? 'paid' : undefined;
  const which = recordMeant(draft.rest, type, reading, { ...parties, rest: draft.rest });
  if (!change && !money && !due && !status) return say('What should I change, and to what?');
  if (status && type === 'invoice') return call('mark_invoice_paid', { ...which, type: undefined });
  return call('update_finance_record', {
    ...which,
    amount: money?.dollars,
    ...change?.fields,
    gst: money?.gst ?? undefined,
    ...due,
    status,
  });
}

/** When it is to be paid now: on a day, within so many days from today, or so many days later than before. */
function takeDue(draft: Draft, { facts }: Reading): { due_date?: string; shift_days?: number } | null {
  const shift_days = takeMoreTime(draft) ?? draft.take(takeShift(draft.rest))?.days;
  const date = draft.take(takeDate(draft.rest, facts))?.date;
  const terms = draft.take(takeTerms(draft.rest))?.days;
  if (date === undefined && terms === undefined && shift_days === undefined) return null;
  const due_date = date ?? (terms === undefined ? undefined : takeDate(`in ${terms} days`, facts)?.value.date);
  return { ...(due_date === undefined ? {} : { due_date }), ...(shift_days === undefined ? {} : { shift_days }) };
}

/** "give them another week", in days. */
function takeMoreTime(draft: Draft): number | undefined {
  const match = MORE_TIME.exec(draft.rest);
  if (!match) return undefined;
  draft.rest = cut(draft.rest, match);
  return takeTerms(`in ${match[1] ?? 'a'} ${match[2]}`)?.value.days ?? 7;
}
