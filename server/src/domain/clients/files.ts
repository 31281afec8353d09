import { type DomainOutput, listClientFiles } from '@smoko/contract';
import { findPage } from '../../db/paging.ts';
import type { Repository } from '../../db/repository.ts';
import type { AttachmentRow } from '../attachments/schema.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import type { ClientRow } from './schema.ts';

interface Sources {
  clients: Repository<ClientRow>;
  projects: Repository<ProjectRow>;
  attachments: Repository<AttachmentRow>;
}

type Files = DomainOutput<typeof listClientFiles>['data'];

/** Of jobs that are older nobody looks for a photo here; they have them themselves. */
const JOBS = 200;

/** The files of a client's jobs. `present` shows them as the list of files does. */
export const clientFilesImplementation = (
  { clients, projects, attachments }: Sources,
  present: (call: Call, rows: AttachmentRow[]) => Promise<Files>,
): Implementation =>
  implement(listClientFiles, async (call, { id, ...page }) => {
    const { _id, user_id } = await clients.get(call, id);
    const jobs = await projects.model
      .find({ user_id, deleted_at: null, client_id: _id })
      .sort({ created_at: -1, _id: -1 })
      .limit(JOBS)
      .lean();
    const filter = { user_id, deleted_at: null, project_id: { $in: jobs.map((job) => job._id) } };
    const { docs, next } = await findPage(attachments.model, filter, { ...page, sort: '-created_at' });
    return { data: await present(call, docs), next_cursor: next };
  });
