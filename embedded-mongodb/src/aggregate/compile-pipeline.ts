import { notSupported, ServerError, typeMismatch } from '../errors.ts';
import { type PipelineContext, type Stage, type StageCompiler, stageEntry, stageError } from './pipeline.ts';
import { bucket } from './stages/bucket.ts';
import { facet } from './stages/facet.ts';
import { count, group, sortByCount } from './stages/group.ts';
import { lookup } from './stages/lookup.ts';
import { limit, match, sample, skip, sort } from './stages/select.ts';
import { addFields, project, replaceRoot, replaceWith, unset } from './stages/shape.ts';
import { unionWith } from './stages/union-with.ts';
import { unwind } from './stages/unwind.ts';

const STAGES: Record<string, StageCompiler> = {
  $addFields: addFields,
  $bucket: bucket,
  $count: count,
  $facet: facet,
  $group: group,
  $limit: limit,
  $lookup: lookup,
  $match: match,
  $project: project,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $sample: sample,
  $set: addFields,
  $skip: skip,
  $sort: sort,
  $sortByCount: sortByCount,
  $unionWith: unionWith,
  $unset: unset,
  $unwind: unwind,
};

const REFUSED = new Set([
  '$bucketAuto',
  '$changeStream',
  '$changeStreamSplitLargeEvent',
  '$currentOp',
  '$densify',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$indexStats',
  '$listCatalog',
  '$listLocalSessions',
  '$listSampledQueries',
  '$listSearchIndexes',
  '$listSessions',
  '$planCacheStats',
  '$queryStats',
  '$redact',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$shardedDataDistribution',
  '$vectorSearch',
]);

/** Checks a whole pipeline before anything is read. `$out` and `$merge` belong to the aggregate command. */
export function compilePipeline(pipeline: unknown, context: PipelineContext): Stage[] {
  if (!Array.isArray(pipeline)) throw typeMismatch('pipeline must be an array');
  return pipeline.map((stage) => {
    const [name, spec] = stageEntry(stage);
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (compile) return compile(spec, context, compilePipeline);
    if (name === '$changeStream')
      throw new ServerError(40573, 'Location40573', 'The $changeStream stage is not supported by the embedded server');
    if (name === '$documents' || name === '$collStats')
      throw stageError(40602, `${name} is only valid as the first stage of an aggregate command`);
    if (REFUSED.has(name)) throw notSupported(`The ${name} stage`);
    if (name === '$out' || name === '$merge')
      throw stageError(40601, `${name} can only be the final stage in the pipeline`);
    throw stageError(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
}
