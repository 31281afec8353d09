import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import { findProjection } from '../aggregate/projection/find-projection.ts';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { type Row, runPlan } from '../engine/scan.ts';
import { parseSort } from '../engine/sort.ts';
import { PAUSE, type Pause, type Pausing } from '../engine/steps.ts';
import { badValue, notSupported } from '../errors.ts';
import {
  type CommandContext,
  type CommandTable,
  findCollection,
  namespace,
  natural,
  optionalNumber,
  refuseCollation,
} from './command.ts';
import { firstBatch } from './cursor-reply.ts';

const OPTIONS = [
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'allowDiskUse',
  'let',
  'collation',
  'noCursorTimeout',
  'allowPartialResults',
  'tailable',
  'awaitData',
];

export interface ParsedFind {
  query: Omit<Query, 'collection'>;
  project: ((doc: Doc) => Doc) | undefined;
  single: boolean;
}

/** Checks all of a find before the collection is looked for, so that a mistake is told even when there is nothing. */
export function parseFind(command: Doc): ParsedFind {
  refuseCollation(command.collation);
  if (command.tailable || command.awaitData) throw notSupported('A tailable cursor');
  if (command.noCursorTimeout === true) throw notSupported('A cursor that is never closed for being idle');
  const variables = letVariables(command);
  const filter = parseMatch(command.filter, variables);
  const limit = optionalNumber(command.limit, 'limit') ?? 0;
  if (limit < 0) throw badValue('Limit value must be non-negative');
  return {
    query: {
      filter,
      ...parseSort(command.sort),
      skip: natural(command.skip, 'skip'),
      limit,
      hint: hintOf(command.hint),
    },
    project: findProjection(command.projection, filter, variables),
    single: command.singleBatch === true,
  };
}

/** An empty hint is no hint: drivers send it. */
export const hintOf = (hint: unknown): unknown =>
  typeof hint === 'object' && hint !== null && Object.keys(hint).length === 0 ? undefined : hint;

function* rawDocuments(rows: Pausing<Row>, project: ((doc: Doc) => Doc) | undefined): Generator<Buffer | Pause> {
  for (const row of rows) yield row === PAUSE ? PAUSE : project ? encode(project(row.doc)) : row.raw;
}

function* find(context: CommandContext) {
  const { query, project, single } = parseFind(context.command);
  const collection = findCollection(context);
  const rows = collection ? runPlan(planQuery({ ...query, collection }, context.read), context.read) : [];
  return yield* firstBatch(context, namespace(context), rawDocuments(rows, project), {
    batchSize: context.command.batchSize,
    single,
  });
}

const REFUSED = ['min', 'max', 'returnKey', 'showRecordId', 'requestResumeToken', 'resumeAfter', 'oplogReplay'];

export const findCommands: CommandTable = {
  find: { options: OPTIONS, refused: REFUSED, inTransaction: true, run: find },
};
