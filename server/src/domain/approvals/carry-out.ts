import { AppError, NOT_SENT_NOTE, OPERATIONS } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { Call } from '../call.ts';
import type { Executor } from '../executor.ts';
import { asReceiptCard, type ReceiptRow } from '../receipts/receipts.ts';
import { performWithReceipt } from '../receipts/with-receipt.ts';
import type { ApprovalChanges } from './approval-changes.ts';
import type { ApprovalRow } from './approvals.ts';

interface Parts {
  receipts: Repository<ReceiptRow>;
  executor: Executor;
  changes: ApprovalChanges;
}

export interface Decided {
  approval: ApprovalRow;
  receipt: ReceiptRow | null;
}

/** Does what was approved, with a receipt, as the person who approved it. What is refused is on file as failed. */
export function createCarryOut({ receipts, executor, changes }: Parts) {
  return async (call: Call, approval: ApprovalRow): Promise<Decided> => {
    // the person who approved acts, not the assistant, whose words it holds all the same
    const { agent: _, ...rest } = call.actor;
    const person: Actor = { ...rest, via: 'agent' };
    try {
      const operation = OPERATIONS.find(({ id }) => id === approval.operation);
      if (!operation) throw new AppError('conflict', 'That can no longer be done. Ask for it again.');
      const { receipt } = await performWithReceipt(
        { executor, receipts },
        person,
        operation,
        approval.fields,
        {
          tool: approval.tool,
          entity: approval.entity,
          assistant: approval.assistant,
          model: approval.model,
          threadId: approval.thread_id?.toHexString() ?? null,
          runId: approval.run_id?.toHexString() ?? null,
          key: `approval:${approval._id.toHexString()}`,
          begun: call.begun,
        },
        (output) => sentence(approval, output),
      );
      const done = (await changes.set(call, approval._id, 'approved', { receipt_id: receipt._id })) ?? approval;
      changes.tell(call, done, asReceiptCard(receipt));
      return { approval: done, receipt };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const why = { status: 'failed' as const, error: error.message };
      const failed = (await changes.set(call, approval._id, 'approved', why)) ?? approval;
      await changes.leaveAsDraft(call, failed);
      changes.tell(call, failed, null);
      return { approval: failed, receipt: null };
    }
  };
}

/** What was done, in words: a message also says whether anybody outside got it. */
function sentence(approval: ApprovalRow, output: unknown): string {
  const said = inThePast(approval.summary);
  const { transport, status, reason } = (output ?? {}) as { transport?: string; status?: string; reason?: string };
  if (status === 'queued' && reason) return `Put in the outbox: ${approval.summary} - ${asClause(reason)}`;
  return transport === 'development' ? `${said}. ${NOT_SENT_NOTE}` : said;
}

/** "E-mails are not connected yet." within a sentence. */
const asClause = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');

const PAST: Record<string, string> = {
  Delete: 'Deleted',
  Send: 'Sent',
  Text: 'Texted',
  Change: 'Changed',
  Update: 'Updated',
  Mark: 'Marked',
  Move: 'Moved',
  Cancel: 'Cancelled',
  Record: 'Recorded',
  Add: 'Added',
};
/** "Delete client Dave" -> "Deleted client Dave": summaries start with their verb. */
const inThePast = (summary: string): string => summary.replace(/^\w+/, (verb) => PAST[verb] ?? verb);
