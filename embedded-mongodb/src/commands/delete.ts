import { Int32 } from 'bson';
import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import type { Doc } from '../bson/types.ts';
import { removeDocument } from '../engine/documents.ts';
import type { Query } from '../engine/plan.ts';
import { PAUSE } from '../engine/steps.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { targets } from './change.ts';
import {
  type CommandContext,
  type CommandTable,
  documentList,
  findCollection,
  optionalNumber,
  refuseCollation,
} from './command.ts';
import { hintOf } from './find.ts';
import { runEach, writeReply } from './write-errors.ts';

const STATEMENT_OPTIONS = new Set(['q', 'limit', 'collation', 'hint']);

export function parseDeleteStatement(statement: Doc, context: CommandContext): Omit<Query, 'collection'> {
  for (const key of Object.keys(statement))
    if (!STATEMENT_OPTIONS.has(key))
      throw new ServerError(40415, 'Location40415', `BSON field 'delete.deletes.${key}' is an unknown field.`);
  refuseCollation(statement.collation);
  const limit = optionalNumber(statement.limit, 'limit');
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return { filter: parseMatch(statement.q, letVariables(context.command)), limit, hint: hintOf(statement.hint) };
}

export const deleteCommands: CommandTable = {
  delete: {
    options: ['deletes', 'ordered', 'let'],
    inTransaction: true,
    writes: true,
    async run(context) {
      const statements = documentList(context.command.deletes, 'deletes');
      return context.write(function* () {
        let removed = 0;
        const { errors } = yield* runEach(context, statements, function* (statement) {
          const query = parseDeleteStatement(statement, context);
          const collection = findCollection(context);
          if (!collection) return;
          for (const row of targets(context, { ...query, collection }))
            if (row === PAUSE) yield PAUSE;
            else {
              removeDocument(context.engine.catalogue, collection, row.rid, row.doc);
              removed++;
            }
        });
        return writeReply({ n: new Int32(removed) }, errors);
      });
    },
  },
};
