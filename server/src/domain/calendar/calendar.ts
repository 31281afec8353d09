import {
  CALENDAR_MOST,
  type CalendarEntry,
  type DomainInput,
  frozen,
  getCalendar,
  UNSCHEDULED_MOST,
} from '@smoko/contract';
import { endOfMonth, endOfWeek, format, parseISO, startOfMonth, startOfWeek } from 'date-fns';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { today } from '../clock.ts';
import { liveOf } from '../stats/sum-by.ts';

interface Sources {
  projects: Repository;
  adminTasks: Repository;
  clients: Repository;
}

const MONDAY = frozen({ weekStartsOn: 1 });
const asDay = (at: Date) => format(at, 'yyyy-MM-dd');

/** First and last day of what is looked at. Calendar days only: no zone is involved. */
function rangeOf(view: DomainInput<typeof getCalendar>['view'], day: string): { from: string; to: string } {
  const at = parseISO(day);
  if (view === 'day') return { from: day, to: day };
  const [first, last] = view === 'week' ? [at, at] : [startOfMonth(at), endOfMonth(at)];
  return { from: asDay(startOfWeek(first, MONDAY)), to: asDay(endOfWeek(last, MONDAY)) };
}

/** Two index ranges, and the names that go with what is found. */
export function calendarImplementation({ projects, adminTasks, clients }: Sources): Implementation {
  const within = (call: Call, { model }: Repository, field: string, { from, to }: Fields, where: Fields = {}) =>
    model
      .find({ ...liveOf(call), [field]: { $gte: from, $lte: to }, ...where })
      .sort({ [field]: 1, _id: 1 })
      .limit(CALENDAR_MOST + 1)
      .lean<StoredDoc[]>()
      .exec();

  const withoutDate = (call: Call) =>
    projects.model
      .find({ ...liveOf(call), job_date: null, status: { $in: ['pending', 'in_progress'] } })
      .sort({ _id: -1 })
      .limit(UNSCHEDULED_MOST)
      .lean<StoredDoc[]>()
      .exec();

  return implement(getCalendar, async (call, { view, day: asked }) => {
    const now = today(call.clock, call.actor.business.timeZone);
    const day = asked ?? now;
    const range = rangeOf(view, day);
    const [jobs, tasks, undated] = await Promise.all([
      within(call, projects, 'job_date', range, { status: { $ne: 'cancelled' } }),
      within(call, adminTasks, 'due_date', range),
      withoutDate(call),
    ]);
    const [clientsOf, jobsOf] = await Promise.all([
      clients.byIds(call, [...jobs, ...undated].map(({ client_id }) => client_id) as never),
      projects.byIds(call, tasks.map(({ project_id }) => project_id) as never),
    ]);
    const asEntry = (job: StoredDoc) => jobEntry(job, clientsOf.get(String(job.client_id)));
    const entries = [
      ...jobs.slice(0, CALENDAR_MOST).map(asEntry),
      ...tasks.slice(0, CALENDAR_MOST).map((task) => taskEntry(task, jobsOf.get(String(task.project_id)))),
    ];
    const more = jobs.length > CALENDAR_MOST || tasks.length > CALENDAR_MOST;
    const unscheduled = undated.map(asEntry);
    return { today: now, day, ...range, entries: entries.toSorted(byTime), more, unscheduled };
  });
}

const text = (value: unknown) => (value == null ? null : String(value));
const base = (doc: StoredDoc) => ({ id: doc._id.toHexString(), version: doc.version });

const jobEntry = (job: StoredDoc, client: StoredDoc | undefined): CalendarEntry => ({
  kind: 'job',
  ...base(job),
  title: String(job.job_name),
  date: text(job.job_date),
  time: text(job.job_time),
  job_number: String(job.job_number),
  status: job.status as never,
  client: text(client?.name),
});

const taskEntry = (task: StoredDoc, job: (StoredDoc & { deleted_at?: Date | null }) | undefined): CalendarEntry => ({
  kind: 'task',
  ...base(task),
  title: String(task.task_name),
  date: String(task.due_date),
  time: text(task.due_time),
  // a deleted job has no page any more
  job_number: job?.deleted_at ? null : text(job?.job_number),
  status: task.status as never,
  assigned_to: task.assigned_to as never,
  job_name: text(job?.job_name),
});

const place = ({ date, time }: CalendarEntry) => `${date} ${time ?? ''}`;
const byTime = (a: CalendarEntry, b: CalendarEntry) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0);
