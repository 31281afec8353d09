import type { Doubt, Operation } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type ApprovalRow, approvalEvent, asApprovalCard, storeApproval, supersede } from '../approvals/approvals.ts';
import { asItLeaves } from '../approvals/as-it-leaves.ts';
import { waitsUntil } from '../approvals/how-long.ts';
import { createCall } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import { type AgentWrite, byWhom, entityOf, opOf } from './agent-write.ts';

interface Parts {
  executor: Executor;
  approvals: Repository<ApprovalRow>;
  bus: EventBus;
}

const asDetail = ({ words, why }: Doubt) => `Check: ${words} - ${why}`;

/** Keeps what waits for somebody's yes; what waited in the conversation for the same deed is taken back. */
export async function askFirst<T extends Operation>(
  { executor, approvals, bus }: Parts,
  actor: Actor,
  write: AgentWrite<T>,
): Promise<ApprovalRow> {
  const { operation, input, key, journal, tool, ask, details = [], doubts = [] } = write;
  await journal?.keep();
  const fields = input as Record<string, unknown> & { id?: string };
  const approval = await storeApproval(createCall(actor, executor.clock, { key }), approvals, {
    operation: operation.id,
    op: opOf(operation),
    entity: entityOf(operation),
    recordId: fields.id ?? null,
    fields,
    tool,
    summary: ask ?? operation.summary,
    details: [...details, ...doubts.map(asDetail), ...(await asItLeaves(executor, actor, operation, fields))],
    ...byWhom(actor),
    sender: actor.sender,
    key,
    expires_at: waitsUntil(executor.clock, actor, actor.sender, operation, fields),
  });
  bus.emit('record', actor.userId, approvalEvent(approval, 'INSERT'));
  // what follows from a message is told with it
  if (!actor.sender) {
    const { assistant } = byWhom(actor);
    bus.emit('waits', actor.userId, { approval_id: approval._id, assistant });
  }
  for (const older of await supersede(createCall(actor, executor.clock, { key }), approvals, approval)) {
    bus.emit('approval', actor.userId, older.thread_id?.toHexString() ?? null, asApprovalCard(older), null);
    bus.emit('record', actor.userId, approvalEvent(older, 'UPDATE'));
  }
  return approval;
}
