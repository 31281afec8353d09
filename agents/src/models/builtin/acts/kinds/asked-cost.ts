import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { billedJob } from './job-words.ts';

/** "what's that job cost me so far", "how much has the deck set us back", "whats the bathroom costing us". */
const ASKED =
  /\b(?:whats|what has|what did|what does|what is|hows|how much)\b.*\b(?:cost(?:s|ing|ed)?|set) (?:me|us)\b|\bhow much (?:have|has|did|do) (?:i|we) (?:spent|spend|put in(?:to)?|forked out|outlaid)\b/u;
const OTHER = /\b(?:would|will|going to|gonna|if|supplier|each|order(?:ed)?|quarter|month|week|year|fuel|materials)\b/u;

/** What was spent on one job so far. */
export function askedCost(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!ASKED.test(said) || OTHER.test(said) || piece.values.days.length || piece.values.named.supplier) return null;
  // "what's that job cost" is about nobody called what
  const job = billedJob({ ...piece, text: piece.text.replace(/^\W*what['’]s\b/iu, 'what') }, scene);
  if (!job?.record) return null;
  return leading(act('list_finance_records', { type: 'expense', job: job.reference }, job.record, wholeOf(piece.text)));
}
