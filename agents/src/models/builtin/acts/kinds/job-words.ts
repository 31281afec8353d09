import type { KnownRecord } from '../../../../known.ts';
import { jobWords } from '../job-said.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';

/** "have i been billed", "what was i charged": what others charge, as part of a pattern. */
export const BY_OTHERS =
  '(?:(?:have|has) (?:i|we) been|did (?:i|we) get|(?:was|were) (?:i|we)) (?:billed|charged|invoiced)';

/** The job a piece is about, for a tool: its record, or the words that fit several; null where nothing says which. */
export function billedJob(piece: Piece, scene: Scene): { reference: string; record: KnownRecord | null } | null {
  const job = jobTarget(piece, scene);
  if (!job || (job.how === 'talk' && jobWords(piece.text) && !/\b(?:it|that|this|there)\b/iu.test(piece.text)))
    return null;
  return job;
}
