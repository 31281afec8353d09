import { compileUpdatePipeline } from '../aggregate/update-pipeline.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { type Doc, field, isDoc, isOperatorDoc, setField } from '../bson/types.ts';
import { badValue, failedToParse, notSupported, ServerError } from '../errors.ts';
import type { Filter } from '../match/filter.ts';
import { parseModifications } from './modification.ts';
import { isUnchanged, OPERATORS, REMOVE } from './operators.ts';
import { assign, remove, valueAt } from './places.ts';
import { type ArrayFilters, type Change, checkIdentifiers, parseArrayFilters, resolveChanges } from './positions.ts';

export interface UpdateSource {
  update: unknown;
  filter: Filter;
  arrayFilters?: unknown;
  variables?: Doc;
}

export interface CompiledUpdate {
  kind: 'operators' | 'replacement' | 'pipeline';
  /** May change `doc`, which must be the caller's own copy, and returns the new state. */
  apply: (doc: Doc, inserting: boolean) => Doc;
}

/** Checks an update completely, then gives the function that applies it. */
export function compileUpdate({ update, filter, arrayFilters, variables = {} }: UpdateSource): CompiledUpdate {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined) throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
    const run = compileUpdatePipeline(update, variables);
    return { kind: 'pipeline', apply: (doc) => keepId(doc, run(doc)) };
  }
  if (!isDoc(update)) throw failedToParse('Update argument must be either an object or an array');
  if (isOperatorDoc(update)) return compileOperators(update, filter, parseArrayFilters(arrayFilters));
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  return { kind: 'replacement', apply: compileReplacement(update) };
}

function compileReplacement(replacement: Doc): (doc: Doc) => Doc {
  for (const key of Object.keys(replacement))
    if (key.startsWith('$'))
      throw new ServerError(
        52,
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${key}' is not allowed in a replacement document.`,
      );
  return (doc) => keepId(doc, replacement);
}

/** `_id` first and the same as before. */
function keepId(before: Doc, after: Doc): Doc {
  const id = field(before, '_id') === undefined ? field(after, '_id') : before._id;
  const given = field(after, '_id');
  if (given !== undefined && !encodeKey(given).equals(encodeKey(id))) throw immutableId();
  const { _id, ...rest } = after;
  return id === undefined ? rest : { _id: id, ...rest };
}

const immutableId = () =>
  new ServerError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

function compileOperators(update: Doc, filter: Filter, filters: ArrayFilters): CompiledUpdate {
  const modifications = parseModifications(update);
  checkIdentifiers(
    modifications.map(({ parts }) => parts),
    filters,
  );
  return {
    kind: 'operators',
    apply: (doc, inserting) => {
      const id = field(doc, '_id');
      const before = id === undefined ? undefined : encodeKey(id);
      const wanted = modifications.filter(({ operator }) => operator !== '$setOnInsert' || inserting);
      for (const change of resolveChanges(doc, wanted, filter, filters)) makeChange(doc, change);
      if (before && !before.equals(encodeKey(field(doc, '_id')))) throw immutableId();
      return doc;
    },
  };
}

function makeChange(doc: Doc, { modification, parts }: Change): void {
  const { operator, operand, path } = modification;
  if (operator === '$rename') {
    rename(doc, modification.parts, parts);
    return;
  }
  const { apply } = OPERATORS.get(operator) ?? {};
  if (!apply) throw notSupported(operator);
  const current = valueAt(doc, parts);
  const next = apply(current, operand, path, field(doc, '_id'));
  if (next === REMOVE) remove(doc, parts);
  else if (!isUnchanged(current, next)) assign(doc, parts, next);
}

function rename(doc: Doc, from: string[], to: string[]): void {
  for (const parts of [from, to])
    for (let length = 1; length < parts.length; length++)
      if (Array.isArray(valueAt(doc, parts.slice(0, length))))
        throw badValue(`The source or target field of $rename cannot be in an array: ${parts.join('.')}`);
  const value = valueAt(doc, from);
  if (value === undefined) return;
  remove(doc, from);
  remove(doc, to);
  assign(doc, to, value);
}

/** What an upsert starts from: the equalities of the query. */
export function seedFrom(filter: Filter, idOnly: boolean): Doc {
  const seed: Doc = {};
  const visit = (node: Filter): void => {
    if (node.kind === 'and' || (node.kind === 'or' && node.children.length === 1)) node.children.forEach(visit);
    if (node.kind !== 'path' || node.test.op !== 'eq' || (idOnly && node.path !== '_id')) return;
    if (valueAt(seed, node.parts) !== undefined)
      throw new ServerError(
        54,
        'NotSingleValueField',
        `cannot infer query fields to set, path '${node.path}' is matched twice`,
      );
    if (node.parts.length === 1) setField(seed, node.path, node.test.value);
    else assign(seed, node.parts, node.test.value);
  };
  visit(filter);
  return seed;
}
