import type { Int32, Long } from 'bson';
import { compilePipeline } from '../aggregate/compile-pipeline.ts';
import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import { type PipelineContext, type Stage, stageEntry, stageError } from '../aggregate/pipeline.ts';
import { whole } from '../aggregate/stages/select.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, field, isDoc, isNumber } from '../bson/types.ts';
import { joinedRows } from '../engine/hash-join.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { documents, runPlan } from '../engine/scan.ts';
import { parseSort } from '../engine/sort.ts';
import type { Pausing } from '../engine/steps.ts';
import { ServerError, typeMismatch } from '../errors.ts';
import type { Filter } from '../match/filter.ts';
import { type Destination, parseDestination } from './aggregate-destination.ts';
import { takeSource } from './aggregate-source.ts';
import { type CommandContext, refuseCollation } from './command.ts';
import { hintOf } from './find.ts';

export const AGGREGATE_OPTIONS = [
  'pipeline',
  'cursor',
  'explain',
  'allowDiskUse',
  'collation',
  'hint',
  'let',
  'bypassDocumentValidation',
];

const ALL: Filter = { kind: 'and', children: [] };

export interface AggregatePlan {
  namespace: string;
  /** The documents, where they do not come from a collection. */
  source?: () => Pausing<Doc>;
  /** What the leading stages ask of the collection. */
  query: Omit<Query, 'collection'>;
  /** Stages left to run on the documents; none means that stored bytes go out as they are. */
  stages: Stage[];
  rest: Doc[];
  destination: Destination | undefined;
  /** The pipeline only counts: countDocuments, or `$count`. */
  counting?: ((count: Int32 | Long) => Doc) | undefined;
}

/** Lookups read in the same transaction and from the same source as the pipeline itself. */
function pipelineContext(context: CommandContext): PipelineContext {
  return {
    db: context.db,
    variables: letVariables(context.command),
    *read(name, { join, ...query }) {
      const collection = context.engine.store().find(context.db, name);
      if (!collection) return;
      const plan = planQuery({ ...query, collection }, context.read);
      const hashed = join && plan.access.kind === 'collection';
      yield* documents(hashed ? joinedRows(join, collection, query.filter, context.read) : runPlan(plan, context.read));
    },
  };
}

/** Checks the whole pipeline and takes `$match`, `$sort`, `$skip` and `$limit` at its start into the query. */
export function parseAggregate(context: CommandContext): AggregatePlan {
  const { pipeline, collation, hint } = context.command;
  refuseCollation(collation);
  if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
  const destination = parseDestination(pipeline, context.db);
  const { namespace, documents, stages } = takeSource(context, destination ? pipeline.slice(0, -1) : pipeline);
  const world = pipelineContext(context);
  const compiled = compilePipeline(stages, world);
  if (documents)
    return { namespace, source: documents, query: { filter: ALL }, stages: compiled, rest: stages, destination };
  const { query, rest } = pushDown(stages, world);
  return {
    namespace,
    query: { ...query, hint: hintOf(hint) },
    stages: compilePipeline(rest, world),
    rest,
    destination,
    counting: destination ? undefined : countingOnly(rest),
  };
}

function pushDown(stages: Doc[], world: PipelineContext): { query: Omit<Query, 'collection'>; rest: Doc[] } {
  const rest = [...stages];
  const next = () => (rest[0] ? stageEntry(rest[0]) : ['', undefined]);
  const filters: Filter[] = [];
  for (; next()[0] === '$match'; rest.shift()) filters.push(parseMatch(next()[1], world.variables));
  const [only] = filters;
  const query: Omit<Query, 'collection'> = {
    filter: filters.length === 1 && only ? only : { kind: 'and', children: filters },
  };
  if (next()[0] === '$sort') Object.assign(query, parseSort(next()[1])) && rest.shift();
  if (next()[0] === '$skip' && rest[1] && stageEntry(rest[1])[0] === '$limit') {
    query.skip = whole(next()[1], '$skip', 0);
    rest.shift();
  }
  if (next()[0] === '$limit') {
    query.limit = whole(next()[1], '$limit', 1);
    rest.shift();
  }
  return { query, rest };
}

/** `[{$group: {_id: 1, n: {$sum: 1}}}]` is how drivers count. */
function countingOnly(rest: Doc[]): ((count: Int32 | Long) => Doc) | undefined {
  const [stage] = rest;
  if (rest.length !== 1 || !stage) return undefined;
  const group = field(stage, '$group');
  if (typeof stage.$count === 'string') return (count) => ({ [stage.$count as string]: count });
  if (!isDoc(group) || Object.keys(group).join() !== '_id,n') return undefined;
  const constant = group._id === null || isNumber(group._id);
  const sum = isDoc(group.n) && Object.keys(group.n).join() === '$sum' ? group.n.$sum : undefined;
  if (!constant || !isNumber(sum) || toDouble(sum) !== 1) return undefined;
  return (count) => ({ _id: group._id, n: count });
}

export function requireCursor(command: Doc): unknown {
  const { cursor, explain } = command;
  if (explain !== undefined && explain !== false) return undefined;
  if (!isDoc(cursor))
    throw new ServerError(
      9,
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  for (const key of Object.keys(cursor))
    if (key !== 'batchSize') throw stageError(40415, `BSON field 'cursor.${key}' is an unknown field.`);
  return cursor.batchSize;
}
