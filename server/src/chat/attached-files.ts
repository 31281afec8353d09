import type { AttachedFile } from '@smoko/agents';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import { wordsOf } from '../documents/file-words.ts';
import type { AttachmentRow } from '../domain/attachments/schema.ts';
import type { Call } from '../domain/call.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';
import type { FileStore } from '../files/file-store.ts';

export interface AttachedParts {
  projects: Repository<ProjectRow>;
  attachments: Repository<AttachmentRow>;
  files: FileStore;
}

/** The files given with a message, with the beginning of what is written in them. One deleted since is left out. */
export async function attachedFiles(parts: AttachedParts, call: Call, run: MessageRow): Promise<AttachedFile[]> {
  const cards = run.attachments ?? [];
  const found = await parts.attachments.byIds(
    call,
    cards.map(({ attachment_id }) => new Types.ObjectId(attachment_id)),
  );
  const there = [...found.values()].filter(({ deleted_at }) => !deleted_at);
  const jobs = await parts.projects.byIds(
    call,
    there.map(({ project_id }) => project_id),
  );
  return Promise.all(
    there.map(async ({ name, file_type, file_path, project_id }) => ({
      job: told(jobs.get(String(project_id))),
      name: String(name),
      type: String(file_type),
      text: await wordsOf(parts.files, String(file_type), String(file_path)),
    })),
  );
}

const told = (job: ProjectRow | undefined): string | null =>
  job ? `${String(job.job_number)} - ${String(job.job_name)}` : null;
