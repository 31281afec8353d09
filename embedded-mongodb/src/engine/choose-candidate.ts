import type { Connection } from './connection.ts';
import type { Candidate } from './index-candidate.ts';
import { needed, type Query } from './plan.ts';
import type { ReadContext } from './scan.ts';

/** Up to so many keys nothing is worth comparing: they are read in less time than others are counted. */
const FEW = 32;
/** Beyond so many keys all are as many: counting on would take longer than the difference is worth. Of a page, which may end soon, fewer. */
const MANY = { all: 4_096, page: 512 };

/**
 * The index to run a query with. Equalities count most, then a served order (more with a limit), then a range: that is known
 * without a look at the data. Where it leaves a doubt, because others narrow the query down by other fields, the keys that each
 * would read are counted and the fewest win, as a trial of plans decides it in MongoDB.
 */
export function chooseCandidate(candidates: Candidate[], query: Query, context: ReadContext): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) if (!best || worth(candidate, query) > worth(best, query)) best = candidate;
  if (!best || worth(best, query) <= 0 || isPoint(best)) return best;
  const rivals = rivalsOf(best, candidates, query);
  return rivals.length > 0 ? fewestKeys([best, ...rivals], query, context.source()) : best;
}

const isPoint = ({ shape, equalities }: Candidate): boolean => shape.unique && equalities === shape.fields.length;

/** Its order is the wanted one and only a page is asked for: it ends before the last key, so others have to end as well. */
const stopsEarly = ({ order }: Candidate, query: Query): boolean =>
  Boolean(query.sort?.length) && order !== undefined && needed(query) > 0;

export function worth(candidate: Candidate, query: Query): number {
  const { shape, equalities, ranged, order } = candidate;
  const point = isPoint(candidate) ? 1000 : 0;
  const sorted = query.sort?.length && order ? (needed(query) ? 150 : 50) : 0;
  return (
    point +
    equalities * 100 +
    (ranged ? 40 : 0) +
    (candidate.exact && (equalities > 0 || ranged) ? 5 : 0) +
    sorted -
    shape.fields.length * 0.01
  );
}

/** Fields by which the query is narrowed down, in the order of the index. */
const narrowedBy = ({ shape, equalities, ranged }: Candidate): string[] =>
  shape.fields.slice(0, equalities + (ranged ? 1 : 0)).map(({ path }) => path);

/** Those that may read fewer keys: what narrows down by no more than the first fields of another cannot. */
function rivalsOf(best: Candidate, candidates: Candidate[], query: Query): Candidate[] {
  const rivals: Candidate[] = [];
  const seen = [narrowedBy(best)];
  for (const candidate of [...candidates].sort((a, b) => worth(b, query) - worth(a, query))) {
    const fields = narrowedBy(candidate);
    if (candidate === best || worth(candidate, query) <= 0) continue;
    if (stopsEarly(best, query) && !stopsEarly(candidate, query)) continue;
    if (seen.some((others) => fields.every((field, at) => others[at] === field))) continue;
    seen.push(fields);
    rivals.push(candidate);
  }
  return rivals;
}

function fewestKeys(candidates: Candidate[], query: Query, source: Connection): Candidate | undefined {
  const [first] = candidates;
  const most = first && stopsEarly(first, query) ? MANY.page : MANY.all;
  let [fewest, best] = [most, first];
  for (const candidate of candidates) {
    const keys = countKeys(candidate, query, source, fewest);
    if (keys < fewest) [fewest, best] = [keys, candidate];
    if (fewest <= FEW) return best;
  }
  return best;
}

/** How many keys would be read, but no more than `most`. */
function countKeys({ shape, intervals }: Candidate, query: Query, source: Connection, most: number): number {
  const table = shape.index === '_id_' ? `d${query.collection.id}` : `i${shape.index.id}`;
  const sql = `SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE k>=? AND k<? LIMIT ?)`;
  let keys = 0;
  for (const { low, high } of intervals) {
    // an interval without a key costs a look as well
    keys += 1 + (source.row<[number]>(sql, low, high, most - keys)?.[0] ?? 0);
    if (keys >= most) return most;
  }
  return keys;
}
