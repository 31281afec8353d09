import { AppError, type assignInboxItem, type Correspondent, type DomainInput, invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { ApprovalRow } from '../approvals/approvals.ts';
import type { Call } from '../call.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { checkReferences, type Reference } from '../tables/references.ts';
import type { ReceivedMessages } from './received.ts';
import type { InboxRow } from './store.ts';

interface Parts {
  inbox: Repository<InboxRow>;
  outboxItems: Repository<OutboxRow>;
  approvals: Repository<ApprovalRow>;
  received: ReceivedMessages;
  client: Reference;
  supplier: Reference;
  project: Reference;
  /** Works on it once more; false where the message itself is not kept any more. */
  again(id: string): Promise<boolean>;
}

/** Messages that are worked on once more: because the tradie says whom they are from, or because they failed. */
export function createReassignment(parts: Parts) {
  const { inbox, outboxItems, approvals, received, client, supplier, project } = parts;
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  async function workAgain(call: Call, id: string, fields: Fields): Promise<InboxRow> {
    const waiting = await received.change(call, id, { ...fields, status: 'received', error: null });
    if (await parts.again(id)) return waiting;
    // too long ago to be read again: what is known of it stays
    return received.change(call, id, { status: 'processed' });
  }

  /** What was proposed and drafted for somebody it is not from: the proposals end, an unsent draft goes. */
  async function withdraw(call: Call, doc: InboxRow): Promise<void> {
    await approvals.model.updateMany(
      { ...owner(call), inbox_id: doc._id, status: 'pending' },
      { $set: { expires_at: call.clock.now() } },
    );
    if (doc.draft_id) await outboxItems.model.deleteOne({ ...owner(call), _id: doc.draft_id, status: 'draft' });
  }

  async function contactOf(call: Call, { client_id, supplier_id }: Chosen): Promise<Correspondent | null> {
    if (client_id)
      return { kind: 'client', id: client_id, name: String((await client.repository.get(call, client_id)).name) };
    if (supplier_id)
      return {
        kind: 'supplier',
        id: supplier_id,
        name: String((await supplier.repository.get(call, supplier_id)).name),
      };
    return null;
  }

  return {
    async assign(call: Call, { id, client_id, supplier_id, project_id }: DomainInput<typeof assignInboxItem>) {
      if (client_id && supplier_id) throw invalid('supplier_id', 'A message is from a client or a supplier, not both.');
      const before = await inbox.get(call, id);
      await checkReferences(call, { client_id, supplier_id, project_id }, [client, supplier, project]);
      const chosen = {
        client_id: client_id ?? null,
        supplier_id: supplier_id ?? null,
        project_id: project_id ?? null,
      };
      const contact = await contactOf(call, chosen);
      await received.note(call, id, {
        ...(contact ? { contact, candidates: [], matched_by: 'chosen', matched_why: 'You said so' } : {}),
        ...(project_id ? { project_id } : {}),
      });
      await withdraw(call, before);
      return workAgain(call, id, { chosen, draft_id: null, round: Number(before.round) + 1 });
    },

    async retry(call: Call, id: string): Promise<InboxRow> {
      const { status } = await inbox.get(call, id);
      if (status !== 'failed')
        throw new AppError('conflict', 'That message did not fail: there is nothing to do again.');
      return workAgain(call, id, {});
    },
  };
}

interface Chosen {
  client_id: string | null;
  supplier_id: string | null;
}
