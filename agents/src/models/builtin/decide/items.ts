import { takeDate } from '../extract/dates.ts';
import { type Item, itemsOf } from '../extract/items.ts';
import { takeMoney } from '../extract/money.ts';
import { jobJustMade, nameOnly, takeJobRef } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import { ITEM_STATUS, statusIn } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';

const KINDS = /\b(?:order items?|procurement items?|items?|materials?|orders?|deliver(?:y|ies))\b/gi;
const HEAD =
  /^(?:re-?order|order|buy|grab|purchase|source|pick up|stock up on|get|add|need|put)\b\s*(?:me\s+|us\s+)?(?:(?:an?\s+)?(?:new\s+)?(?:order|procurement)\s+items?\b:?\s*)?/i;
/** Names of nothing in particular: asked for, never guessed. */
const VAGUE =
  /^(?:the\s+|some\s+|all\s+)*(?:gear|stuff|materials?|supplies|bits(?: and (?:bobs|pieces))?|things?|parts?|everything|what we need|items?|it|that|them)$/i;

export function itemCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return create(request, reading);
  if (intent.verb === 'update') return update(request, reading);
  const item = nameOnly(request, KINDS);
  return item ? call('delete_procurement_item', { item }) : say('Which item is it?');
}

function create(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const delivery = draft.take(takeDate(draft.rest.replace(/\bwhole lot\b/i, ' '), reading.facts))?.date;
  draft.rest = draft.rest.replace(
    /\b(?:the\s+)?(?:whole lot|all of it|it all)\b|\b(?:on site|on-site)\b|\bdeliver(?:y|ed)?\b/gi,
    ' ¦ ',
  );
  const named = draft.take(takeJobRef(draft.rest, reading)) ?? draft.take(trailingJob(draft.rest));
  const job = named ?? jobJustMade(reading);
  const items = itemsOf(draft.rest.replace(HEAD, '')).filter((item) => !VAGUE.test(item.item_name));
  if (!items.length) return say(`What should I order${named ? ` for ${named}` : ''}, and how many?`);
  const calls = items.map((item: Item) => call('create_procurement_item', { ...item, job, delivery_date: delivery }));
  return { text: '', calls: calls.flatMap((one) => one.calls) };
}

/** "for sanjays slab": a job named by its words alone, at the end or before a comma. */
function trailingJob(text: string): { value: string; rest: string } | null {
  const match = /\b(?:for|on)\s+(?:the\s+)?((?!\$)[^,;:.¦@\d?!]{3,60}?)(?=\s*(?:[,;:.¦?!]|\bfrom\b|\boff\b|$))/i.exec(
    text,
  );
  if (!match?.[1]) return null;
  return {
    value: match[1].trim(),
    rest: `${text.slice(0, match.index)} ¦ ${text.slice(match.index + match[0].length)}`,
  };
}

function update(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const price = draft.take(takeMoney(draft.rest))?.dollars;
  const date = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const job = draft.take(takeJobRef(draft.rest, reading));
  const quantity = /\b(?:make (?:it|that)|to)\s+(\d+)\b/i.exec(draft.rest);
  const status = statusIn(draft.rest, ITEM_STATUS);
  const words = ITEM_STATUS.reduce((text, [says]) => text.replace(says, ' '), draft.rest)
    .replace(quantity?.[0] ?? '¦', ' ')
    .replace(/^(?:bring|push|move|shift|change|set)\b/i, ' ')
    .replace(/\b(?:as|to|is|are|has|have|been|just|forward|back|price|quantity|date|the|of)\b/gi, ' ');
  const item = nameOnly(words, KINDS);
  if (!item) return say('Which item is it?');
  const count = quantity ? Number(quantity[1]) : undefined;
  if (!status && !date && price === undefined && !count) return say(`What should I change about ${item}?`);
  return call('update_procurement_item', {
    item,
    job,
    status,
    delivery_date: date,
    unit_price: price,
    quantity: count,
  });
}
