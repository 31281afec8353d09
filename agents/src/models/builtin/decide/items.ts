import { nameOnly } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { takeForJob } from './for-job.ts';
import { itemChange } from './item-change.ts';
import { openingOf } from './message-words.ts';
import { newItems } from './new-items.ts';

const KINDS = /\b(?:order items?|procurement items?|items?|materials?|orders?|deliver(?:y|ies))\b/gi;

export function itemCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.tool === 'send_order' && DONE.test(request)) return itemChange(request, reading);
  if (intent.tool === 'send_order') return sendOrder(request, reading);
  if (intent.verb === 'create') return newItems(request, reading);
  if (intent.verb === 'update') return itemChange(request, reading);
  const item = takeRecord('item', request, reading.records)?.reference ?? nameOnly(request, KINDS);
  return item ? call(`${intent.verb}_procurement_item`, { item }) : say('Which item is it?');
}

/** "I've now placed the order for ..." tells what was done. */
const DONE =
  /^(?:i|we)(?:'ve| have)?\s+(?:just\s+|now\s+|already\s+)*(?:placed|put|sent|rang|rung|phoned|lodged|ordered|called)\b/i;
const CHARGE = /^(?:and\s+)?(?:charge|stick|put|chuck|book|bill|whack)\s+(?:it|that|the lot)\b/i;

/** "ring that lot through": what is pending there is shown with its cost, and goes out only after a yes. */
function sendOrder(request: string, reading: Reading): Reply {
  const shop = takeRecord('supplier', request, reading.records);
  const lately = reading.records.find((one) => one.kind === 'item' && one.lately && one.supplier)?.supplier;
  const supplier = shop?.reference ?? lately;
  // "ring that lot through to rexel and charge it up" is one order
  if (!shop && reading.earlier.length && CHARGE.test(request)) return say('');
  if (!supplier) return say('Which supplier should the order go to? It waits for your yes before it is sent.');
  const job = takeForJob(shop?.rest ?? request, reading)?.value.reference;
  return call('send_order', { supplier, job, channel: openingOf(request).channel });
}
