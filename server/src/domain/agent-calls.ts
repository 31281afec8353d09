import { APPROVAL_TTL_HOURS, AppError, type Operation, type WireInput, type WireOutput } from '@smoko/contract';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';
import type { Actor } from './actor.ts';
import { approvalEvent, storeApproval } from './approvals/approvals.ts';
import { createCall } from './call.ts';
import type { EventBus } from './events.ts';
import type { Executor } from './executor.ts';
import type { InboundPolicy } from './inbound-policy.ts';
import { asItLeaves } from './outbox/as-it-leaves.ts';
import { fromWire, type Kept, performWithReceipt, toWire } from './receipts/with-receipt.ts';
import { needsApproval } from './risk.ts';

/** What an assistant asks for, with the words (made by code) that people will read. */
interface AgentWrite<T extends Operation> {
  operation: T;
  input: WireInput<T>;
  /** Of the invocation: repeated after a crash, it does nothing twice. */
  key: string;
  /** Of the turn: on file before the first effect. */
  journal?: Kept;
  /** Takes the writing of the receipt's end, which nothing here waits for. */
  ending?: (written: Promise<unknown>) => void;
  /** Nothing of the turn is on file yet. */
  first?: boolean;
  tool: string;
  ask: string | undefined;
  details: string[] | undefined;
  bulk: boolean | undefined;
  done: (output: WireOutput<T>) => string;
}

type AgentOutcome<T extends Operation> =
  | { status: 'done'; output: WireOutput<T>; receipt: StoredDoc }
  | { status: 'waiting'; approval: StoredDoc };

/** The guard: the only door through which assistants reach the services. */
export interface AgentCalls {
  read<T extends Operation>(actor: Actor, operation: T, input: WireInput<T>): Promise<WireOutput<T>>;
  write<T extends Operation>(actor: Actor, write: AgentWrite<T>): Promise<AgentOutcome<T>>;
}

const OPS = { create: 'create', update: 'update', delete: 'delete', send: 'send' } as const;
/** `projects.create` -> create; what is named otherwise changes a record. */
const opOf = (operation: Operation) => OPS[operation.id.split('.').at(-1) as keyof typeof OPS] ?? 'update';
const entityOf = (operation: Operation) =>
  operation.id === 'messages.send' ? 'outbox' : operation.tag.replaceAll('-', '_');

export function createAgentCalls(parts: {
  executor: Executor;
  receipts: Repository;
  approvals: Repository;
  bus: EventBus;
  inbound: InboundPolicy;
}): AgentCalls {
  const { executor, approvals, bus, inbound } = parts;
  return {
    async read(actor, operation, input) {
      if (operation.risk !== 'read') throw new AppError('internal', `${operation.id} is not a reading operation.`);
      const wanted = actor.sender ? (inbound.narrow(actor.sender, operation, input) as typeof input) : input;
      const found = toWire(operation, await executor.execute(operation, actor, fromWire(operation, wanted) as never));
      return actor.sender ? (inbound.own(actor.sender, operation, found) as typeof found) : found;
    },

    async write(actor, { operation, input, key, journal, ending, first, tool, ask, details, bulk, done }) {
      const agent = actor.agent;
      if (!agent) throw new AppError('internal', 'An assistant call without an assistant.');
      fromWire(operation, input);
      const waits = actor.sender
        ? (await inbound.write(createCall(actor, executor.clock, { key }), operation, input)) === 'ask'
        : needsApproval(operation.risk, bulk);
      if (waits) {
        await journal?.keep();
        const approval = await storeApproval(createCall(actor, executor.clock, { key }), approvals, {
          operation: operation.id,
          op: opOf(operation),
          entity: entityOf(operation),
          recordId: (input as { id?: string }).id ?? null,
          fields: input as Record<string, unknown>,
          tool,
          summary: ask ?? operation.summary,
          details: [...(details ?? []), ...(await asItLeaves(executor, actor, operation, input as object))],
          assistant: agent.assistant,
          model: agent.model,
          threadId: agent.threadId,
          runId: agent.runId,
          sender: actor.sender,
          key,
          hours: APPROVAL_TTL_HOURS,
        });
        bus.emit('record', actor.userId, approvalEvent(approval, 'INSERT'));
        return { status: 'waiting', approval };
      }
      const head = {
        tool,
        entity: entityOf(operation),
        assistant: agent.assistant,
        model: agent.model,
        threadId: agent.threadId,
        runId: agent.runId,
        key,
        ...(journal ? { journal } : {}),
        ...(ending ? { ending } : {}),
        ...(first ? { first } : {}),
      };
      return { status: 'done', ...(await performWithReceipt(parts, actor, operation, input, head, done)) };
    },
  };
}
