import { placesOf } from '../found.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { blanked } from '../spans.ts';
import { billedJob } from './job-words.ts';

/** Which one, by its number or what it is for, and whose: what the tool finds it by. */
export function whichOf(piece: Piece, scene: Scene): Record<string, unknown> {
  const number = NUMBERED.exec(piece.text)?.groups?.n;
  const variation = number ? `V${number}` : forWhatIn(piece);
  const job = billedJob(piece, scene);
  if (job?.record) return { variation, job: job.reference };
  const client = clientTarget(piece, scene)?.record;
  return { variation, client: client?.id };
}
export const NUMBERED = /\b(?:variation\s*(?:no\.?|number|#)?\s*v?|v)(?<n>\d{1,2})\b/iu;

/** "the handrail variation", "the variation for the handrail". */
function forWhatIn({ text, values }: Piece): string | undefined {
  const bare = blanked(text, placesOf(values.named.client, values.named.job));
  const before = /\b(?:the|that|her|his|their|this|to)\s+(?<what>(?:[\p{L}\d'’-]+\s+){1,4}?)variation\b/iu.exec(bare);
  const behind =
    /\bvariation\s+(?:for|of|about)\s+(?:the\s+|a\s+|an\s+)?(?<what>\p{L}[\p{L}\d'’ -]{2,40}?)(?=\s*(?:$|[,.!]|\b(?:to|by|via|at|is|was|as|has|got|now|please)\b))/iu.exec(
      bare,
    );
  const what = (before?.groups?.what ?? behind?.groups?.what ?? '')
    .replace(/\b(?:the|a|an|that|other|new|last|latest)\b/giu, ' ')
    .trim();
  return /\p{L}{2}/u.test(what) ? what.replace(/\s+/gu, ' ') : undefined;
}

/** The one that an assistant spoke of last, where it spoke of no other paper beside it. */
export function spokenVariation({ history }: Scene): { variation: string; job: string } | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const { v, job } = SPOKEN.exec(last)?.groups ?? {};
  return v && job && !PAPER_BESIDE.test(last) ? { variation: v, job } : null;
}
const PAPER_BESIDE = /\b(?:draft invoice|invoice [A-Z]{2,4}-\d|[Qq]uote Q-?\d)/u;
const SPOKEN = /\bvariation (?<v>V\d+), .*?\bjob (?<job>\S+) - /u;
