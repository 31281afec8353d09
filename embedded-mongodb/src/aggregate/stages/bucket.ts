import { Int32 } from 'bson';
import { compareValues } from '../../bson/compare.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { PAUSE } from '../../engine/steps.ts';
import { compileExpression, scopeFor } from '../expressions/compile.ts';
import { type StageCompiler, stageError, variableNames } from '../pipeline.ts';
import { group } from './group.ts';

/** Groups by boundaries: a document belongs to the boundary at or below its value. */
export const bucket: StageCompiler = (spec, context, nested) => {
  if (!isDoc(spec)) throw stageError(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, output = { count: { $sum: new Int32(1) } }, ...rest } = spec;
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw stageError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  if (boundaries.some((value, at) => at > 0 && compareValues(boundaries[at - 1], value) >= 0))
    throw stageError(40194, "The 'boundaries' option to $bucket must be sorted");
  const surplus = Object.keys(rest).find((key) => key !== 'default');
  if (surplus || !isDoc(output)) throw stageError(40197, `Unrecognized option to $bucket: ${surplus ?? 'output'}`);
  const placeOf = compileExpression(groupBy, variableNames(context));
  const bucketOf = (doc: Doc): unknown => {
    const value = placeOf(scopeFor(doc, context.variables));
    const at = boundaries.findLastIndex((boundary) => compareValues(boundary, value) <= 0);
    if (at >= 0 && at < boundaries.length - 1) return boundaries[at];
    if (!('default' in rest))
      throw stageError(7157302, '$switch could not find a matching branch for an input, and no default was specified.');
    return rest.default;
  };
  const grouped = group({ _id: null, ...output }, context, nested);
  return function* (input) {
    const buckets = new Map<unknown, Doc[]>();
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const key = bucketOf(doc);
      const held = buckets.get(key);
      if (held) held.push(doc);
      else buckets.set(key, [doc]);
    }
    for (const [key, documents] of [...buckets].sort(([a], [b]) => compareValues(a, b)))
      for (const result of grouped(documents)) yield result === PAUSE ? PAUSE : { ...result, _id: key };
  };
};
