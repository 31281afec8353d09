import type { KnownRecord } from '../../../../known.ts';
import { SAID_BACK } from '../../lexicon/talk.ts';
import { type Act, act, words } from '../act.ts';
import { isFresh, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "alf stays", "ted same like before", "leave kerry where she is", "no change for the deck". */
const STAYS =
  /\b(?:stay|stays|staying|stayed)(?:\s+(?:put|there|on|same|the same|as is|as (?:it|he|she|they) (?:is|was|are|were)|where (?:it|he|she|they) (?:is|was|are|were)))?\s*$|\b(?:the\s+)?same\s+(?:as|like)\s+(?:before|it was|always|he was|she was|they were|it is|now)\s*$|\bas\s+(?:it|he|she|they)\s+(?:was|is|were|are)\s*$|\bno change (?:for|to|on|with|at)\b|\b(?:leave|keep)\b.*\b(?:where (?:it|he|she|they) (?:is|was|are)|as (?:it|he|she|they) (?:is|was|are)|as is|alone|where)\s*$|\b(?:doesn'?t|does not|don'?t|wont|won't|isn'?t) (?:change|move|moving|changing)\b/i;
const OTHER = /[?\d$]|\b(?:until|till|til|if|unless|when|price|quote|gate|dog|here|with us|in touch|overnight)\b/i;

const AS_BEFORE = /\b(?:was|were|before)\s*$/iu;
const MOVED = /\b(?:date|time)\b/u;
function wasMoved(job: KnownRecord, { text }: Piece, { before, history }: Scene): boolean {
  const answer = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return isFresh(job) && job.lately === 'changed' && !before.length && AS_BEFORE.test(text) && MOVED.test(answer);
}

/** "put the gate back to the day it was", "move kerry back to where she was". */
const PUT_BACK =
  /\b(?:put|move|set|shift|take|switch|change|chuck)\b.{1,60}\bback\s+(?:(?:to|on)\s+)?(?:the\s+)?(?:(?:(?:its|his|her|their)\s+)?(?:old|original|first|same)\s+(?:day|date|time|slot)|(?:day|date|time|slot)\s+(?:it|he|she|they)\s+(?:was|were|had)|(?:where|when|what|how|as)\s+(?:it|he|she|they)\s+(?:was|were))(?:\s+(?:on|at|before|booked))?\s*$/iu;

/** What was done last to a job as it was told, where that moved it. */
function lastMoved({ number }: KnownRecord, { history }: Scene): boolean {
  const told = history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ text }) => text.split('\n'))
    .findLast((line) => number !== undefined && line.includes(`Updated job ${number} `));
  return told !== undefined && /: (?:date|time) /u.test(told);
}

/** Its day as it stood before it was moved; where that is not known, it is asked. */
function putBack(target: KnownRecord, text: string, scene: Scene): Act {
  if (lastMoved(target, scene)) return act('undo_last', { record: target.id }, target, wholeOf(text));
  return words(`Which day should job ${target.number ?? ''} - ${target.name} go back to?`, wholeOf(text), target);
}

/** A job that is named stays as it is: whatever the message asked for it before is not done. */
export function jobUnchanged(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { job, client } = values.named;
  if ((job ?? client) && PUT_BACK.test(text) && !values.days.length && !values.time) {
    const moved = jobTarget(piece, scene)?.record;
    if (moved) return putBack(moved, text, scene);
  }
  if (!(job ?? client) || !STAYS.test(text) || OTHER.test(text) || values.days.length || values.time) return null;
  const target = jobTarget(piece, scene);
  if (!target?.record) return null;
  // what was changed a moment ago is put back: to leave it would be to leave it changed
  if (wasMoved(target.record, piece, scene))
    return act('undo_last', { record: target.record.id }, target.record, wholeOf(text));
  return { ...words(SAID_BACK.leave, wholeOf(text), target.record), stays: true };
}
