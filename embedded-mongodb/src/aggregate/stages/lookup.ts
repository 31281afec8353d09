import { type Doc, isDoc, setField } from '../../bson/types.ts';
import { failedToParse } from '../../errors.ts';
import { type Filter, pathTest } from '../../match/filter.ts';
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
  const joins = localField === undefined ? undefined : joinFilter(String(localField), String(foreignField));
  const inner = pipeline === undefined ? undefined : innerPipeline(bindings, pipeline, context, nested);
  const parts = as.split('.');
  return function* (input) {
    for (const doc of input) {
      const filter: Filter = joins ? joins(doc) : { kind: 'and', children: [] };
      const found = inner ? inner(doc, from, filter) : context.read(from, { filter });
      yield place(doc, parts, [...found]);
    }
  };
};

/** Missing and null join with missing and null; an array joins with any of its elements. */
function joinFilter(localField: string, foreignField: string): (doc: Doc) => Filter {
  const read = pathReader(localField);
  return (doc) => {
    const local = read(doc);
    const values = Array.isArray(local) ? local : [local ?? null];
    if (values.length === 0) return { kind: 'never' };
    return pathTest(
      foreignField,
      values.length === 1 ? { op: 'eq', value: values[0] } : { op: 'in', values, patterns: [] },
    );
  };
}

type Inner = (doc: Doc, from: string, join: Filter) => Iterable<Doc>;

function innerPipeline(bindings: unknown, pipeline: unknown, context: PipelineContext, nested: CompilePipeline): Inner {
  if (bindings !== undefined && !isDoc(bindings)) throw failedToParse("$lookup argument 'let' must be an object");
  const variables = Object.entries(bindings ?? {}).map(
    ([name, each]) => [name, compileExpression(each, variableNames(context))] as const,
  );
  const compile = (values: Doc) => {
    const inside = { ...context, variables: { ...context.variables, ...values } };
    const list = Array.isArray(pipeline) ? pipeline : [];
    const [name, match] = list.length ? stageEntry(list[0]) : [];
    if (name !== '$match') return { stages: nested(pipeline, inside), match: undefined };
    return { stages: nested(list.slice(1), inside), match: parseMatch(match, inside.variables) };
  };
  compile(Object.fromEntries(variables.map(([name]) => [name, null]))); // so that a wrong pipeline fails without documents
  return (doc, from, join) => {
    const scope = scopeFor(doc, context.variables);
    const { stages, match } = compile(Object.fromEntries(variables.map(([name, value]) => [name, value(scope)])));
    const filter: Filter = match ? { kind: 'and', children: [join, match] } : join;
    return runStages(stages, context.read(from, { filter }));
  };
}

function place(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [part = '', ...rest] = parts;
  const copy = { ...doc };
  const child = copy[part];
  setField(copy, part, rest.length ? place(isDoc(child) ? child : {}, rest, value) : value);
  return copy;
}
