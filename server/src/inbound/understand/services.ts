import type { Invocation, Services } from '@smoko/agents';
import { writeCall } from '../../chat/write-call.ts';
import type { Actor } from '../../domain/actor.ts';
import type { AgentCalls } from '../../domain/agent-calls/agent-calls.ts';
import type { Performed } from '../perform/perform.ts';

/** The operations as a model's tools may use them while a message from outside is worked on: all through the guard. */
export function inboundServices(calls: AgentCalls, actor: Actor, performed: Performed) {
  return ({ step, index, tool }: Invocation): Services => {
    let writes = 0;
    return {
      read: (operation, input) => calls.read(actor, operation, input),
      async write(operation, input, words) {
        const outcome = await writeCall(
          (write) => {
            const key = `${actor.sender?.effectsKey}:model:${step}:${index}:${tool}:${writes++}`;
            return calls.write(actor, { ...write, key, tool });
          },
          operation,
          input,
          words,
        );
        if (outcome.status === 'waiting') performed.approval_ids.push(outcome.approval.approval_id);
        return outcome;
      },
    };
  };
}
