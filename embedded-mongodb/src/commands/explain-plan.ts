import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import { ID_INDEX } from '../engine/documents.ts';
import type { IndexAccess, Plan, SortField } from '../engine/plan.ts';
import type { ScanStats } from '../engine/scan.ts';

const pattern = (sort: readonly SortField[]): Doc =>
  Object.fromEntries(sort.map(({ path, direction }) => [path, new Int32(direction)]));

function indexStage(plan: Plan, access: IndexAccess, stage: 'IXSCAN' | 'COUNT_SCAN'): Doc {
  const index = access.index === '_id_' ? undefined : access.index;
  return {
    stage,
    keyPattern: index ? index.spec.key : ID_INDEX.key,
    indexName: index ? index.name : '_id_',
    isMultiKey: index ? index.multikey.includes(true) : false,
    multiKeyPaths: Object.fromEntries(
      (index?.fields ?? []).map(({ path }, at) => [path, index?.multikey[at] ? [path] : []]),
    ),
    isUnique: index ? index.unique : true,
    isSparse: index ? index.sparse : false,
    isPartial: Boolean(index?.partial),
    indexVersion: new Int32(2),
    direction: access.reverse ? 'backward' : 'forward',
    /** How many ranges of keys are read; MongoDB shows their bounds here. */
    intervals: new Int32(access.intervals.length),
    namespace: `${plan.query.collection.db}.${plan.query.collection.name}`,
  };
}

/** The plan as mongod would draw it: LIMIT over SKIP over SORT over FETCH over IXSCAN, or COLLSCAN. */
export function planTree(plan: Plan, covered = false): Doc {
  const { access, query } = plan;
  let stage: Doc;
  if (access.kind === 'collection') stage = { stage: 'COLLSCAN', direction: access.reverse ? 'backward' : 'forward' };
  else if (covered) stage = indexStage(plan, access, 'COUNT_SCAN');
  else if (access.idHack) stage = { stage: 'IDHACK' };
  else stage = { stage: 'FETCH', inputStage: indexStage(plan, access, 'IXSCAN') };
  if (plan.sortInMemory)
    stage = {
      stage: 'SORT',
      sortPattern: pattern(query.sort ?? []),
      ...(query.limit ? { limitAmount: query.limit + (query.skip ?? 0) } : {}),
      type: 'simple',
      inputStage: stage,
    };
  if (query.skip) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit && !plan.sortInMemory) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  return stage;
}

export function executionStats(stats: ScanStats, tree: Doc, started: number): Doc {
  const executed = {
    nReturned: new Int32(stats.returned),
    executionTimeMillis: new Int32(Math.round(performance.now() - started)),
    totalKeysExamined: new Int32(stats.keysExamined),
    totalDocsExamined: new Int32(stats.docsExamined),
  };
  return { executionSuccess: true, ...executed, executionStages: { ...tree, nReturned: executed.nReturned } };
}
