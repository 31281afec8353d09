import { AppError, type AttachmentCard, attachments } from '@smoko/contract';
import type { Call } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';

/** Files of a message about a job belong to it from then on; one that is kept with a job stays there. */
export async function keepWithJob(
  executor: Executor,
  { actor }: Call,
  cards: readonly AttachmentCard[],
  jobId: string | null,
): Promise<void> {
  if (jobId === null) return;
  for (const { attachment_id: id } of cards) {
    try {
      const { project_id, version } = await executor.execute(attachments.operations.get, actor, { id });
      if (project_id !== null) continue;
      await executor.execute(attachments.operations.update, actor, { id, version, project_id: jobId });
    } catch (error) {
      // somebody has put the file somewhere else meanwhile, or away
      if (!(error instanceof AppError)) throw error;
    }
  }
}
