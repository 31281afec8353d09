import { takeDate } from '../extract/dates.ts';
import { cut, sentenceCase, tidy } from '../extract/gap.ts';
import { takeBareAmount, takeMoney } from '../extract/money.ts';
import { properName, takeAfter } from '../extract/phrases.ts';
import { jobJustMade, takeJobRef } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { type Draft, draftOf } from './draft.ts';

export function financeCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.tool === 'mark_invoice_paid')
    return call(intent.tool, withDate(whichOf(request, reading), request, reading));
  if (intent.tool === 'send_invoice') return call(intent.tool, whichOf(request, reading));
  if (intent.verb === 'create') return create(request, reading);
  const type = typeOf(request);
  if (intent.verb === 'update') return update(request, type, reading);
  return call('delete_finance_record', { type, ...whichOf(request, reading) });
}

type FinanceType = 'invoice' | 'payment' | 'expense';
function typeOf(text: string): FinanceType | undefined {
  if (/\b(?:expenses?|spent|receipt|bought|slugged|charged (?:me|us))\b/i.test(text)) return 'expense';
  if (/\b(?:invoice|bill|charge)\b/i.test(text)) return 'invoice';
  if (/\b(?:paid|payments?|received|landed)\b/i.test(text)) return 'payment';
  return undefined;
}

const WORDS =
  /\b(?:mark|send|flick|shoot|fire|email|delete|remove|update|change|show|find|invoices?|bills?|payments?|expenses?|finance records?|paid|as|is|was|has been|got|the|to|for|from|of|her|his|their|him|them|through|please|it|off|me|my|set|due|date|amount)\b/gi;

/** Which record: by job, by amount, and by the words that are left, which name a client. */
function whichOf(request: string, reading: Reading): Record<string, unknown> {
  const draft = draftOf(request);
  const amount_was = draft.take(takeMoney(draft.rest))?.dollars;
  const job = draft.take(takeJobRef(draft.rest, reading)) ?? jobJustMade(reading);
  const dated = takeDate(draft.rest, reading.facts);
  const words = tidy(
    (dated?.rest ?? draft.rest)
      .replaceAll('¦', ' ')
      .replace(/['’]s\b/g, '')
      .replace(WORDS, ' '),
  );
  const person = /\b(?:to|for|from)\s+/i.test(request) || /['’]s\b/.test(request) || !words ? 'client' : 'record';
  return { job, amount_was, [person]: words || undefined };
}

function withDate(which: Record<string, unknown>, request: string, reading: Reading) {
  return { ...which, paid_date: takeDate(request, reading.facts)?.value.date };
}

const HEAD =
  /^(?:(?:raise|create|make|draft|do|send out|write|issue|log|record|enter|put through|add|chuck|whack|new)\b\s*)?(?:an?\s+|the\s+|this\s+)?(?:¦\s*)*(?:new\s+)?(?:invoice|bill|charge|payment|expense|spent|paid)?\b\s*/i;
const IN_DAYS = /\b(?:due\s+)?(?:in\s+)?(\d+)\s+days?\b|\b(?:due\s+)?in\s+(\d+)\s+weeks?\b/i;
const SHARE = /\b(\d{1,3})\s?%\s*(?:deposit|of (?:the )?(?:budget|job))?/i;
const RATE = /\b(\d+)\s+(nights?|nites?|days?|hours?|hrs?|weeks?)\b/i;

function create(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const type = typeOf(request) ?? 'expense';
  const payer = type === 'payment' ? /^(.+?)\s+(?:has\s+|have\s+|'s\s+|just\s+)*paid\b/i.exec(request) : null;
  if (payer) draft.rest = draft.rest.slice(payer[0].length);
  const share = SHARE.exec(draft.rest);
  const lot = /\bthe (?:whole )?lot\b/i.exec(draft.rest);
  if (share ?? lot) draft.rest = cut(draft.rest, (share ?? lot) as RegExpExecArray);
  const money = draft.take(takeMoney(draft.rest));
  const inDays = type === 'invoice' ? IN_DAYS.exec(draft.rest) : null;
  if (inDays) draft.rest = cut(draft.rest, inDays);
  const when = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const job = draft.take(takeJobRef(draft.rest, reading)) ?? jobJustMade(reading);
  const amount = money ?? draft.take(takeBareAmount(draft.rest));
  const counted = amount?.each ? RATE.exec(draft.rest) : null;
  draft.rest = draft.rest.replace(HEAD, ' ').trim();
  const client = payer?.[1] ?? (type === 'invoice' ? billed(draft) : undefined);
  if (!amount && !share && !lot) return say(`How much is the ${type}?`);
  const description = tidy(draft.rest.replace(/\b(?:it'?s|is|him|her|them|me|us)\b/gi, ' '));
  const sums = counted && amount ? { rate: amount.dollars, count: Number(counted[1]) } : { amount: amount?.dollars };
  const percent = share ? Number(share[1]) : lot ? 100 : undefined;
  return call('create_finance_record', {
    type,
    ...(amount ? sums : { percent_of_budget: percent }),
    gst: amount?.gst ?? undefined,
    client: client && !/^(?:him|her|them|it)$/i.test(client) ? properName(client) : undefined,
    job,
    due_date: type === 'payment' ? undefined : when,
    paid_date: type === 'payment' ? when : undefined,
    due_in_days: inDays ? Number(inDays[1] ?? Number(inDays[2]) * 7) : undefined,
    description: description ? sentenceCase(description) : undefined,
  });
}

/** "Invoice Grace Huang $795 for ..." names the client first; "an invoice to Grace for ..." after "to" or "for". */
function billed(draft: Draft): string | undefined {
  return /^(?:to|for)\b/i.test(draft.rest) ? draft.take(takeAfter(draft.rest, 'to|for')) : leading(draft);
}

function leading(draft: Draft): string | undefined {
  const match = /^([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,3}?)(?=\s*(?:[,;:¦.]|\b(?:for|the|an?)\b|$))/u.exec(draft.rest);
  if (!match?.[1]) return undefined;
  draft.rest = draft.rest.slice(match[0].length);
  return match[1];
}

function update(request: string, type: FinanceType | undefined, reading: Reading): Reply {
  const to = /\bto\b(.*)$/i.exec(request);
  const head = to ? request.slice(0, to.index) : request;
  const money = to ? takeMoney(to[1] ?? '')?.value.dollars : undefined;
  const due_date = to ? takeDate(to[1] ?? '', reading.facts)?.value.date : undefined;
  const which = whichOf(head, reading);
  if (money === undefined && !due_date) return say('What should I change, and to what?');
  return call('update_finance_record', { type, ...which, amount: money, due_date });
}
