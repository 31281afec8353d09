import type { Doc } from '../bson/types.ts';
import type { Join } from '../engine/hash-join.ts';
import type { SortField } from '../engine/plan.ts';
import { PAUSE, type Pause, type Pausing, pausing } from '../engine/steps.ts';
import { ServerError } from '../errors.ts';
import type { Filter } from '../match/filter.ts';

/** What a stage needs of the world: other collections of the database, variables, and the time. */
export interface PipelineContext {
  db: string;
  variables: Doc;
  read: (
    collection: string,
    query: { filter: Filter; sort?: SortField[]; limit?: number; join?: Join },
  ) => Pausing<Doc>;
}

/** A checked stage; running it is lazy where the stage allows. It passes pauses on. */
export type Stage = (input: Pausing<Doc>) => Pausing<Doc>;
export type CompilePipeline = (pipeline: unknown, context: PipelineContext) => Stage[];
/** `nested` compiles the pipelines a stage holds inside. */
export type StageCompiler = (spec: unknown, context: PipelineContext, nested: CompilePipeline) => Stage;

export const runStages = (stages: readonly Stage[], input: Pausing<Doc>): Pausing<Doc> =>
  stages.reduce((documents, stage) => pausing(stage(documents)), input);

export const stageError = (code: number, message: string): ServerError =>
  new ServerError(code, `Location${code}`, message);

export const variableNames = (context: PipelineContext): string[] => Object.keys(context.variables);

/** The name and operand of a stage document. */
export function stageEntry(stage: unknown): [string, unknown] {
  const entries = typeof stage === 'object' && stage !== null ? Object.entries(stage) : [];
  if (entries.length !== 1 || !entries[0])
    throw stageError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return entries[0];
}

/** `$expr` and stage expressions see the document and the variables of the pipeline. */
export function* mapEach(input: Pausing<Doc>, change: (doc: Doc) => Doc): Generator<Doc | Pause> {
  for (const doc of input) yield doc === PAUSE ? PAUSE : change(doc);
}
