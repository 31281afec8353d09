import { AppError, type Operation, type WireInput, type WireOutput } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { ApprovalRow } from '../approvals/approvals.ts';
import { createCall } from '../call.ts';
import type { DraftRow } from '../drafts/drafts.ts';
import { discardSuperseded } from '../drafts/superseded.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import type { InboundPolicy } from '../inbound-policy.ts';
import type { ReceiptRow } from '../receipts/receipts.ts';
import { fromWire, performWithReceipt, toWire } from '../receipts/with-receipt.ts';
import { needsApproval } from '../risk.ts';
import { type AgentWrite, byWhom, canBeDrafted, entityOf, newerOf } from './agent-write.ts';
import { askFirst } from './ask-first.ts';
import { draftWrite } from './draft-write.ts';

export type AgentOutcome<T extends Operation> =
  | { status: 'done'; output: WireOutput<T>; receipt: ReceiptRow }
  | { status: 'waiting'; approval: ApprovalRow }
  | { status: 'draft'; draft: DraftRow };

/** The guard: assistants call the services only through it. */
export interface AgentCalls {
  read<T extends Operation>(actor: Actor, operation: T, input: WireInput<T>): Promise<WireOutput<T>>;
  write<T extends Operation>(actor: Actor, write: AgentWrite<T>): Promise<AgentOutcome<T>>;
}

interface Parts {
  executor: Executor;
  receipts: Repository<ReceiptRow>;
  approvals: Repository<ApprovalRow>;
  drafts: Repository<DraftRow>;
  tables: ReadonlyMap<string, Repository>;
  bus: EventBus;
  inbound: InboundPolicy;
}

export function createAgentCalls(parts: Parts): AgentCalls {
  const { executor, inbound } = parts;
  return {
    async read(actor, operation, input) {
      if (operation.risk !== 'read') throw new AppError('internal', `${operation.id} is not a reading operation.`);
      const wanted = actor.sender ? (inbound.narrow(actor.sender, operation, input) as typeof input) : input;
      const found = toWire(operation, await executor.execute(operation, actor, fromWire(operation, wanted)));
      return actor.sender ? (inbound.own(actor.sender, operation, found) as typeof found) : found;
    },

    async write(actor, write) {
      const way = await wayOf(parts, actor, write);
      if (way === 'draft') {
        const draft = await draftWrite(parts, actor, write);
        if (draft) return { status: 'draft', draft };
      }
      fromWire(write.operation, write.input);
      if (way === 'ask') return { status: 'waiting', approval: await askFirst(parts, actor, write) };
      return doNow(parts, actor, write);
    },
  };
}

/** Whether it is done at once, waits for a yes, or is drafted because something in it is doubtful. */
async function wayOf<T extends Operation>(
  { executor, inbound }: Parts,
  actor: Actor,
  { operation, input, key, bulk, doubts, unsure }: AgentWrite<T>,
): Promise<'alone' | 'ask' | 'draft'> {
  if (actor.sender) return inbound.write(createCall(actor, executor.clock, { key }), operation, input);
  if (needsApproval(operation.risk, bulk)) return 'ask';
  if (!doubts?.length && !unsure) return 'alone';
  return canBeDrafted(operation) ? 'draft' : 'ask';
}

async function doNow<T extends Operation>(parts: Parts, actor: Actor, write: AgentWrite<T>): Promise<AgentOutcome<T>> {
  const { operation, input, key, journal, ending, first, tool, done } = write;
  const head = { tool, entity: entityOf(operation), ...byWhom(actor), key, journal, ending, first };
  const outcome = await performWithReceipt(parts, actor, operation, input, head, done);
  // on a first message of a conversation nothing can lie open
  if (canBeDrafted(operation) && !actor.sender)
    await discardSuperseded(createCall(actor, parts.executor.clock), parts.drafts, parts.bus, newerOf(actor, write));
  return { status: 'done', ...outcome };
}
