import {
  APPROVAL_TTL_HOURS,
  AppError,
  type Doubt,
  type Operation,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import type { Repository } from '../db/repository.ts';
import type { Actor } from './actor.ts';
import { type ApprovalRow, approvalEvent, asApprovalCard, storeApproval, supersede } from './approvals/approvals.ts';
import { asItLeaves } from './approvals/as-it-leaves.ts';
import { createCall } from './call.ts';
import { checkGiven, missingIn } from './drafts/check-fields.ts';
import { describeDraft } from './drafts/describe.ts';
import { type Also, type DraftRow, draftEvent, storeDraft } from './drafts/drafts.ts';
import { discardSuperseded } from './drafts/superseded.ts';
import type { EventBus } from './events.ts';
import type { Executor } from './executor.ts';
import type { InboundPolicy } from './inbound-policy.ts';
import type { ReceiptRow } from './receipts/receipts.ts';
import { fromWire, type Kept, performWithReceipt, toWire } from './receipts/with-receipt.ts';
import { needsApproval } from './risk.ts';

/** What an assistant asks for, with the words (made by code) that people will read. */
export interface AgentWrite<T extends Operation> {
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
  /** What nobody said, or was said and not used: then it is drafted, to be checked. */
  doubts?: readonly Doubt[] | undefined;
  /** A record that has to be made before: only a draft takes it, what is done at once is called one by one. */
  also?: Also | undefined;
  done: (output: WireOutput<T>) => string;
}

export type AgentOutcome<T extends Operation> =
  | { status: 'done'; output: WireOutput<T>; receipt: ReceiptRow }
  | { status: 'waiting'; approval: ApprovalRow }
  | { status: 'draft'; draft: DraftRow };

/** The guard: assistants call the services only through it. */
export interface AgentCalls {
  read<T extends Operation>(actor: Actor, operation: T, input: WireInput<T>): Promise<WireOutput<T>>;
  write<T extends Operation>(actor: Actor, write: AgentWrite<T>): Promise<AgentOutcome<T>>;
}

const OPS = { create: 'create', update: 'update', delete: 'delete', send: 'send' } as const;
/** `projects.create` -> create; what is named otherwise changes a record. */
const opOf = (operation: Operation) => OPS[operation.id.split('.').at(-1) as keyof typeof OPS] ?? 'update';
/** What a form can show: a record with its fields. What acts on one (marks it paid, sends it) is done or waits for a yes. */
const canBeDrafted = (operation: Operation) => /\.(?:create|update)$/.test(operation.id);
const asDetail = ({ words, why }: Doubt) => `Check: ${words} - ${why}`;

function byWhom({ agent }: Actor) {
  if (!agent) throw new AppError('internal', 'An assistant call without an assistant.');
  const { assistant, model, threadId, runId } = agent;
  return { assistant, model, threadId, runId };
}

const entityOf = (operation: Operation) =>
  operation.id === 'messages.send' ? 'outbox' : operation.tag.replaceAll('-', '_');

function newerOf<T extends Operation>(actor: Actor, { operation, input }: Pick<AgentWrite<T>, 'operation' | 'input'>) {
  const { id, version: _, ...fields } = input as Record<string, unknown>;
  const { threadId, runId } = byWhom(actor);
  const recordId = (id as string | undefined) ?? null;
  return { operation: operation.id, entity: entityOf(operation), recordId, fields, threadId, runId };
}

export function createAgentCalls(parts: {
  executor: Executor;
  receipts: Repository<ReceiptRow>;
  approvals: Repository<ApprovalRow>;
  drafts: Repository<DraftRow>;
  tables: ReadonlyMap<string, Repository>;
  bus: EventBus;
  inbound: InboundPolicy;
}): AgentCalls {
  const { executor, approvals, drafts, receipts, bus, inbound } = parts;

  /** The draft of this invocation, or null where it has done its work already. */
  async function drafted<T extends Operation>(actor: Actor, write: AgentWrite<T>): Promise<DraftRow | null> {
    const { operation, input, key, journal, tool, doubts = [], also } = write;
    const call = createCall(actor, executor.clock, { key });
    if (await receipts.findOne(call, { key })) return null;
    const { id, version: _, ...fields } = input as Record<string, unknown>;
    checkGiven(operation, fields);
    const entity = entityOf(operation);
    const recordId = (id as string | undefined) ?? null;
    const op = opOf(operation) === 'create' ? 'create' : 'update';
    await journal?.keep();
    const newClient = also ? String(also.fields.name) : null;
    const draft = await storeDraft(call, drafts, {
      ...byWhom(actor),
      operation: operation.id,
      op,
      entity,
      recordId,
      fields,
      also: also ?? null,
      doubts,
      missing: missingIn(operation, entity, fields),
      tool,
      ...(await describeDraft(parts, call, operation, { entity, op, fields, newClient, recordId })),
      key,
    });
    bus.emit('record', actor.userId, draftEvent(draft, 'INSERT'));
    await discardSuperseded(call, drafts, bus, newerOf(actor, write));
    return draft;
  }

  return {
    async read(actor, operation, input) {
      if (operation.risk !== 'read') throw new AppError('internal', `${operation.id} is not a reading operation.`);
      const wanted = actor.sender ? (inbound.narrow(actor.sender, operation, input) as typeof input) : input;
      const found = toWire(operation, await executor.execute(operation, actor, fromWire(operation, wanted)));
      return actor.sender ? (inbound.own(actor.sender, operation, found) as typeof found) : found;
    },

    async write(actor, write) {
      const { operation, input, key, journal, ending, first, tool, ask, details, bulk, doubts, done } = write;
      const waits = actor.sender
        ? (await inbound.write(createCall(actor, executor.clock, { key }), operation, input)) === 'ask'
        : needsApproval(operation.risk, bulk) || Boolean(doubts?.length && !canBeDrafted(operation));
      if (!waits && doubts?.length && !actor.sender) {
        const draft = await drafted(actor, write);
        if (draft) return { status: 'draft', draft };
      }
      fromWire(operation, input);
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
          details: [
            ...(details ?? []),
            ...(doubts ?? []).map(asDetail),
            ...(await asItLeaves(executor, actor, operation, input as object)),
          ],
          ...byWhom(actor),
          sender: actor.sender,
          key,
          hours: APPROVAL_TTL_HOURS,
        });
        bus.emit('record', actor.userId, approvalEvent(approval, 'INSERT'));
        for (const older of await supersede(createCall(actor, executor.clock, { key }), approvals, approval)) {
          const threadId = older.thread_id ? String(older.thread_id) : null;
          bus.emit('approval', actor.userId, threadId, asApprovalCard(older), null);
          bus.emit('record', actor.userId, approvalEvent(older, 'UPDATE'));
        }
        return { status: 'waiting', approval };
      }
      const head = {
        tool,
        entity: entityOf(operation),
        ...byWhom(actor),
        key,
        ...(journal ? { journal } : {}),
        ...(ending ? { ending } : {}),
        ...(first ? { first } : {}),
      };
      const outcome = await performWithReceipt(parts, actor, operation, input, head, done);
      // on a first message of a conversation nothing can lie open
      if (canBeDrafted(operation) && !actor.sender)
        await discardSuperseded(createCall(actor, executor.clock), drafts, bus, newerOf(actor, write));
      return { status: 'done', ...outcome };
    },
  };
}
