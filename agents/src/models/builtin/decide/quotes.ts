import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, sentenceCase, tidy } from '../extract/gap.ts';
import { takeBareAmount, takeMoney } from '../extract/money.ts';
import { properName, takeAfter } from '../extract/phrases.ts';
import { jobJustMade, takeJobRef } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import { QUOTE_STATUS, statusIn } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';

export function quoteCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.tool === 'send_quote')
    return call(intent.tool, { ...whichOf(request, reading), channel: channelOf(request) });
  if (intent.verb === 'create') return create(request, reading);
  if (intent.verb === 'update') return update(request, reading);
  return call('delete_quote', whichOf(request, reading));
}

export const channelOf = (text: string): 'sms' | 'email' | undefined =>
  /^(?:text|sms)\b|\bby (?:text|sms)\b/i.test(text)
    ? 'sms'
    : /^e-?mail\b|\bby e-?mail\b/i.test(text)
      ? 'email'
      : undefined;

const NUMBER = /\b(?:number\s+|no\.?\s+|#)?(Q-?\d+)\b/i;
const WORDS =
  /\b(?:send|flick|shoot|fire|email|text|sms|delete|remove|update|change|show|find|mark|quotes?|quotation|estimate|as|is|was|has been|the|to|for|from|of|her|his|their|him|them|please|it|off|me|my|set|over|across|through|what|did|i|an?|valid|only|good|and|its|so|also)\b/gi;

function whichOf(request: string, reading: Reading): Record<string, string | undefined> {
  const number = NUMBER.exec(request)?.[1];
  if (number) return { quote: number };
  const job = takeJobRef(request, reading);
  const words = tidy(
    (job?.rest ?? request)
      .replaceAll('¦', ' ')
      .replace(/['’]s\b/g, '')
      .replace(WORDS, ' '),
  );
  return {
    client: words ? properName(words) : undefined,
    job: job?.value ?? (words ? undefined : jobJustMade(reading)),
  };
}

const HEAD =
  /^(?:(?:create|draft|make|write(?: up)?|prepare|do|new|add|price up|price|quote|put together)\b\s*)(?:me\s+)?(?:an?\s+|the\s+)?(?:new\s+)?(?:quote|quotation|estimate)?\b\s*/i;
const DAYS = /\b(?:valid|good|open)\s+(?:for\s+)?(\d+)\s+days?\b/i;
const OFF = /\b(?:knock|take|less)\s+(\d{1,2})\s?%(?:\s+off)?\b|\b(\d{1,2})\s?%\s+(?:off|discount)\b/i;

function create(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const client_email = draft.take(takeEmail(draft.rest));
  const client_phone = draft.take(takePhone(draft.rest, reading.facts));
  const off = OFF.exec(draft.rest);
  if (off) draft.rest = cut(draft.rest, off);
  const days = DAYS.exec(draft.rest);
  if (days) draft.rest = cut(draft.rest, days);
  const job = draft.take(takeJobRef(draft.rest, reading)) ?? jobJustMade(reading);
  const money = draft.take(takeMoney(draft.rest));
  const valid = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const amount = money ?? draft.take(takeBareAmount(draft.rest));
  const wants = /^(.+?)\s+wants?\s+(?:a|us to)\s+(?:price|quote)\s*(?:on|for)?\s*/i.exec(draft.rest);
  const doFor = /^do\s+(.+?)\s+an?\s+(?:quote|price)\s*(?:for|on)?\s*/i.exec(draft.rest);
  const first = wants ?? doFor;
  draft.rest = first ? draft.rest.slice(first[0].length) : draft.rest.replace(HEAD, ' ').trim();
  // "quote Sanjay for ..." names the client first; "a quote for Sanjay ..." after "for"
  const direct = !first && /^quote\s+(?!for\b)/i.test(request) ? leading(draft) : undefined;
  const client = first?.[1] ?? direct ?? draft.take(takeAfter(draft.rest, 'for(?: client)?')) ?? leading(draft);
  const work = tidy(draft.rest);
  if (!work && !client) return say('Who is the quote for, and what is the work?');
  if (!work) return say(`What work should I quote for ${properName(client ?? '')}?`);
  return call('create_quote', {
    client: client && properName(client),
    client_email,
    client_phone,
    job,
    work: sentenceCase(work),
    amount: amount?.dollars,
    gst: amount?.gst ?? undefined,
    discount_percent: off ? Number(off[1] ?? off[2]) : undefined,
    valid_days: days ? Number(days[1]) : undefined,
    valid_until: valid,
  });
}

/** "Quote Ingrid Sorensen [$2,340] to wire up a spa": the name stands before the gap, "to" or "for". */
function leading(draft: { rest: string }): string | undefined {
  const match = /^([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,4}?)(?=\s*(?:[,;:¦]|\bto\b|\bfor\b))/u.exec(draft.rest);
  if (!match?.[1]) return undefined;
  draft.rest = draft.rest.slice(match[0].length);
  return match[1];
}

function update(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const days = DAYS.exec(draft.rest);
  if (days) draft.rest = cut(draft.rest, days);
  const valid_until = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const status = statusIn(draft.rest, QUOTE_STATUS);
  const money =
    draft.take(takeMoney(draft.rest)) ??
    draft.take(takeBareAmount(draft.rest)) ??
    draft.take(leadingAmount(draft.rest));
  const what = money ? draft.take(takeAfter(draft.rest, 'for(?: an?)?', 8)) : undefined;
  const which = whichOf(
    QUOTE_STATUS.reduce((text, [says]) => text.replace(says, ' '), draft.rest).replace(/^\s*add\b/i, ' '),
    reading,
  );
  const add_line = money ? { description: sentenceCase(what ?? 'Extra'), amount: money.dollars } : undefined;
  if (!status && !add_line && !days && !valid_until) return say('What should I change on the quote?');
  return call('update_quote', {
    ...which,
    status,
    add_line,
    valid_days: days ? Number(days[1]) : undefined,
    valid_until,
  });
}

function leadingAmount(text: string) {
  const match = /^\s*add\s+(\d+(?:\.\d{1,2})?)\b/i.exec(text);
  return match
    ? { value: { dollars: Number(match[1]), gst: null, each: false }, rest: text.replace(match[0], ' ¦ ') }
    : null;
}
