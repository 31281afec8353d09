import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply } from '../reply.ts';
import { changeQuote, whichQuote } from './change-quote.ts';
import { newQuote } from './new-quote.ts';

export function quoteCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return newQuote(request, reading);
  const { which } = whichQuote(request, reading);
  if (intent.tool === 'send_quote') return call(intent.tool, { ...which, channel: channelOf(request) });
  // "quote 900 to paint the fence" names no quote on file
  if (intent.verb === 'update' && ANEW.test(request) && !which.quote) return newQuote(request, reading);
  if (intent.verb === 'update') return changeQuote(request, reading);
  return call('delete_quote', which);
}

const ANEW = /^\s*(?:quote|price)\s+(?:up\b|for\b(?!.*\b(?:is|was|has)\b)|\$|\d)/i;

const channelOf = (text: string): 'sms' | 'email' | undefined =>
  /^(?:text|sms)\b|\bby (?:text|sms)\b/i.test(text)
    ? 'sms'
    : /^e-?mail\b|\bby e-?mail\b/i.test(text)
      ? 'email'
      : undefined;
