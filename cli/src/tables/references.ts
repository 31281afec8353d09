import type { Session } from '../session/session.ts';
import { findId } from './find.ts';
import type { CliTable, Row } from './table.ts';

/** A flag for a field that refers to another record: `--client "Dave Wilson"` for client_id. */
export const refersTo = <R extends Row>(session: () => Session, table: CliTable<R>, flag = table.noun) => ({
  flag,
  about: `a ${table.noun}: id, number or name`,
  resolve: (given: string) => findId(session(), table, given),
});

interface JobRef {
  job_name: string;
  job_number: string;
  deleted: boolean;
}
export const jobTitle = (job: JobRef | null): string =>
  job ? `${job.job_number} ${job.job_name}${job.deleted ? ' (deleted)' : ''}` : '-';

interface NamedRef {
  name: string;
  deleted: boolean;
}
export const nameOf = (ref: NamedRef | null): string => (ref ? `${ref.name}${ref.deleted ? ' (deleted)' : ''}` : '-');
