import { someAtPath } from '../../bson/paths.ts';
import { type Doc, isDoc, setField } from '../../bson/types.ts';
import type { Join } from '../../engine/hash-join.ts';
import { collect, PAUSE, type Pausing } from '../../engine/steps.ts';
import { failedToParse } from '../../errors.ts';
import { type Filter, pathTest, type Test } from '../../match/filter.ts';
import { checkVariable } from '../expressions/binding.ts';
import { compileExpression, scopeFor } from '../expressions/compile.ts';
import { pathReader } from '../expressions/path.ts';
import { parseMatch } from '../parse-match.ts';
import {
  type CompilePipeline,
  type PipelineContext,
  runStages,
  type StageCompiler,
  stageEntry,
  variableNames,
} from '../pipeline.ts';

/** Joins by field, by pipeline or by both. The join key and a leading `$match` are queries, so they use an index. */
export const lookup: StageCompiler = (spec, context, nested) => {
  if (!isDoc(spec)) throw failedToParse('the $lookup specification must be an Object');
  const { from, as, localField, foreignField, let: bindings, pipeline, ...rest } = spec;
  if (Object.keys(rest).length) throw failedToParse(`unknown argument to $lookup: ${Object.keys(rest)[0]}`);
  if (typeof from !== 'string' || typeof as !== 'string')
    throw failedToParse("$lookup needs the strings 'from' and 'as'");
  if ((localField === undefined) !== (foreignField === undefined))
    throw failedToParse("$lookup requires both or neither of 'localField' and 'foreignField' to be specified");
  if (localField === undefined && pipeline === undefined)
    throw failedToParse("$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified");
  if ([localField, foreignField].some((each) => each !== undefined && typeof each !== 'string'))
    throw failedToParse("$lookup 'localField' and 'foreignField' must be strings");
  const joins = localField === undefined ? undefined : joinFilter(String(localField), String(foreignField));
  const inner = pipeline === undefined ? undefined : innerPipeline(bindings, pipeline, context, nested);
  const parts = as.split('.');
  return function* (input) {
    const table: Join['table'] = {};
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const query = joins ? joins(doc, table) : { filter: EVERYTHING };
      const found = inner ? inner(doc, from, query) : context.read(from, query);
      yield place(doc, parts, yield* collect(found));
    }
  };
};

interface JoinQuery {
  filter: Filter;
  join?: Join;
}

const EVERYTHING: Filter = { kind: 'and', children: [] };

/** Missing and null join with missing and null; an array joins with any of its elements. */
function joinFilter(localField: string, foreignField: string): (doc: Doc, table: Join['table']) => JoinQuery {
  pathReader(localField); // refuses what is no path
  const parts = localField.split('.');
  return (doc, table) => {
    const values: unknown[] = [];
    let empty = false;
    someAtPath(doc, parts, (leaf) => {
      empty ||= Array.isArray(leaf) && leaf.length === 0;
      if (leaf !== undefined) for (const value of Array.isArray(leaf) ? leaf : [leaf]) values.push(value);
      return false;
    });
    if (values.length === 0) {
      if (empty) return { filter: { kind: 'never' } };
      values.push(null);
    }
    const test: Test = values.length === 1 ? { op: 'eq', value: values[0] } : { op: 'in', values, patterns: [] };
    return { filter: pathTest(foreignField, test), join: { path: foreignField, values, table } };
  };
}

type Inner = (doc: Doc, from: string, query: JoinQuery) => Pausing<Doc>;

function innerPipeline(bindings: unknown, pipeline: unknown, context: PipelineContext, nested: CompilePipeline): Inner {
  if (bindings !== undefined && !isDoc(bindings)) throw failedToParse("$lookup argument 'let' must be an object");
  const variables = Object.entries(bindings ?? {}).map(
    ([name, each]) => [checkVariable(name), compileExpression(each, variableNames(context))] as const,
  );
  const compile = (values: Doc) => {
    const inside = { ...context, variables: { ...context.variables, ...values } };
    const list = Array.isArray(pipeline) ? pipeline : [];
    const [name, match] = list.length ? stageEntry(list[0]) : [];
    if (name !== '$match') return { stages: nested(pipeline, inside), match: undefined };
    return { stages: nested(list.slice(1), inside), match: parseMatch(match, inside.variables) };
  };
  compile(Object.fromEntries(variables.map(([name]) => [name, null]))); // so that a wrong pipeline fails without documents
  return (doc, from, query) => {
    const scope = scopeFor(doc, context.variables);
    const { stages, match } = compile(Object.fromEntries(variables.map(([name, value]) => [name, value(scope)])));
    const filter: Filter = match ? { kind: 'and', children: [query.filter, match] } : query.filter;
    return runStages(stages, context.read(from, { ...query, filter }));
  };
}

function place(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [part = '', ...rest] = parts;
  const copy = { ...doc };
  const child = copy[part];
  setField(copy, part, rest.length ? place(isDoc(child) ? child : {}, rest, value) : value);
  return copy;
}
