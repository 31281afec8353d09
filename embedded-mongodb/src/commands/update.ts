import { Int32 } from 'bson';
import { checkVariable } from '../aggregate/expressions/binding.ts';
import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import type { Query } from '../engine/plan.ts';
import { parseSort } from '../engine/sort.ts';
import { PAUSE, type Steps } from '../engine/steps.ts';
import { failedToParse, ServerError, typeMismatch } from '../errors.ts';
import { type CompiledUpdate, compileUpdate } from '../update/compile.ts';
import { changeRow, targets, upsertNew } from './change.ts';
import {
  type CommandContext,
  type CommandTable,
  documentList,
  ensureCollection,
  findCollection,
  refuseCollation,
} from './command.ts';
import { hintOf } from './find.ts';
import { runEach, writeReply } from './write-errors.ts';

const STATEMENT_OPTIONS = new Set(['q', 'u', 'c', 'multi', 'upsert', 'arrayFilters', 'collation', 'hint', 'sort']);

export interface UpdateStatement {
  query: Omit<Query, 'collection'>;
  update: CompiledUpdate;
  multi: boolean;
  upsert: boolean;
}

export function parseUpdateStatement(statement: Doc, context: CommandContext): UpdateStatement {
  for (const key of Object.keys(statement))
    if (!STATEMENT_OPTIONS.has(key))
      throw new ServerError(40415, 'Location40415', `BSON field 'update.updates.${key}' is an unknown field.`);
  refuseCollation(statement.collation);
  const variables = letVariables(context.command);
  const filter = parseMatch(statement.q, variables);
  const update = compileUpdate({
    update: statement.u,
    filter,
    arrayFilters: statement.arrayFilters,
    variables: { ...variables, ...constants(statement.c) },
  });
  if (statement.c !== undefined && update.kind !== 'pipeline')
    throw new ServerError(51198, 'Location51198', 'Constant values may only be specified for pipeline updates');
  const multi = statement.multi === true;
  if (multi && update.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  if (multi && statement.sort) throw failedToParse('Cannot specify sort with multi=true');
  return {
    query: { filter, ...parseSort(statement.sort), limit: multi ? 0 : 1, hint: hintOf(statement.hint) },
    update,
    multi,
    upsert: statement.upsert === true,
  };
}

/** `c` of a pipeline update: variables that are values, not expressions. */
function constants(values: unknown): Doc {
  if (values === undefined) return {};
  if (!isDoc(values)) throw typeMismatch("BSON field 'update.updates.c' is the wrong type, expected an object");
  Object.keys(values).forEach(checkVariable);
  return values;
}

interface Totals {
  matched: number;
  modified: number;
  upserted: Doc[];
}

function* runStatement(context: CommandContext, statement: Doc, index: number, totals: Totals): Steps<void> {
  const { query, update, upsert } = parseUpdateStatement(statement, context);
  const collection = upsert ? ensureCollection(context) : findCollection(context);
  if (!collection) return;
  let met = false;
  for (const row of targets(context, { ...query, collection })) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    met = true;
    if (changeRow(context, collection, row, update).modified) totals.modified++;
    totals.matched++;
  }
  if (met || !upsert) return;
  const { _id } = upsertNew(context, collection, { ...query, collection }, update);
  totals.matched++;
  totals.upserted.push({ index: new Int32(index), _id });
}

export const updateCommands: CommandTable = {
  update: {
    options: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
    inTransaction: true,
    writes: true,
    async run(context) {
      const statements = documentList(context.command.updates, 'updates');
      return context.write(function* () {
        const totals: Totals = { matched: 0, modified: 0, upserted: [] };
        const { errors } = yield* runEach(context, statements, (statement, index) =>
          runStatement(context, statement, index, totals),
        );
        const upserted = totals.upserted.length ? { upserted: totals.upserted } : {};
        return writeReply({ n: new Int32(totals.matched), nModified: new Int32(totals.modified), ...upserted }, errors);
      });
    },
  },
};
