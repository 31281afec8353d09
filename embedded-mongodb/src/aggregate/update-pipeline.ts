import type { Doc } from '../bson/types.ts';
import { PAUSE } from '../engine/steps.ts';
import { badValue, ServerError } from '../errors.ts';
import { compilePipeline } from './compile-pipeline.ts';
import { runStages, stageEntry } from './pipeline.ts';

const ALLOWED = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** An update written as a pipeline: only stages that turn one document into one document. */
export function compileUpdatePipeline(pipeline: unknown[], variables: Doc): (doc: Doc) => Doc {
  if (pipeline.length === 0) throw badValue('an update pipeline may not be empty');
  for (const stage of pipeline) {
    const [name] = stageEntry(stage);
    if (!ALLOWED.has(name))
      throw new ServerError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  const now = { NOW: new Date(), ...variables };
  const stages = compilePipeline(pipeline, { db: '', variables: now, read: () => [] });
  return (doc) => {
    for (const changed of runStages(stages, [doc])) if (changed !== PAUSE) return changed;
    return doc;
  };
}
