import { type Doc, isDoc } from '../../bson/types.ts';
import { collect, pausing } from '../../engine/steps.ts';
import { runStages, type StageCompiler, stageEntry, stageError } from '../pipeline.ts';

export const facet: StageCompiler = (spec, context, nested) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw stageError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([name, pipeline]) => {
    if (name.includes('.') || name.startsWith('$'))
      throw stageError(16412, `FieldPath field names may not contain '.' or start with '$': ${name}`);
    if (Array.isArray(pipeline))
      for (const stage of pipeline)
        if (stageEntry(stage)[0] === '$facet')
          throw stageError(40600, '$facet is not allowed to be used within a $facet stage');
    return [name, nested(pipeline, context)] as const;
  });
  return function* (input) {
    const documents = yield* collect(input);
    const results: [string, Doc[]][] = [];
    for (const [name, stages] of facets) results.push([name, yield* collect(runStages(stages, pausing(documents)))]);
    yield Object.fromEntries(results);
  };
};
