import { isDoc } from '../../bson/types.ts';
import { failedToParse } from '../../errors.ts';
import type { Filter } from '../../match/filter.ts';
import { parseMatch } from '../parse-match.ts';
import { runStages, type StageCompiler, stageEntry } from '../pipeline.ts';

const ALL: Filter = { kind: 'and', children: [] };

/** A leading `$match` is a query, so it uses an index. */
export const unionWith: StageCompiler = (spec, context, nested) => {
  const { coll, pipeline = [], ...rest } = isDoc(spec) ? spec : { coll: spec };
  if (typeof coll !== 'string' || Object.keys(rest).length)
    throw failedToParse("$unionWith needs a collection name, or 'coll' and 'pipeline'");
  const stages = nested(pipeline, context);
  const [name, match] = Array.isArray(pipeline) && pipeline.length ? stageEntry(pipeline[0]) : [];
  const query = name === '$match' ? parseMatch(match, context.variables) : undefined;
  return function* (input) {
    yield* input;
    yield* runStages(query ? stages.slice(1) : stages, context.read(coll, { filter: query ?? ALL }));
  };
};
