import type { Invocation, Services } from '@smoko/agents';
import type { StoredDoc } from '../db/stored.ts';
import type { Actor } from '../domain/actor.ts';
import type { AgentCalls } from '../domain/agent-calls.ts';
import { asApprovalCard } from '../domain/approvals/approvals.ts';
import { asReceiptCard } from '../domain/receipts/receipts.ts';
import type { Journal } from './journal.ts';

/** What a turn is told of what is done. */
export interface Told {
  heard(receipt: StoredDoc): void;
  /** The end of a receipt is being written: what shows it, or looks for it, waits for that. */
  ending(written: Promise<unknown>): void;
}

/**
 * The operations as one tool invocation may use them. Its key is turn + assistant + step + place + tool (never the
 * model's own call id), and counts up per write, so that the same invocation repeated finds what it did.
 */
export function agentServices(
  calls: AgentCalls,
  person: Actor,
  run: { id: string; threadId: string; model: string },
  journal: Journal,
  { heard, ending }: Told,
) {
  return ({ assistant, step, index, tool }: Invocation): Services => {
    const actor: Actor = {
      ...person,
      via: 'agent',
      agent: { assistant, model: run.model, threadId: run.threadId, runId: run.id },
    };
    let writes = 0;
    return {
      read: (operation, input) => calls.read(actor, operation, input),
      async write(operation, input, { done, ask, details, bulk }) {
        const key = `${run.id}:${assistant}:${step}:${index}:${tool}:${writes++}`;
        const outcome = await calls.write(actor, {
          operation,
          input,
          key,
          journal,
          ending,
          first: journal.empty,
          tool,
          ask,
          details,
          bulk,
          done,
        });
        if (outcome.status === 'waiting') return { status: 'waiting', approval: asApprovalCard(outcome.approval) };
        heard(outcome.receipt);
        return { status: 'done', output: outcome.output, receipt: asReceiptCard(outcome.receipt) };
      },
    };
  };
}
