import {
  adminTasks,
  attachments,
  type Calendar,
  clients,
  financeRecords,
  getSettings,
  messageHistory,
  type Operation,
  type Project,
  procurementItems,
  projects,
  variations,
} from '@smoko/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { daysFrom } from '../../features/calendar/days.ts';
import { calendarOf } from '../../features/calendar/use-calendar.ts';
import { boardOf, jobKeys } from '../../features/jobs/api.ts';
import type { JobsPage } from '../../features/jobs/board.ts';
import { overviewOf } from '../../features/jobs/use-job.ts';
import { keep, kept } from '../../lib/kept.ts';
import { recordKeys } from '../../lib/records/table.ts';
import { figuresOf } from '../../lib/records/use-figures.ts';
import { pagesOf } from '../../lib/records/use-list.ts';
import { recordQuery } from '../../lib/records/use-record.ts';
import { AHEAD } from '../../lib/seen-copy.ts';

const EVERY_MS = 15 * 60_000;
/** Nobody waits for it, so it gets in nobody's way. */
const PAUSE_MS = 200;
/** Jobs of this week whose tasks, files and money are fetched too. */
const MOST_JOBS = 8;
/** What was fetched a moment ago is not fetched again. */
const FRESH_MS = 60_000;

interface Named {
  table: string;
  operations: { list: Operation };
}

/**
 * Fetches what a day on site needs: this week's calendar, its jobs with what belongs to them and their clients, the jobs in hand,
 * one page each. Ends early without a connection; never throws.
 */
export async function fetchAhead(client: QueryClient, stopped: () => boolean): Promise<void> {
  if (Date.now() - Number(kept(AHEAD) ?? 0) < EVERY_MS) return;
  const get = async (fetch: () => Promise<unknown>) => {
    if (stopped() || !navigator.onLine) throw new Error('Fetching ahead has ended.');
    await fetch();
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  };
  const list = ({ table, operations }: Named, input: object) =>
    get(() => client.fetchInfiniteQuery({ ...pagesOf(table, operations.list, input), staleTime: FRESH_MS }));
  try {
    await get(() => client.fetchQuery({ ...calendarOf('day'), staleTime: FRESH_MS }));
    await get(() => client.fetchQuery({ ...calendarOf('week'), staleTime: FRESH_MS }));
    const week = client.getQueryData(calendarOf('week').queryKey);
    if (week) keepDays(client, week);
    await get(() => client.fetchInfiniteQuery({ ...boardOf('active'), staleTime: FRESH_MS }));
    await list(projects, { sort: '-created_at' });
    const jobs = jobsOf(client, week);
    for (const job of jobs) keepJob(client, job);
    for (const table of [clients, adminTasks, financeRecords, procurementItems]) await list(table, {});
    await get(() => client.fetchQuery({ ...figuresOf('settings', getSettings), staleTime: FRESH_MS }));
    for (const { id, client_id } of jobs.slice(0, MOST_JOBS)) {
      await get(() => client.fetchQuery({ ...overviewOf(id), staleTime: FRESH_MS }));
      for (const table of [adminTasks, attachments, procurementItems, variations, financeRecords])
        await list(table, { project_id: id });
      await get(() => client.fetchInfiniteQuery(pagesOf('message_history', messageHistory, { project_id: id })));
      if (client_id) await get(() => client.fetchQuery({ ...recordQuery(clients, client_id), staleTime: FRESH_MS }));
    }
    keep(AHEAD, String(Date.now()));
  } catch {
    // the next time the page is at rest
  }
}

/** A day is part of its week, and need not be asked for. */
function keepDays(client: QueryClient, week: Calendar): void {
  for (const day of daysFrom(week.from, week.to)) {
    const { queryKey } = calendarOf('day', day);
    const entries = week.entries.filter(({ date }) => date === day);
    if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, { ...week, day, from: day, to: day, entries });
  }
}

/** Those of this week first, then the others that are at hand. */
function jobsOf(client: QueryClient, week: Calendar | undefined): Project[] {
  const board =
    client.getQueryData<InfiniteData<JobsPage>>(jobKeys.board('active'))?.pages.flatMap(({ data }) => data) ?? [];
  const recent = client.getQueryData(
    pagesOf<Project>(projects.table, projects.operations.list, { sort: '-created_at' }).queryKey,
  );
  const all = new Map([...board, ...(recent?.pages.flatMap(({ data }) => data) ?? [])].map((job) => [job.id, job]));
  const now = new Set(week?.entries.filter(({ kind }) => kind === 'job').map(({ id }) => id));
  return [...all.values()].sort((a, b) => Number(now.has(b.id)) - Number(now.has(a.id)));
}

/** As its screen asks for it: by its number. */
function keepJob(client: QueryClient, job: Project): void {
  const { queryKey } = pagesOf<Project>(projects.table, projects.operations.list, {
    job_number: job.job_number,
    limit: 1,
  });
  client.setQueryData(recordKeys.one(projects.table, job.id), job);
  client.setQueryData(queryKey, { pages: [{ data: [job], next_cursor: null }], pageParams: [null] });
}
