import type { AttachmentCard } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';
import type { Call } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';
import type { Draft } from './draft.ts';
import { keepWithJob } from './keep-with-job.ts';

interface Sources {
  executor: Executor;
  receipts: Repository;
  projects: Repository;
  messages: Repository;
}

/** A message whose receipts are all about one job belongs to that job, whichever was on the screen; so do the files given with the command. */
export async function linkToJobs(parts: Sources, call: Call, run: StoredDoc, drafts: readonly Draft[]): Promise<void> {
  for (const { id, receipts } of drafts) {
    if (receipts.length === 0) continue;
    const ids = receipts.map(({ receipt_id }) => new Types.ObjectId(receipt_id));
    const numbers = new Set([...(await parts.receipts.byIds(call, ids)).values()].map(({ job_number }) => job_number));
    const [number] = numbers;
    if (numbers.size !== 1 || typeof number !== 'string') continue;
    const job = await parts.projects.findOne(call, { job_number: number });
    if (!job) continue;
    await parts.messages.model.updateOne({ user_id: run.user_id, _id: id }, { $set: { job_id: job._id } });
    await keepWithJob(parts.executor, call, (run.attachments ?? []) as AttachmentCard[], String(job._id));
  }
}
