import { type Act, act, leading, words } from '../act.ts';
import { jobWords } from '../job-said.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { subjectOf } from '../subject.ts';
import { BY_OTHERS, billedJob } from './job-words.ts';

const BILL = '(?:invoic(?:e|ing)|bill(?:ing)?|claim(?:ing)?|charge)';
const BILLED = '(?:invoiced|billed|claimed)';
const ASKED = new RegExp(
  [
    `\\b(?:left|still|remain(?:s|ing)?|yet|more)\\b[^.?!]{0,20}\\b(?:to|can i|can we|do i|do we)\\s+${BILL}\\b`,
    `\\b(?:left|remaining|still)\\b[^.?!]{0,25}\\b(?:un${BILLED}|not ${BILLED}|to be ${BILLED})\\b|\\bun${BILLED}\\b`,
    `\\b(?:remains?|remaining|yet|still)\\b[^.?!]{0,12}\\bto be ${BILLED}\\b`,
    // "what's he up for all up"
    '\\b(?:whats|what is|what are|how much is)\\b[^.?!]{0,30}\\bup for\\b',
    `\\bcan (?:i|we) still ${BILL}\\b|\\bhow much (?:more )?(?:can )?(?:i|we) (?:can )?(?:still|left) (?:to )?${BILL}\\b`,
    `\\bhow much\\b[^.?!]{0,40}\\bclaimed\\b|\\bhow much of\\b[^.?!]{0,60}\\b${BILLED}\\b|\\bhow far\\b[^.?!]{0,40}\\b${BILLED}\\b`,
    `\\b(?:whats|what|what has|what have|how much)\\b[^.?!]{0,30}\\b${BILLED}\\b[^.?!]{0,40}\\b(?:so far|to date)\\b`,
    '\\b(?:what|which|any|whats|how many|list|show)\\b[^.?!]{0,40}\\bvariations?\\b',
    '\\bworth\\b[^.?!]{0,30}\\b(?:with|including|after)\\b[^.?!]{0,20}\\b(?:variations?|extras)\\b',
    '^(?:whats|what is|hows much|how much is)\\b[^.?!,\\d]{0,40}\\bworth\\b[^.?!,\\d]{0,8}\\b(?:inc|incl|including|with|plus|ex|before)\\b[^.?!\\d]{0,6}\\bgst\\b',
    `\\bwhats\\b[^.?!]{0,30}\\bleft on\\b[^.?!]{0,40}\\bto ${BILL}\\b`,
  ].join('|'),
  'u',
);
const CHARGED = new RegExp(`\\b${BY_OTHERS}\\b`, 'u');
const OTHER = /\b(?:supplier|order(?:ed)?|quote[ds]?|remind\w*|text|message|jobs)\b|\band (?:when|where|who)\b/u;

/** "whats left to invoice on the kitchen", "how much have we claimed on it": what a job is worth and what is asked for of it. */
export function askedBilling(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!ASKED.test(said) || OTHER.test(said) || CHARGED.test(said) || piece.values.days.length) return null;
  const all = wholeOf(piece.text);
  const job = billedJob(piece, scene);
  if (job) return leading(act('job_billing', { job: job.reference }, job.record, all));
  // "whats left to bill hemi" of somebody with several jobs, or of one that is not shown
  const client = clientTarget(piece, scene);
  if (client) return leading(act('job_billing', { job: client.reference }, client.record, all));
  const unknown = jobWords(piece.text) ?? subjectOf(piece, scene, ['job'])?.said;
  if (unknown) return leading(act('job_billing', { job: unknown }, null, all));
  return leading(words('Of which job?', all));
}
