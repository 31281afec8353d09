import { GAP, tidy } from '../extract/gap.ts';
import type { Item } from '../extract/items.ts';
import { ONLY_NAMES, PLAINLY, RUN_OUT, SHARED_OUT_TO, SO_MUCH, TELLS_WHY } from '../lexicon/order-text.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import type { ForJob } from './for-job.ts';

/** An order in plainer words, and what it says has run out. */
export function plainOrder(request: string): { text: string; ranOut: string | undefined } {
  const text = PLAINLY.reduce((said, [says, plain]) => said.replace(says, plain), request);
  RUN_OUT.lastIndex = 0;
  const out = RUN_OUT.exec(text);
  const rest = out ? text.slice(out[0].length) : text;
  return out && /\p{L}|\d/u.test(rest) ? { text: rest, ranOut: out.groups?.what } : { text, ranOut: undefined };
}

/** "a carton" of what has run out. */
export function ofWhatRanOut(items: Item[], ranOut: string | undefined): Item[] {
  if (!ranOut) return items;
  return items.map((item) => {
    if (!SO_MUCH.test(item.item_name)) return item;
    const unit = item.item_name
      .replace(/\b(?:more|another|in|some|few)\b|[()]/giu, '')
      .trim()
      .toLowerCase();
    return { ...item, item_name: `${ranOut.charAt(0).toUpperCase()}${ranOut.slice(1)}${unit ? ` (${unit})` : ''}` };
  });
}

export interface Named {
  job: ForJob | undefined;
  supplier: string | undefined;
  rest: string;
}

const COUNTED =
  /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?(?:\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|couple|some|another)\b)/i;
const CLAUSE = /(\s*(?:[,;\n¦]|\s-\s|\.{2,}|[.?!](?=\s|$))\s*)/;

/**
 * Clauses that only name the job or the shop ("tuscan render job - ...", "..., dulux have it"), or tell of the job why
 * something is needed ("wei's fence came up short"). Nothing in them is ordered.
 */
export function namedInClauses(text: string, reading: Reading, wanted: { job: boolean }): Named {
  const pieces = text.split(CLAUSE);
  if (pieces.length < 2) return { job: undefined, supplier: undefined, rest: text };
  let job: ForJob | undefined;
  let supplier: string | undefined;
  const kept = pieces.map((piece, i) => {
    if (i % 2 || COUNTED.test(piece) || !/\p{L}/u.test(piece)) return piece;
    const its = wanted.job && !job ? takeRecord('job', piece, reading.records, { byClient: true }) : null;
    if (its && (onlyNames(its.rest) || TELLS_WHY.test(piece))) {
      job = { reference: its.reference, name: its.record?.name ?? its.reference };
      return ` ${GAP} `;
    }
    const shop = supplier ? null : takeRecord('supplier', piece, reading.records);
    if (shop && onlyNames(shop.rest)) {
      supplier = shop.record?.name ?? shop.reference;
      return ` ${GAP} `;
    }
    return piece;
  });
  return { job, supplier, rest: kept.join('') };
}

const onlyNames = (rest: string): boolean => tidy(rest.replaceAll(GAP, ' ').replace(ONLY_NAMES, ' ')) === '';

/** "split them between Ada's ensuite and the Marr laundry": both jobs, and the order without that. */
export function sharedOut(text: string, reading: Reading): { jobs: [ForJob, ForJob]; rest: string } | null {
  for (const says of SHARED_OUT_TO) {
    const match = says.exec(text);
    const { a = '', b = '' } = match?.groups ?? {};
    const [one, two] = [a, b].map((name) => takeRecord('job', name, reading.records, { byClient: true }));
    if (!match || !one || !two) continue;
    const named = (its: typeof one): ForJob => ({ reference: its.reference, name: its.record?.name ?? its.reference });
    return {
      jobs: [named(one), named(two)],
      rest: `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`,
    };
  }
  return null;
}

/** Half each; of an odd number the first job has one more. */
export const halves = (quantity = 1): [number, number] =>
  Number.isInteger(quantity) ? [Math.ceil(quantity / 2), Math.floor(quantity / 2)] : [quantity / 2, quantity / 2];
