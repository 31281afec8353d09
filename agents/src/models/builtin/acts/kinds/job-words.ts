import type { KnownRecord } from '../../../../known.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';

/** The job a piece is about, for a tool: its record, or the words that fit several; null where nothing says which. */
export function billedJob(piece: Piece, scene: Scene): { reference: string; record: KnownRecord | null } | null {
  const job = jobTarget(piece, scene);
  if (!job || (job.how === 'talk' && jobWords(piece.text) && !/\b(?:it|that|this|there)\b/iu.test(piece.text)))
    return null;
  return job;
}

const ON_JOB =
  /\b(?:on|for|to|at)\s+(?:the|his|her|their|that|this|my|our)?\s*(?<job>[\p{L}\d][\p{L}\d'’ -]{1,40}?)\s+(?:job|project|reno|site)\b/iu;
const ON_LAST =
  /\bon\s+(?:the|his|her|their)\s+(?<job>\p{L}[\p{L}'’ -]{1,30}?)(?=\s*(?:$|[,.?!]|\b(?:so far|to date|yet|still|now|please)\b))/iu;

/** The words that name a job that is not among the records: "on the kitchen job". */
export const jobWords = (text: string): string | null =>
  (ON_JOB.exec(text)?.groups?.job ?? ON_LAST.exec(text)?.groups?.job)?.trim() ?? null;
