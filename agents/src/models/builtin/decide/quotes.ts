import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply } from '../reply.ts';
import { changeQuote, whichQuote } from './change-quote.ts';
import { newQuote } from './new-quote.ts';
import { takeSum } from './price.ts';

export function quoteCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return newQuote(request, reading);
  const { which } = whichQuote(request, reading);
  if (intent.tool === 'send_quote') return call(intent.tool, { ...which, channel: channelOf(request) });
  // "quote 900 to paint the fence" names no quote on file
  if (intent.verb === 'update' && !which.quote && isNew(request)) return newQuote(request, reading);
  if (intent.verb === 'update') return changeQuote(request, reading);
  return call('delete_quote', which);
}

const ANEW =
  /^\s*(?:quote|price)\s+(?:up\b|for\b(?!.*\b(?:is|was|has)\b)|\$|\d)|\b(?:after|wants?|needs?|asked (?:me |us )?for|chasing)\s+(?:an?|another)\s+(?:new\s+)?(?:price|quote|estimate)\b/i;

/** An amount after the verb "quote" is what is quoted; nothing is said of a quote there is. */
const isNew = (request: string): boolean =>
  ANEW.test(request) ||
  (/^\s*(?:re-?)?quote\s/i.test(request) && takeSum(request) !== null && !/\b(?:is|was|has|should)\b/i.test(request));

const channelOf = (text: string): 'sms' | 'email' | undefined =>
  /^(?:text|sms)\b|\bby (?:text|sms)\b/i.test(text)
    ? 'sms'
    : /^e-?mail\b|\bby e-?mail\b/i.test(text)
      ? 'email'
      : undefined;
