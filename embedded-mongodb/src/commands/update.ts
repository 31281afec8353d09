import { Int32 } from 'bson';
import { parseMatch } from '../aggregate/parse-match.ts';
import type { Doc } from '../bson/types.ts';
import type { Query } from '../engine/plan.ts';
import { parseSort } from '../engine/sort.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { type CompiledUpdate, compileUpdate } from '../update/compile.ts';
import { changeRow, targets, upsertNew } from './change.ts';
import {
  type CommandContext,
  type CommandTable,
  documentList,
  ensureCollection,
  findCollection,
  letVariables,
  refuseCollation,
} from './command.ts';
import { hintOf } from './find.ts';
import { runEach, writeReply } from './write-errors.ts';

const STATEMENT_OPTIONS = new Set([
  'q',
  'u',
  'c',
  'multi',
  'upsert',
  'arrayFilters',
  'collation',
  'hint',
  'sort',
  'upsertSupplied',
]);

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
  const variables = { ...letVariables(context.command.let), ...(statement.c as Doc | undefined) };
  const filter = parseMatch(statement.q, variables);
  const update = compileUpdate({ update: statement.u, filter, arrayFilters: statement.arrayFilters, variables });
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

interface Totals {
  matched: number;
  modified: number;
  upserted: Doc[];
}

function runStatement(context: CommandContext, statement: Doc, index: number, totals: Totals): void {
  const { query, update, upsert } = parseUpdateStatement(statement, context);
  const collection = upsert ? ensureCollection(context) : findCollection(context);
  if (!collection) return;
  let met = false;
  for (const row of targets(context, { ...query, collection })) {
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
    async run(context) {
      const statements = documentList(context.command.updates, 'updates');
      return context.write(() => {
        const totals: Totals = { matched: 0, modified: 0, upserted: [] };
        const { errors } = runEach(context, statements, (statement, index) =>
          runStatement(context, statement, index, totals),
        );
        const upserted = totals.upserted.length ? { upserted: totals.upserted } : {};
        return writeReply({ n: new Int32(totals.matched), nModified: new Int32(totals.modified), ...upserted }, errors);
      });
    },
  },
};
