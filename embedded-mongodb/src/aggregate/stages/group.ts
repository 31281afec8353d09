import { Int32 } from 'bson';
import { encodeKey } from '../../bson/key-encoding.ts';
import { type Doc, isDoc, setField } from '../../bson/types.ts';
import { collect, PAUSE, sortInSteps } from '../../engine/steps.ts';
import { type Accumulator, compileAccumulator } from '../accumulators.ts';
import { compileExpression, scopeFor } from '../expressions/compile.ts';
import { type StageCompiler, stageError, variableNames } from '../pipeline.ts';

interface Group {
  id: unknown;
  states: Accumulator[];
}

export const group: StageCompiler = (spec, context) => {
  if (!isDoc(spec)) throw stageError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw stageError(15955, 'a group specification must include an _id');
  const names = variableNames(context);
  const idOf = compileExpression(spec._id, names);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, each]) => {
      if (name.includes('.')) throw stageError(40235, `The field name '${name}' cannot contain '.'`);
      return { name, ...compileAccumulator(name, each, names) };
    });
  return function* (input) {
    const groups = new Map<string, Group>();
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const scope = scopeFor(doc, context.variables);
      const id = idOf(scope) ?? null;
      const key = encodeKey(id).toString('latin1');
      let entry = groups.get(key);
      if (!entry) {
        entry = { id, states: fields.map(({ start }) => start()) };
        groups.set(key, entry);
      }
      for (const [at, { input: value }] of fields.entries()) entry.states[at]?.add(value(scope), scope);
    }
    for (const { id, states } of groups.values()) {
      const result: Doc = { _id: id };
      for (const [at, { name }] of fields.entries()) setField(result, name, states[at]?.result());
      yield result;
    }
  };
};

export const count: StageCompiler = (spec) => {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw stageError(40156, 'the count field must be a non-empty string without $ or .');
  return function* (input) {
    let total = 0;
    for (const doc of input)
      if (doc === PAUSE) yield PAUSE;
      else total++;
    if (total > 0) yield { [spec]: new Int32(total) };
  };
};

export const sortByCount: StageCompiler = (spec, context, nested) => {
  const grouped = group({ _id: spec, count: { $sum: new Int32(1) } }, context, nested);
  return function* (input) {
    yield* yield* sortInSteps(yield* collect(grouped(input)), (a, b) => Number(b.count) - Number(a.count));
  };
};
