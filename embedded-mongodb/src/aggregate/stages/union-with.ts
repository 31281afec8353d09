import { isDoc } from '../../bson/types.ts';
import { failedToParse } from '../../errors.ts';
import { runStages, type StageCompiler } from '../pipeline.ts';

export const unionWith: StageCompiler = (spec, context, nested) => {
  const { coll, pipeline = [], ...rest } = isDoc(spec) ? spec : { coll: spec };
  if (typeof coll !== 'string' || Object.keys(rest).length)
    throw failedToParse("$unionWith needs a collection name, or 'coll' and 'pipeline'");
  const stages = nested(pipeline, context);
  return function* (input) {
    yield* input;
    yield* runStages(stages, context.read(coll, { filter: { kind: 'and', children: [] } }));
  };
};
