import { takeJobRef } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';
import { daysIn } from '../span.ts';

export function askMoney(request: string, _intent: Intent, reading: Reading): Reply {
  const text = request.toLowerCase();
  const client = /\b(?:does|do|has|have|did)\s+(.+?)\s+(?:owe|paid|pay)\b/i.exec(request)?.[1];
  const named = client && !/^(?:anyone|anybody|he|she|they|i|we|people|clients?)\b/i.test(client) ? { client } : {};
  const days = daysIn(request, reading.facts);
  if (/\b(?:late|overdue)\b/.test(text)) return call('list_finance_records', { late: true, ...named });
  if (/\b(?:ow(?:e|es|ed|ing)|outstanding|unpaid|(?:hasn|haven)'?t paid|not paid)\b/.test(text))
    return call('list_finance_records', { unpaid: true, ...named });
  const job = takeJobRef(request, reading)?.value;
  const type = /\b(?:spen[dt]|expenses?)\b/.test(text)
    ? 'expense'
    : /\b(?:income|earned|takings|revenue|paid|payments?|received)\b/.test(text)
      ? 'payment'
      : /\b(?:invoices?|bills?)\b/.test(text)
        ? 'invoice'
        : undefined;
  return call('list_finance_records', { type, job, from: days?.from, to: days?.to });
}
