import { Int32 } from 'bson';
import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import { findProjection } from '../aggregate/projection/find-projection.ts';
import type { Doc } from '../bson/types.ts';
import { removeDocument } from '../engine/documents.ts';
import { parseSort } from '../engine/sort.ts';
import { collect, type Steps } from '../engine/steps.ts';
import { failedToParse } from '../errors.ts';
import { compileUpdate } from '../update/compile.ts';
import { changeRow, targets, upsertNew } from './change.ts';
import {
  type CommandContext,
  type CommandTable,
  ensureCollection,
  findCollection,
  refuseCollation,
} from './command.ts';
import { hintOf } from './find.ts';

const OPTIONS = [
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'bypassDocumentValidation',
  'collation',
  'arrayFilters',
  'hint',
  'let',
];

const NONE = new Int32(0);
const ONE = new Int32(1);
const answer = (value: Doc | null, lastErrorObject: Doc): Doc => ({ lastErrorObject, value, ok: 1 });

function parse(command: Doc) {
  refuseCollation(command.collation);
  const remove = command.remove === true;
  if (remove === (command.update !== undefined))
    throw failedToParse(
      remove ? 'Cannot specify both an update and remove=true' : 'Either an update or remove=true must be specified',
    );
  if (remove && (command.upsert === true || command.new === true))
    throw failedToParse('Cannot specify upsert or new with remove=true');
  const variables = letVariables(command);
  const filter = parseMatch(command.query, variables);
  const update = remove
    ? undefined
    : compileUpdate({ update: command.update, filter, arrayFilters: command.arrayFilters, variables });
  return {
    query: { filter, ...parseSort(command.sort), limit: 1, hint: hintOf(command.hint) },
    update,
    project: findProjection(command.fields, filter, variables) ?? ((doc: Doc) => doc),
  };
}

function* modify(context: CommandContext, { query, update, project }: ReturnType<typeof parse>): Steps<Doc> {
  const { upsert, new: wantsNew } = context.command;
  const collection = upsert === true ? ensureCollection(context) : findCollection(context);
  const [row] = collection ? yield* collect(targets(context, { ...query, collection })) : [];
  if (row && collection && update) {
    const { before, after } = changeRow(context, collection, row, update);
    return answer(project(wantsNew === true ? after : before), { n: ONE, updatedExisting: true });
  }
  if (row && collection) {
    removeDocument(context.engine.catalogue, collection, row.rid, row.doc);
    return answer(project(row.doc), { n: ONE });
  }
  if (!update) return answer(null, { n: NONE });
  if (!collection || upsert !== true) return answer(null, { n: NONE, updatedExisting: false });
  const doc = upsertNew(context, collection, { ...query, collection }, update);
  return answer(wantsNew === true ? project(doc) : null, { n: ONE, updatedExisting: false, upserted: doc._id });
}

const findAndModify = {
  options: OPTIONS,
  inTransaction: true,
  writes: true,
  async run(context: CommandContext) {
    const parsed = parse(context.command);
    return context.write(() => modify(context, parsed));
  },
};

export const findAndModifyCommands: CommandTable = { findAndModify, findandmodify: findAndModify };
