import type { Invocation, Services } from '@smoko/agents';
import type { Actor } from '../../domain/actor.ts';
import type { AgentCalls } from '../../domain/agent-calls.ts';
import { asApprovalCard } from '../../domain/approvals/approvals.ts';
import { asReceiptCard } from '../../domain/receipts/receipts.ts';
import type { Performed } from './perform.ts';

/** The operations as a model's tools may use them while a message from outside is worked on: all through the guard. */
export function inboundServices(calls: AgentCalls, actor: Actor, performed: Performed) {
  return ({ step, index, tool }: Invocation): Services => {
    let writes = 0;
    return {
      read: (operation, input) => calls.read(actor, operation, input),
      async write(operation, input, { done, ask, details, bulk }) {
        const key = `${actor.sender?.effectsKey}:model:${step}:${index}:${tool}:${writes++}`;
        const outcome = await calls.write(actor, { operation, input, key, tool, ask, details, bulk, done });
        if (outcome.status === 'waiting') {
          performed.approval_ids.push(outcome.approval._id.toHexString());
          return { status: 'waiting', approval: asApprovalCard(outcome.approval) };
        }
        return { status: 'done', output: outcome.output, receipt: asReceiptCard(outcome.receipt) };
      },
    };
  };
}
