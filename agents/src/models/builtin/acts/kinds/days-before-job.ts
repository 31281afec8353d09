import type { KnownRecord } from '../../../../known.ts';
import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { takeRecord } from '../../records/take.ts';
import { focus, openJobsOf, type Scene } from '../scene.ts';

const AHEAD = new RegExp(
  `\\b(?:(?:the|a|one)\\s+)?(?<n>${SMALL}\\s+)?(?<work>(?:working|business|work)\\s+)?(?<unit>day|arvo|afternoon|night|evening|week)s?\\s+before(?<what>\\s+[^,.!?]{2,40})?`,
  'iu',
);
const MORNING_OF = /\b(?:the\s+)?(?:morning|day)\s+of\s+(?<what>[^,.!?]{2,40})/iu;
/** Words that mean the job under discussion instead of naming one: "that job", "we start". */
const IT =
  /^\s*(?:that|the|this)?\s*(?:job|it|that|then|we (?:start|begin|kick off|go|get going|do it)|i (?:start|begin|go|do it)|start(?:ing)?|hand|the start|pour|the pour)?\s*$/iu;

/** The date of "the day before david" or "the working day before that job". `own` is the job that is meant where none is named. */
export const daysBeforeJob = (text: string, scene: Scene, own: KnownRecord | null): string | null =>
  takeBeforeJob(text, scene, own)?.date ?? null;

/** The same, with the rest of the text. */
export function takeBeforeJob(
  text: string,
  scene: Scene,
  own: KnownRecord | null,
): { date: string; rest: string } | null {
  const ahead = AHEAD.exec(text);
  const match = ahead ?? MORNING_OF.exec(text);
  if (!match) return null;
  const job = jobMeant(match.groups?.what ?? '', scene, own);
  if (!job?.date) return null;
  const rest = text.replace(match[0], ' ');
  return { date: ahead ? counted(job.date, ahead.groups) : job.date, rest };
}

/** The job to count back from: the one named, else the one under discussion. */
function jobMeant(said: string, scene: Scene, own: KnownRecord | null): KnownRecord | null {
  // what follows "to" is the thing to do, not a job: "the day before to confirm"
  const what = said.replace(/(?:^|\s)to\s.*$/iu, '');
  const pointsAtIt = IT.test(what) || /\b(?:that|the) job\b/iu.test(what);
  const job = jobIn(what, scene) ?? (pointsAtIt ? (own ?? focus(scene, ['job'])) : null);
  // where the same message has just moved the job, count from its new date
  return scene.before.findLast(({ about }) => about && about.id === job?.id)?.about ?? job;
}

/** "two working days before", "a week before": counted back from a date. */
function counted(date: string, { n, unit, work }: Record<string, string | undefined> = {}): string {
  const many = n ? smallNumber(n.trim()) || 1 : 1;
  const days = unit?.toLowerCase() === 'week' ? 7 : 1;
  return back(date, many * days, work !== undefined);
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
/** Counts back so many days; weekends are skipped where working days were asked for. */
function back(date: string, days: number, working: boolean): string {
  let at = Date.parse(`${date}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    at -= DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (!working || (weekday !== 0 && weekday !== 6)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
