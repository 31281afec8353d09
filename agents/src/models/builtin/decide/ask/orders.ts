import { nameOnly, takeJobRef, takeSupplier } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import { ITEM_STATUS, statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply, say } from '../../reply.ts';

const KINDS = /\b(?:order items?|procurement items?|items?|materials?|orders?|deliver(?:y|ies))\b/gi;

export function askOrders(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'find') {
    const item = nameOnly(request, KINDS);
    return item ? call('find_procurement_item', { item }) : say('Which item is it?');
  }
  const status = statusIn(request, ITEM_STATUS);
  const outstanding =
    /\b(?:yet|waiting|outstanding|coming|due|still|not|haven'?t|hasn'?t)\b/i.test(request) || undefined;
  const job = takeJobRef(request, reading)?.value;
  const supplier = takeSupplier(request)?.value;
  return call('list_procurement_items', { status: outstanding ? undefined : status, outstanding, job, supplier });
}
