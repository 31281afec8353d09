import type { Invocation, Services } from '@smoko/agents';
import type { Actor } from '../domain/actor.ts';
import type { AgentCalls } from '../domain/agent-calls/agent-calls.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Journal } from './journal.ts';
import { writeCall } from './write-call.ts';

/** What a turn is told of what is done. */
export interface Told {
  heard(receipt: ReceiptRow): void;
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
  run: { id: string; threadId: string; modelName: () => string },
  journal: Journal,
  { heard, ending }: Told,
) {
  return ({ assistant, step, index, tool }: Invocation): Services => {
    const actor: Actor = {
      ...person,
      via: 'agent',
      agent: { assistant, model: run.modelName(), threadId: run.threadId, runId: run.id },
    };
    let writes = 0;
    return {
      read: (operation, input) => calls.read(actor, operation, input),
      write: (operation, input, words) =>
        writeCall(
          (write) =>
            calls.write(actor, {
              ...write,
              key: `${run.id}:${assistant}:${step}:${index}:${tool}:${writes++}`,
              journal,
              ending,
              first: journal.empty,
              tool,
            }),
          operation,
          input,
          words,
          heard,
        ),
    };
  };
}
