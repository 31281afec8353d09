import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import { jobOfRecord, type Piece, type Scene } from '../scene.ts';
import { namedIn, subjectOf } from '../subject.ts';

const ORDERED =
  /\b(?:what|which|anything|everything|whats|what have|what did)\b.*\b(?:order(?:ed)?|on order|bought|got coming|getting)\b.*\b(?:for|on|at)\b/;
const MONEY = /\b(?:cost|owe[sd]?|paid|pay|price|spen[dt]|invoic\w*|bill\w*|quot\w+)\b/;

/** "what have we ordered for hallie": lists the orders of a job. */
export function askedOrdered(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!ORDERED.test(said) || MONEY.test(said) || piece.values.days.length || namedIn(piece, scene, ['item']))
    return null;
  if (!namedIn(piece, scene, ['client', 'job'])) return null;
  const subject = subjectOf(piece, scene, ['job']);
  const job = subject?.record && jobOfRecord(subject.record, scene.records);
  return subject && job ? leading(act('list_procurement_items', { job: job.id }, job, subject.spans)) : null;
}
