import type { KnownRecord } from '../../../../known.ts';
import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { takeRecord } from '../../records/take.ts';
import { focus, openJobsOf, type Scene } from '../scene.ts';

const AHEAD = new RegExp(
  `\\b(?:(?:the|a|one)\\s+)?(?<n>${SMALL}\\s+)?(?<work>(?:working|business|work)\\s+)?(?<unit>day|arvo|afternoon|night|evening|week)s?\\s+before(?<what>\\s+[^,.!?]{2,40})?`,
  'iu',
);
const MORNING_OF = /\b(?:the\s+)?(?:morning|day)\s+of\s+(?<what>[^,.!?]{2,40})/iu;
/** What is before: the job of the talk, where no other is named. */
const IT =
  /^\s*(?:that|the|this)?\s*(?:job|it|that|then|we (?:start|begin|kick off|go|get going|do it)|i (?:start|begin|go|do it)|start(?:ing)?|hand|the start|pour|the pour)?\s*$/iu;

/** "the day before david", "the working day before that job": a day that is counted from a job's. `own` is the job that is meant where none is named. */
export const daysBeforeJob = (text: string, scene: Scene, own: KnownRecord | null): string | null =>
  takeBeforeJob(text, scene, own)?.date ?? null;

/** The same, with the text that is left. */
export function takeBeforeJob(
  text: string,
  scene: Scene,
  own: KnownRecord | null,
): { date: string; rest: string } | null {
  const match = AHEAD.exec(text);
  const of = match ? null : MORNING_OF.exec(text);
  if (!match && !of) return null;
  // what is to be done then is no job: "the day before to confirm"
  const what = ((match ?? of)?.groups?.what ?? '').replace(/(?:^|\s)to\s.*$/iu, '');
  const named =
    jobIn(what, scene) ??
    (IT.test(what) || /\b(?:that|the) job\b/iu.test(what) ? (own ?? focus(scene, ['job'])) : null);
  // moved in the same breath, it is the new day that counts
  const job = scene.before.findLast(({ about }) => about && about.id === named?.id)?.about ?? named;
  if (!job?.date) return null;
  const said = (match ?? of)?.[0] ?? '';
  const rest = text.replace(said, ' ');
  if (of) return { date: job.date, rest };
  const n = match?.groups?.n ? smallNumber(match.groups.n.trim()) || 1 : 1;
  const unit = match?.groups?.unit?.toLowerCase() === 'week' ? 7 : 1;
  return { date: back(job.date, n * unit, match?.groups?.work !== undefined), rest };
}

function jobIn(what: string, { records }: Scene): KnownRecord | null {
  if (!what.trim()) return null;
  const job = takeRecord('job', what, records, { byClient: true })?.record;
  if (job) return job;
  const client = takeRecord('client', what, records)?.record;
  const [only, ...others] = client ? openJobsOf(client, records) : [];
  return only && !others.length ? only : null;
}

const DAY_MS = 86_400_000;
/** So many days before, on weekdays where working days were said. */
function back(date: string, days: number, working: boolean): string {
  let at = Date.parse(`${date}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    at -= DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (!working || (weekday !== 0 && weekday !== 6)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
