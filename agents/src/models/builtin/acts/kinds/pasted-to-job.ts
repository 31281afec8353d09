import { sentenceCase, tidy } from '../../extract/gap.ts';
import { pasteIn } from '../../paste/paste.ts';
import { readableIn } from '../../paste/readable.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const ON_THE_JOB =
  /\b(?:put|add|stick|chuck|pop|note|file|save|whack|keep)\s+(?:that|this|it|all (?:that|of that))\s+(?:on|to|with|against|in|under)\s+(?:the|his|her|their|that)\s+(?:\p{L}+\s+)?(?:job|file)\b/iu;
/** What else is asked for beside it. */
const MAKE_SURE = /\b(?:and|then)\s+(?:please\s+)?make sure\s+(?:that\s+)?(?<what>\S.{5,80}?)[\s.!]*$/iu;
const LITTLE =
  /\b(?:paste[ds]?|see|below|above|this|here|came|mail|e-?mail|from|please|pls|and|can|you|could|just|the|a|got|in)\b|[:,.-]/giu;
const LONGEST = 600;

/** A mail with "put that on the job": kept with the job that it tells of; nobody in it becomes a client. */
export function pastedToJob({ text }: Piece, scene: Scene): Act | readonly Act[] | null {
  const paste = pasteIn(text);
  if (!paste || !ON_THE_JOB.test(paste.ask)) return null;
  const all = wholeOf(text);
  const job = takeRecord('job', `${paste.ask}\n${paste.body}`, scene.records)?.record;
  if (!job) return leading(words('Which job does that go on? Nothing has been done with it yet.', all));
  const [, ...lines] = readableIn(text).split('\n');
  const note = sentenceCase(lines.map(tidy).filter(Boolean).join('\n').slice(0, LONGEST));
  const noted = leading(act('update_job', { job: job.id, add_note: note }, job, all));
  const more = MAKE_SURE.exec(paste.ask)?.groups?.what;
  const left = tidy(paste.ask.replace(ON_THE_JOB, ' ').replace(MAKE_SURE, ' ').replace(LITTLE, ' '));
  // what else was asked for is not dropped
  if (/\p{L}{3}/u.test(left)) return [noted, words(`I did not follow "${left}". Say it once more by itself.`, all)];
  if (!more) return noted;
  const due_date = /\b(?:today|this (?:arvo|afternoon|morning)|tonight)\b/iu.test(more) ? scene.facts.today : undefined;
  const task = { task_name: sentenceCase(`make sure ${more}`), job: job.id, due_date };
  return [noted, leading(act('create_task', task, job, all))];
}
