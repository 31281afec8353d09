import type { Operation } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';
import { checkGiven, missingIn } from '../drafts/check-fields.ts';
import { describeDraft } from '../drafts/describe.ts';
import { type DraftRow, draftEvent, storeDraft } from '../drafts/drafts.ts';
import { discardSuperseded } from '../drafts/superseded.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import type { ReceiptRow } from '../receipts/receipts.ts';
import { type AgentWrite, byWhom, entityOf, newerOf, opOf, recordIn } from './agent-write.ts';

interface Parts {
  executor: Executor;
  receipts: Repository<ReceiptRow>;
  drafts: Repository<DraftRow>;
  tables: ReadonlyMap<string, Repository>;
  bus: EventBus;
}

/** Keeps what is doubtful for a person to look at. Gives null where the same invocation has done its work already. */
export async function draftWrite<T extends Operation>(
  parts: Parts,
  actor: Actor,
  write: AgentWrite<T>,
): Promise<DraftRow | null> {
  const { executor, receipts, drafts, bus } = parts;
  const { operation, input, key, journal, tool, doubts = [], also } = write;
  const call = createCall(actor, executor.clock, { key });
  if (await receipts.findOne(call, { key })) return null;
  const { recordId, fields } = recordIn(input);
  checkGiven(operation, fields);
  const entity = entityOf(operation);
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
