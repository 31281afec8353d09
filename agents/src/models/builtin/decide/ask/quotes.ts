import { takeAfter } from '../../extract/phrases.ts';
import { takeJobRef } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import { QUOTE_STATUS, statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';

const NUMBER = /\b(?:number\s+|no\.?\s+|#)?(Q-?\d+)\b/i;

export function askQuotes(request: string, intent: Intent, reading: Reading): Reply {
  const number = NUMBER.exec(request)?.[1];
  if (intent.verb === 'find' && number) return call('find_quote', { quote: number });
  const client =
    takeAfter(request, 'for')?.value ?? /\bquoted?\s+(?:the\s+)?(.+?)(?:\s+for\b|\?|$)/i.exec(request)?.[1];
  const named = client && !/^(?:s|my|all|the|do|are|have)\b/i.test(client) ? client : undefined;
  const job = takeJobRef(request, reading)?.value;
  if (intent.verb === 'find') return call('find_quote', { client: named, job });
  return call('list_quotes', { status: statusIn(request, QUOTE_STATUS), client: named, job });
}
