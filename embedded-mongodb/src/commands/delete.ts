import { Int32 } from 'bson';
import { parseMatch } from '../aggregate/parse-match.ts';
import type { Doc } from '../bson/types.ts';
import { removeDocument } from '../engine/documents.ts';
import type { Query } from '../engine/plan.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { targets } from './change.ts';
import {
  type CommandContext,
  type CommandTable,
  documentList,
  findCollection,
  letVariables,
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
  return { filter: parseMatch(statement.q, letVariables(context.command.let)), limit, hint: hintOf(statement.hint) };
}

export const deleteCommands: CommandTable = {
  delete: {
    options: ['deletes', 'ordered', 'let'],
    inTransaction: true,
    async run(context) {
      const statements = documentList(context.command.deletes, 'deletes');
      return context.write(() => {
        let removed = 0;
        const { errors } = runEach(context, statements, (statement) => {
          const query = parseDeleteStatement(statement, context);
          const collection = findCollection(context);
          if (!collection) return;
          for (const row of targets(context, { ...query, collection })) {
            removeDocument(context.engine.catalogue, collection, row.rid, row.doc);
            removed++;
          }
        });
        return writeReply({ n: new Int32(removed) }, errors);
      });
    },
  },
};
