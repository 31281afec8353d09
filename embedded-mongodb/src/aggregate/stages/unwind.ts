import { Long } from 'bson';
import { type Doc, field, isDoc, setField } from '../../bson/types.ts';
import { PAUSE } from '../../engine/steps.ts';
import { type StageCompiler, stageError } from '../pipeline.ts';

/** A copy of the documents along a path, so that siblings are shared but nothing read is changed. */
function withPath(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [part = '', ...rest] = parts;
  const copy = { ...doc };
  const child = field(doc, part);
  const next = rest.length ? withPath(isDoc(child) ? child : {}, rest, value) : value;
  if (next === undefined) delete copy[part];
  else setField(copy, part, next);
  return copy;
}

function read(doc: Doc, parts: readonly string[]): unknown {
  let value: unknown = doc;
  for (const part of parts) value = isDoc(value) ? field(value, part) : undefined;
  return value;
}

export const unwind: StageCompiler = (spec) => {
  const {
    path,
    includeArrayIndex,
    preserveNullAndEmptyArrays = false,
    ...rest
  }: Doc = isDoc(spec) ? spec : { path: spec };
  if (Object.keys(rest).length)
    throw stageError(28811, `unrecognized option to $unwind stage: ${Object.keys(rest)[0]}`);
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2)
    throw stageError(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (
    includeArrayIndex !== undefined &&
    (typeof includeArrayIndex !== 'string' || includeArrayIndex === '' || includeArrayIndex.startsWith('$'))
  )
    throw stageError(28822, 'includeArrayIndex option to $unwind stage should be a field name');
  const parts = path.slice(1).split('.');
  const indexParts = includeArrayIndex?.split('.');
  const numbered = (doc: Doc, at: number | null) =>
    indexParts ? withPath(doc, indexParts, at === null ? null : Long.fromNumber(at)) : doc;
  return function* (input) {
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const value = read(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [at, element] of value.entries()) yield numbered(withPath(doc, parts, element), at);
      } else if (Array.isArray(value) || value === undefined || value === null) {
        if (preserveNullAndEmptyArrays === true)
          yield numbered(Array.isArray(value) ? withPath(doc, parts, undefined) : doc, null);
      } else yield numbered(doc, null);
    }
  };
};
