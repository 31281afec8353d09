import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { asNobody } from '../finance-records/issue.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { ClientRow } from './schema.ts';

/**
 * Before a client gets another address: their jobs that are over keep the one they were done at, which was read from the client
 * until then. Jobs that are still to be done go where the client now is. It says nothing that was not so, and stays where the
 * change of the client is taken back.
 */
export async function keepSites(
  call: Call,
  projects: Repository<ProjectRow>,
  { _id, address }: ClientRow,
): Promise<void> {
  const over = await projects.model
    .find({ ...liveOf(call), client_id: _id, status: { $in: ['completed', 'cancelled'] }, site_address: null })
    .lean();
  const own = asNobody(call);
  for (const job of over) await projects.update(own, job._id.toHexString(), { site_address: address });
  call.changes.push(...own.changes.map((change) => ({ ...change, follows: true as const })));
}
