import { sentenceCase, tidy } from '../../extract/gap.ts';
import { jobInFront } from '../../records/job-by-words.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { whoseTask } from './task-words.ts';

const LEAD =
  /^(?:(?:and|also|please|pls|can you|could you|just)[\s,]+)*(?:(?:add|put|make|create|chuck|stick|set)\s+(?:up\s+|in\s+)?(?:an?|another|the|this)?\s*|new\s+)(?:task|to-?\s?do)\s+(?=(?:to|on|for|onto)\s)/iu;

/** "add a task to the shower: buy silicone": on the job that its own words name. */
export function taskForJob({ text, values }: Piece, scene: Scene): Act | null {
  const lead = LEAD.exec(text)?.[0].length;
  const [day, ...more] = values.days;
  if (lead === undefined || more.length) return null;
  const bare = blanked(text, [...values.days, ...(values.time?.spans ?? [])]).slice(lead);
  const called = jobInFront(bare.replace(/^onto\b/iu, 'on'), scene.records);
  const what = called && tidy(called.rest.replace(/^[\s,:;-]+(?:to\s+)?/u, '').replace(/\s+/gu, ' '));
  const due_date = day ? dayMeant(day, scene.facts.today, undefined, false) : undefined;
  if (!called || !what || !/\p{L}{3}/u.test(what) || due_date === null) return null;
  const due_time = due_date ? (values.time?.value.time ?? undefined) : undefined;
  const args = {
    task_name: sentenceCase(what),
    job: called.job.id,
    due_date,
    due_time,
    assigned_to: whoseTask(text),
  };
  return leading(act('create_task', args, called.job, wholeOf(text)));
}
