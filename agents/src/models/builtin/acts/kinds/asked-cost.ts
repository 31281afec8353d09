import { type Act, act, leading } from '../act.ts';
import { show } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';
import { BY_OTHERS, billedJob } from './job-words.ts';

/** "what's that job cost me so far", "how much has the deck set us back", "whats the bathroom costing us". */
const ASKED =
  /\b(?:whats|what has|what did|what does|what is|hows|how much)\b.*\b(?:cost(?:s|ing|ed)?|set) (?:me|us)\b|\bhow much (?:have|has|did|do) (?:i|we) (?:spent|spend|put in(?:to)?|forked out|outlaid)\b/u;
/** "how much have i been billed for the pool so far". */
const CHARGED = new RegExp(
  String.raw`\b(?:how much|what) ${BY_OTHERS}\b(?! for (?:the|an?|that|those)\b.*\bon\b)`,
  'u',
);
/** "hows my profit on the bathroom job". */
const PROFIT =
  /\b(?:whats|what is|what was|hows|how is|how much|what did)\b.*\b(?:profit|margin)\b.*\b(?:on|for|from)\b/u;
/** What did the costing: "that starter" of "what did that starter cost me". */
const THING = /\b(?:did|has|does|have|is|are|whats|was)\s+(?:that|the|those|this|these|my|our)\s+[^?]+?\s+cost/u;
const OTHER = /\b(?:would|will|going to|gonna|if|supplier|each|order(?:ed)?|quarter|month|week|year|fuel|materials)\b/u;

/** Of a job that is named or pointed at, and not of a year or the business. */
const isOfOneJob = (said: string, { values: { named, days } }: Piece): boolean =>
  !days.length &&
  !/\b(?:year|month|quarter|week|business|company|far)\b/u.test(said) &&
  Boolean(named.job ?? named.client ?? /\b(?:it|that|this)\b/u.exec(said));

/** What was spent on one job so far. */
export function askedCost(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (PROFIT.test(said) && isOfOneJob(said, piece)) {
    const of = billedJob(piece, scene);
    return of?.record
      ? leading(act('list_finance_records', { profit: true, job: of.reference }, of.record, wholeOf(piece.text)))
      : null;
  }
  if (
    !(ASKED.test(said) || CHARGED.test(said)) ||
    OTHER.test(said) ||
    piece.values.days.length ||
    piece.values.named.supplier
  )
    return null;
  // "what did that starter cost me": what was ordered, at its price; a thing that is on no order is no job
  const item = THING.test(said) ? namedIn(piece, scene, ['item']) : null;
  if (item?.record && !piece.values.named.job)
    return leading(show(item.record, wholeOf(piece.text), { wants: 'price' }));
  // "what's that job cost" is about nobody called what
  const job = billedJob({ ...piece, text: piece.text.replace(/^\W*what['’]s\b/iu, 'what') }, scene);
  if (!job?.record) return null;
  return leading(act('list_finance_records', { type: 'expense', job: job.reference }, job.record, wholeOf(piece.text)));
}
