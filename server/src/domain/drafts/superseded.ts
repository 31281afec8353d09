import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { EventBus } from '../events.ts';
import { titleField } from './draft-words.ts';
import { asDraftCard, type DraftRow, draftEvent, openIn } from './drafts.ts';

/** What was written or drafted now, as far as it may take the place of a draft that still lies open. */
export interface Newer {
  operation: string;
  entity: string;
  recordId: string | null;
  fields: Record<string, unknown>;
  threadId: string | null;
  runId: string | null;
}

/**
 * Discards what an earlier message of the same conversation left open about the same thing: the same change asked for
 * again, or put otherwise. Drafts of one message stand beside each other.
 */
export async function discardSuperseded(
  call: Call,
  drafts: Repository<DraftRow>,
  bus: EventBus,
  newer: Newer,
): Promise<void> {
  if (!newer.threadId) return;
  const open = await openIn(call, drafts, newer.threadId);
  for (const old of open.filter((draft) => isSuperseded(draft, newer))) {
    const now = call.clock.now();
    const gone = await drafts.model
      .findOneAndUpdate(
        { user_id: new Types.ObjectId(call.actor.userId), _id: old._id, status: 'open', version: old.version },
        { $set: { status: 'discarded', decided_at: now, updated_at: now }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!gone) continue;
    bus.emit('draft', call.actor.userId, newer.threadId, asDraftCard(gone), null);
    bus.emit('record', call.actor.userId, draftEvent(gone, 'UPDATE'));
  }
}

/** A day comes with its hour: who gives another day need not say the hour again. */
const BESIDE = /(?:^|_)(?:date|time)$/;

function isSuperseded(old: DraftRow, newer: Newer): boolean {
  if (old.operation !== newer.operation || String(old.run_id) === newer.runId) return false;
  const [was, is] = [old.fields, newer.fields];
  if (newer.recordId !== null) {
    if (String(old.record_id) !== newer.recordId) return false;
    const names = Object.keys(was);
    return names.some((name) => name in is) && names.every((name) => name in is || BESIDE.test(name));
  }
  const title = titleOf(newer.entity, is);
  if (title === '') return JSON.stringify(was) === JSON.stringify(is);
  return titleOf(newer.entity, was) === title && LINKS.every((name) => was[name] === is[name]);
}

/** Two of the same name are the same thing unless they are for somebody else, or come to something else. */
const LINKS = ['client_id', 'project_id', 'supplier_id', 'type', 'amount', 'quantity'];
const titleOf = (entity: string, fields: Record<string, unknown>): string =>
  String(fields[titleField(entity) ?? ''] ?? '').toLowerCase();
