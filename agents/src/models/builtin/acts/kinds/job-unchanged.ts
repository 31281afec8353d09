import type { KnownRecord } from '../../../../known.ts';
import { SAID_BACK } from '../../lexicon/talk.ts';
import { type Act, act, leading, words } from '../act.ts';
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

const MOVE_BACK = String.raw`^(?:(?:[^,.;:]*\bchanged\b[^,.;:]*?|ok|okay|yeah|nah|no|actually|sorry|right|righto|so|and|then|just|can you|please|pls)[\s,]+)*(?:put|move|set|shift|take|switch|change|chuck|push|bring)\s+.{1,60}\bback\s+`;
const HAD_BEEN = String.raw`(?:it|he|she|they)\s+(?:was|were|had)`;
const BEFORE_THAT = String.raw`(?:\s+(?:on|at|before|booked|originally))*[\s.!]*$`;
/** "put the gate back to the day it was", "move kerry back to her old slot". */
const DAY_BACK = new RegExp(
  `${MOVE_BACK}(?:(?:to|on)\\s+)?(?:the\\s+)?(?:(?:(?:its|his|her|their)\\s+)?(?:old|original|first)\\s+(?:day|date|time|slot)|(?:day|date|time|slot)\\s+${HAD_BEEN})${BEFORE_THAT}`,
  'iu',
);
/** "move kerry back to where she was": only of what was moved a while ago. Else a tap or a fence may be meant. */
const PLACE_BACK = new RegExp(
  `${MOVE_BACK}(?:(?:to|on)\\s+)?(?:where|when|what|how|as)\\s+${HAD_BEEN}${BEFORE_THAT}`,
  'iu',
);
/** Told to somebody, kept or billed: the job itself is not to be moved. */
const OF_WORK =
  /\b(?:notes?|tell|told|remind|remember|quote|invoice|bill|charge|task|to-?do|add|text|email|message|new job|wants?|needs?|asked|says?|said|status|price|hours?)\b/iu;

/** What was done last to a job as it was told, where that moved it and nothing else. */
function lastMoved({ number }: KnownRecord, { history }: Scene): boolean {
  const about = new RegExp(`\\bjob ${number ?? ''}(?![\\p{L}\\d])`, 'u');
  const told = history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ text }) => text.split('\n'))
    .findLast((line) => number !== undefined && about.test(line) && CHANGED.test(line));
  return told !== undefined && ONLY_MOVED.test(told);
}
const CHANGED =
  /^(?:(?:Jerry|Michelle|Renea|Sarah): )?(?:Updated|Undone|Done again|Marked|Deleted|Created|New|Added)\b/u;
const A_DAY = String.raw`(?:date|time) [\p{L}\d :.]+?(?: \(was [\p{L}\d :.]+\))?`;
/** "Undone: Updated ..." was taken back already. */
const ONLY_MOVED = new RegExp(`^(?:(?:Jerry|Michelle|Renea|Sarah): )?Updated [^:]*: ${A_DAY}(?:, ${A_DAY})?[.]?$`, 'u');

/** Its day as it stood before it was moved; where that is not known, it is asked. */
function putBack(target: KnownRecord, text: string, scene: Scene): Act | null {
  if (lastMoved(target, scene)) return act('undo_last', { record: target.id }, target, wholeOf(text));
  if (!DAY_BACK.test(text)) return null;
  return leading(
    words(`Which day should job ${target.number ?? ''} - ${target.name} go back to?`, wholeOf(text), target),
  );
}

/** A job that is named stays as it is: whatever the message asked for it before is not done. */
export function jobUnchanged(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { job, client } = values.named;
  const back = (DAY_BACK.test(text) || PLACE_BACK.test(text)) && !OF_WORK.test(text);
  if ((job ?? client) && back && !values.days.length && !values.time) {
    const moved = jobTarget(piece, scene)?.record;
    const put = moved && putBack(moved, text, scene);
    if (put) return put;
  }
  if (!(job ?? client) || !STAYS.test(text) || OTHER.test(text) || values.days.length || values.time) return null;
  const target = jobTarget(piece, scene);
  if (!target?.record) return null;
  // what was changed a moment ago is put back: to leave it would be to leave it changed
  if (wasMoved(target.record, piece, scene))
    return act('undo_last', { record: target.record.id }, target.record, wholeOf(text));
  return { ...words(SAID_BACK.leave, wholeOf(text), target.record), stays: true };
}
