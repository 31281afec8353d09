import { type Act, words } from '../act.ts';
import { show } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

const CHANGED =
  /\bwhat (?:did|have|has|was it|it|just)\b.*\b(?:chang\w*|do|did|done|mov\w+|add\w*|put|book\w*|say|said|just|updat\w+|alter\w*)\b|\b(?:what|whats)(?: has| is| was| just| got)* (?:changed|happened|moved|different)\b|\b(?:did|have) (?:you|u|ya) (?:get|got|do|done|save|saved|change|changed|move|moved|add|added|put|write|book|booked) (?:that|it|them|those|this)\b|\b(?:is|was) (?:that|it) (?:saved|in|done|updated|changed)(?: now| yet)?\W*$|\bread (?:that|it) back\b/;
const OTHER =
  /\b(?:paid|pay|owe[sd]?|invoic\w*|bill\w*|quot\w+|spen[dt]|gst|want\w*|after|need\w*|weather|send|sent|reply|text|think|cost|charge\w*|agree\w*|promise\w*|lists?|to-?dos?|tasks?|still|left)\b/;

/** "what did he just change", "did you get that": shows the record that was changed last. */
export function askedChange(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!CHANGED.test(said) || OTHER.test(said) || piece.values.days.length) return null;
  if (namedIn(piece, scene, ['job', 'client', 'task', 'item'])) return null;
  const last = scene.records.find((one) => one.lately);
  const all = wholeOf(piece.text);
  return last ? show(last, all) : words('Nothing has been changed in this conversation so far.', all);
}
