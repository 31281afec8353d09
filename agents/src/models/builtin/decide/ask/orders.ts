import type { Intent } from '../../intent/intents.ts';
import { ASKED_ITEM_STATUS, HAS_BEEN_ORDERED, HAS_COME } from '../../lexicon/asked.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { fits } from '../../records/match.ts';
import type { Named } from '../../records/take.ts';
import { call, type Reply, say } from '../../reply.ts';
import { daysIn } from '../span.ts';
import { jobOf, jobRef, named, saidOf, unknownIn, wantsYesNo } from './about.ts';

const ASKED: readonly [RegExp, string][] = [
  [/\b(?:when|what day|which day|coming|eta|due|arriv\w+|deliver\w+)\b/i, 'delivery day'],
  [/\b(?:how much|cost|price|pay|paid|charge\w*)\b/i, 'price'],
  [/\b(?:who|where from|which supplier|from where|from who\w*)\b/i, 'supplier'],
];
const ALL =
  /\b(?:materials?|orders|deliver(?:y|ies)|items|everything|anything|stuff|gear|bits|what(?:'?s| is| are| have| did| do|ever)?\b(?!.*\bcost\b))/i;

export function askOrders(request: string, intent: Intent, reading: Reading): Reply {
  const item = itemIn(request, reading);
  const supplier = named('supplier', item?.rest ?? request, reading);
  const job = jobOf(item?.rest ?? request, reading);
  const where = { job: jobRef(job), supplier: supplier?.reference };
  if (item?.record) return one(item.reference, request);
  if (item) return call('list_procurement_items', { search: saidOf('item', request, item.candidates), ...where });
  if (intent.verb === 'find' && !ALL.test(request)) {
    const rest = typeof job === 'object' ? job.rest : request;
    const unknown = unknownIn(supplier?.rest ?? rest);
    return unknown ? one(unknown, request, where) : say('Which order is it?');
  }
  return list(request, where, reading);
}

/** "What's on order for the deck" asks for all that is for the job, also where an item is called decking. */
function itemIn(request: string, reading: Reading): Named | null {
  const item = named('item', request, reading);
  const job = item && ALL.test(request) ? named('job', request, reading) : null;
  const [fit] = item ? fits(request, item.candidates, ['item']) : [];
  const [other] = job ? fits(request, job.candidates, ['job']) : [];
  return fit && other && other.score >= fit.score && other.own[0]?.start === fit.words[0]?.start ? null : item;
}

function one(item: string, request: string, where: Record<string, unknown> = {}): Reply {
  const whether = wantsYesNo(request);
  const come = whether && HAS_COME.test(request);
  const ordered = whether && HAS_BEEN_ORDERED.test(request);
  const is = come ? ['delivered'] : ordered ? ['ordered', 'delivered'] : undefined;
  const asked = ASKED.filter(([says]) => says.test(request));
  // "who are they coming from and when" wants both: all of it is told
  const wants = is || (asked.length > 1 && / (?:and|&) /i.test(request)) ? undefined : asked[0]?.[1];
  return call('find_procurement_item', { item, ...where, is, wants });
}

function list(request: string, where: Record<string, unknown>, reading: Reading): Reply {
  const days = daysIn(request, reading.facts, { whole: true });
  const rest = days?.rest ?? request;
  // "has everything turned up?" is a yes when nothing is still to come
  const everything = (wantsYesNo(request) && /\b(?:everything|all)\b/i.test(rest)) || undefined;
  const late = /\b(?:late|overdue|should(?:'ve| have))\b/i.test(rest) || undefined;
  const sums = /\b(?:how much|cost|total|worth|spen[dt]|come to|add up)\b/i.test(rest);
  const said = late || sums ? undefined : everything ? 'outstanding' : statusIn(rest, ASKED_ITEM_STATUS);
  const ever = said === 'ordered' && /\b(?:have|did) (?:i|we)\b/i.test(rest);
  return call('list_procurement_items', {
    status: said === 'outstanding' || ever ? undefined : said,
    outstanding: said === 'outstanding' || undefined,
    late,
    ...where,
    from: days?.from,
    to: days?.to,
    everything,
    yes_no: everything ? undefined : wantsYesNo(request),
  });
}
