import type { AttachedFile } from '@smoko/agents';
import type { AttachmentCard } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';
import { wordsOf } from '../documents/file-words.ts';
import type { Call } from '../domain/call.ts';
import type { FileStore } from '../files/file-store.ts';

export interface AttachedParts {
  projects: Repository;
  attachments: Repository;
  files: FileStore;
}

/** The files given with a message, with the beginning of what is written in them. One deleted since is left out. */
export async function attachedFiles(parts: AttachedParts, call: Call, run: StoredDoc): Promise<AttachedFile[]> {
  const cards = (run.attachments ?? []) as AttachmentCard[];
  const found = await parts.attachments.byIds(
    call,
    cards.map(({ attachment_id }) => new Types.ObjectId(attachment_id)),
  );
  const there = [...found.values()].filter(({ deleted_at }) => !deleted_at);
  const jobs = await parts.projects.byIds(
    call,
    there.map(({ project_id }) => project_id as Types.ObjectId | null),
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

const told = (job: StoredDoc | undefined): string | null =>
  job ? `${String(job.job_number)} - ${String(job.job_name)}` : null;
