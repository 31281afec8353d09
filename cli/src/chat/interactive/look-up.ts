import { type Client, getHealth, type Project } from '@smoko/contract';
import type { Page } from '../../output/print-list.ts';
import type { Session } from '../../session/session.ts';
import { clients } from '../../tables/clients.ts';
import { find } from '../../tables/find.ts';
import { jobs } from '../../tables/jobs.ts';
import type { CliTable, Row } from '../../tables/table.ts';
import { oneLine } from '../../term/clean.ts';
import { renderTable } from '../../term/table.ts';
import { displayWidth, padEnd } from '../../term/width.ts';

const MAX_JOBS = 10;

/** `/jobs deck`: the first matches as a table, at most `columns` wide. */
export async function jobLines({ api }: Session, q: string, columns: number): Promise<string[]> {
  const filter = q ? { q } : {};
  const page = (await api.call(jobs.operations.list, { ...filter, limit: MAX_JOBS })) as Page<Project>;
  if (page.data.length === 0) return [q ? 'No jobs match.' : 'No jobs yet.'];
  const more = page.next_cursor ? ['There are more: /jobs TEXT, or smoko jobs list --all'] : [];
  return [...renderTable(jobs.columns, page.data, columns), ...more];
}

export const jobCard = (session: Session, given: string) => recordLines<Project>(session, jobs, given);
export const clientCard = (session: Session, given: string) => recordLines<Client>(session, clients, given);

async function recordLines<R extends Row>(session: Session, table: CliTable<R>, given: string): Promise<string[]> {
  const record = await find(session, table, given);
  const details = table.details(record).filter(([, value]) => value !== '' && value !== '-');
  const width = Math.max(...details.map(([label]) => displayWidth(label))) + 2;
  return details.map(([label, value]) => `${padEnd(label, width)}${oneLine(value)}`);
}

/** `/model` */
export async function modelLine({ api, url }: Session): Promise<string> {
  const { model, version } = await api.call(getHealth, {});
  return `The model ${oneLine(model)} answers (Smoko ${oneLine(version)} at ${url}).`;
}
