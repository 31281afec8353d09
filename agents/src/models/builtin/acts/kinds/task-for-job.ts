import { sentenceCase, tidy } from '../../extract/gap.ts';
import { jobInFront } from '../../records/job-by-words.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { dueSaid } from './task-due.ts';
import { whoseTask } from './task-words.ts';

const LEAD =
  /^(?:(?:and|also|please|pls|can you|could you|just)[\s,]+)*(?:(?:add|put|make|create|chuck|stick|set)\s+(?:up\s+|in\s+)?(?:an?|another|the|this)?\s*|new\s+)(?:task|to-?\s?do)\s+(?=(?:to|on|for|onto)\s)/iu;

/** "add a task to the shower: buy silicone": on the job that its own words name. */
export function taskForJob(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const lead = LEAD.exec(text)?.[0].length;
  const due = lead === undefined ? null : dueSaid(piece, scene);
  if (!due) return null;
  const bare = blanked(text, [...values.days, ...(values.time?.spans ?? [])]).slice(lead);
  const called = jobInFront(bare.replace(/^onto\b/iu, 'on'), scene.records);
  const what = called && tidy(called.rest.replace(/^[\s,:;-]+(?:to\s+)?/u, '').replace(/\s+/gu, ' '));
  if (!called || !what || !/\p{L}{3}/u.test(what)) return null;
  const args = { task_name: sentenceCase(what), job: called.job.id, ...due, assigned_to: whoseTask(text) };
  return leading(act('create_task', args, called.job, wholeOf(text)));
}
