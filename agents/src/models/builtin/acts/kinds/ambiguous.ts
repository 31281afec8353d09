import type { Act } from '../act.ts';
import { whichOf } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { lastSaid, namedIn } from '../subject.ts';

/** Somebody new, or a fuller name that tells the two apart. */
const OTHER =
  /\b(?:new|add|create|both|all|each|every|either|neither|they|supplier|or|and|paid|pays|job for|quote|invoice|bill|owes?|what|whats|who|when|how)\b|\d|@/;
const MOST_WORDS = 12;

/** "grewal rang, wants another day" where two people are called that: one short question with both names. */
export function ambiguous(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { job, task, item } = values.named;
  if (text.split(/\s+/).length > MOST_WORDS || OTHER.test(plainly(text)) || values.phone || values.email) return null;
  if (job?.value.record || task?.value.record || item?.value.record) return null;
  const who = namedIn(piece, scene, ['client']);
  // the letter of "jan k" tells the two apart
  if (!who || values.named.client?.value.record || who.record || who.candidates.length < 2) return null;
  // the talk was about one of them just now
  const near = lastSaid(scene, ['client']) ?? scene.records.find((one) => one.lately && one.kind !== 'item');
  if (near && who.candidates.some(({ id, name }) => id === near.id || name === near.client)) return null;
  const said = who.spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  return whichOf(who.candidates, wholeOf(text), said.replace(/['’]s$/, ''));
}
