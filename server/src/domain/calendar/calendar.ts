import {
  CALENDAR_MOST,
  type CalendarEntry,
  type DomainInput,
  frozen,
  getCalendar,
  UNSCHEDULED_MOST,
} from '@smoko/contract';
import { endOfMonth, endOfWeek, format, parseISO, startOfMonth, startOfWeek } from 'date-fns';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { confirmedBy } from '../projects/confirmed.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf } from '../stats/sum-by.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  clients: Repository<ClientRow>;
}

/** Days, both included. */
interface Range {
  from: string;
  to: string;
}

const MONDAY = frozen({ weekStartsOn: 1 });
const asDay = (at: Date) => format(at, 'yyyy-MM-dd');

/** First and last day of what is looked at. Calendar days only: no zone is involved. */
function rangeOf(view: DomainInput<typeof getCalendar>['view'], day: string): Range {
  const at = parseISO(day);
  if (view === 'day') return { from: day, to: day };
  const [first, last] = view === 'week' ? [at, at] : [startOfMonth(at), endOfMonth(at)];
  return { from: asDay(startOfWeek(first, MONDAY)), to: asDay(endOfWeek(last, MONDAY)) };
}

/** Two index ranges, and the names that go with what is found. */
export function calendarImplementation({ projects, adminTasks, clients }: Sources): Implementation {
  const jobsWithin = (call: Call, { from, to }: Range) =>
    projects.model
      .find({ ...liveOf(call), job_date: { $gte: from, $lte: to }, status: { $ne: 'cancelled' } })
      .sort({ job_date: 1, _id: 1 })
      .limit(CALENDAR_MOST + 1)
      .lean()
      .exec();

  const tasksWithin = (call: Call, { from, to }: Range) =>
    adminTasks.model
      .find({ ...liveOf(call), due_date: { $gte: from, $lte: to } })
      .sort({ due_date: 1, _id: 1 })
      .limit(CALENDAR_MOST + 1)
      .lean()
      .exec();

  const withoutDate = (call: Call) =>
    projects.model
      .find({ ...liveOf(call), job_date: null, status: { $in: ['pending', 'in_progress'] } })
      .sort({ _id: -1 })
      .limit(UNSCHEDULED_MOST)
      .lean()
      .exec();

  return implement(getCalendar, async (call, { view, day: asked }) => {
    const now = call.today();
    const day = asked ?? now;
    const range = rangeOf(view, day);
    const [jobs, tasks, undated] = await Promise.all([
      jobsWithin(call, range),
      tasksWithin(call, range),
      withoutDate(call),
    ]);
    const [clientsOf, jobsOf] = await Promise.all([
      clients.byIds(
        call,
        [...jobs, ...undated].map(({ client_id }) => client_id),
      ),
      projects.byIds(
        call,
        tasks.map(({ project_id }) => project_id),
      ),
    ]);
    const asEntry = (job: ProjectRow) => jobEntry(job, clientsOf.get(String(job.client_id)));
    const entries = [
      ...jobs.slice(0, CALENDAR_MOST).map(asEntry),
      ...tasks.slice(0, CALENDAR_MOST).map((task) => taskEntry(task, jobsOf.get(String(task.project_id)))),
    ];
    const more = jobs.length > CALENDAR_MOST || tasks.length > CALENDAR_MOST;
    const unscheduled = undated.map(asEntry);
    return { today: now, day, ...range, entries: entries.toSorted(byTime), more, unscheduled };
  });
}

const base = (doc: RowBase) => ({ id: doc._id.toHexString(), version: doc.version });

const jobEntry = (job: ProjectRow, client: ClientRow | undefined): CalendarEntry => ({
  kind: 'job',
  ...base(job),
  title: job.job_name,
  date: job.job_date,
  time: job.job_time,
  job_number: job.job_number,
  status: job.status,
  client: client?.name ?? null,
  confirmed: confirmedBy(job),
});

const taskEntry = (task: AdminTaskRow, job: ProjectRow | undefined): CalendarEntry => ({
  kind: 'task',
  ...base(task),
  title: task.task_name,
  date: String(task.due_date),
  time: task.due_time,
  // a deleted job has no page any more
  job_number: job?.deleted_at ? null : (job?.job_number ?? null),
  status: task.status,
  assigned_to: task.assigned_to,
  job_name: job?.job_name ?? null,
});

const place = ({ date, time }: CalendarEntry) => `${date} ${time ?? ''}`;
const byTime = (a: CalendarEntry, b: CalendarEntry) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0);
