import {
  AppError,
  answerInboxItem,
  assignInboxItem,
  type Channel,
  type Correspondent,
  getInboxItem,
  getInboxTotals,
  invalid,
  listInbox,
  readInboxItem,
  retryInboxItem,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import { type ApprovalRow, asApproval } from '../approvals/approvals.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Outbox } from '../outbox/outgoing.ts';
import { asOutboxItem, type OutboxRow } from '../outbox/store.ts';
import { splitList } from '../tables/list-handler.ts';
import { checkReferences, type Reference } from '../tables/references.ts';
import { withRetry } from '../tables/with-retry.ts';
import type { Correspondence } from './correspondence.ts';
import { asInboxItem } from './present.ts';
import type { InboxRow } from './store.ts';

/** A message as it came in, before anybody has read it. */
export interface Received {
  id: string;
  channel: Channel;
  from: string;
  fromName: string | null;
  to: string;
  subject: string | null;
  body: string;
  messageId: string;
  receivedAt: Date;
  auth: 'pass' | 'fail' | 'none';
}

/** What people outside wrote to the business. */
export interface Inbox {
  /** On file as `received`; once, however often it is delivered. */
  receive(call: Call, message: Received): Promise<InboxRow>;
  /** What was found out about it. A `contact` among it puts the message where it belongs. */
  note(call: Call, id: string, found: Fields & { contact?: Correspondent }): Promise<InboxRow>;
  implementations: Implementation[];
}

interface Parts {
  inbox: Repository<InboxRow>;
  outboxItems: Repository<OutboxRow>;
  approvals: Repository<ApprovalRow>;
  correspondence: Correspondence;
  outbox: Outbox;
  client: Reference;
  supplier: Reference;
  project: Reference;
  /** Works on it once more; false where the message itself is not kept any more. */
  again(id: string): Promise<boolean>;
}

const UNKNOWN = (name: string): Correspondent => ({ kind: 'unknown', id: null, name });

export function createInbox(parts: Parts): Inbox {
  const { inbox, outboxItems, approvals, correspondence, outbox } = parts;
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const change = (call: Call, id: string, fields: Fields) => withRetry(true, () => inbox.update(call, id, fields));

  const note: Inbox['note'] = async (call, id, found) => {
    const { contact, ...fields } = found;
    if (!contact) return change(call, id, fields);
    const before = await inbox.get(call, id);
    const { channel, from: address } = before as unknown as { channel: Channel; from: string };
    const correspondence_id = correspondence.idOf(call, { contact, channel, address });
    const after = await change(call, id, {
      ...fields,
      contact,
      correspondence_id,
      client_id: contact.kind === 'client' ? contact.id : null,
      supplier_id: contact.kind === 'supplier' ? contact.id : null,
    });
    const text = String(after.body || (after.subject ?? ''));
    const at = after.received_at;
    await correspondence.touch(call, { contact, channel, address, direction: 'in', text, at });
    const left = before.correspondence_id;
    if (!left.equals(correspondence_id)) await correspondence.recount(call, left);
    return after;
  };

  async function workAgain(call: Call, id: string, fields: Fields): Promise<InboxRow> {
    const waiting = await change(call, id, { ...fields, status: 'received', error: null });
    if (await parts.again(id)) return waiting;
    // too long ago to be read again: what is known of it stays
    return change(call, id, { status: 'processed' });
  }

  /** What was proposed and drafted for somebody it is not from: the proposals end, an unsent draft goes. */
  async function withdraw(call: Call, doc: InboxRow): Promise<void> {
    await approvals.model.updateMany(
      { ...owner(call), inbox_id: doc._id, status: 'pending' },
      { $set: { expires_at: call.clock.now() } },
    );
    if (doc.draft_id) await outboxItems.model.deleteOne({ ...owner(call), _id: doc.draft_id, status: 'draft' });
  }

  return {
    note,

    async receive(call, message) {
      const { id, fromName: from_name, messageId: message_id, receivedAt: received_at, ...fields } = message;
      const contact = UNKNOWN(from_name ?? message.from);
      const correspondence_id = correspondence.idOf(call, { contact, channel: message.channel, address: message.from });
      // delivered again it meets itself
      return inbox.insert(
        { ...call, key: id },
        {
          _id: new Types.ObjectId(id),
          ...fields,
          from_name,
          message_id,
          received_at,
          status: 'received',
          contact,
          correspondence_id,
        },
      );
    },

    implementations: [
      implement(listInbox, async (call, { unread, ...input }) => {
        const { page, filters } = splitList(input);
        const read = unread === undefined ? {} : { read_at: unread === 'true' ? null : { $ne: null } };
        const { docs, next } = await inbox.page(call, page, { ...filters, ...read });
        return { data: docs.map(asInboxItem), next_cursor: next };
      }),

      implement(getInboxItem, async (call, { id }) => {
        const doc = await inbox.get(call, id);
        const draft = doc.draft_id ? await outboxItems.findOne(call, { _id: doc.draft_id }) : null;
        const asked = await approvals.byIds(call, doc.approval_ids);
        return {
          ...asInboxItem(doc),
          approvals: [...asked.values()].map(asApproval),
          draft: draft && asOutboxItem(draft),
        };
      }),

      implement(readInboxItem, async (call, { id, read }) => {
        const doc = await change(call, id, { read_at: read ? call.clock.now() : null });
        await correspondence.recount(call, doc.correspondence_id);
        return asInboxItem(doc);
      }),

      implement(assignInboxItem, async (call, { id, client_id, supplier_id, project_id }) => {
        if (client_id && supplier_id)
          throw invalid('supplier_id', 'A message is from a client or a supplier, not both.');
        const before = await inbox.get(call, id);
        await checkReferences(call, { client_id, supplier_id, project_id }, [
          parts.client,
          parts.supplier,
          parts.project,
        ]);
        const chosen = {
          client_id: client_id ?? null,
          supplier_id: supplier_id ?? null,
          project_id: project_id ?? null,
        };
        const contact = await contactOf(call, parts, chosen);
        await note(call, id, {
          ...(contact ? { contact, candidates: [], matched_by: 'chosen', matched_why: 'You said so' } : {}),
          ...(project_id ? { project_id } : {}),
        });
        await withdraw(call, before);
        return asInboxItem(await workAgain(call, id, { chosen, draft_id: null, round: Number(before.round) + 1 }));
      }),

      implement(retryInboxItem, async (call, { id }) => {
        const { status } = await inbox.get(call, id);
        if (status !== 'failed')
          throw new AppError('conflict', 'That message did not fail: there is nothing to do again.');
        return asInboxItem(await workAgain(call, id, {}));
      }),

      implement(answerInboxItem, async (call, { id, body }) => {
        const item = await inbox.get(call, id);
        const channel = item.channel;
        const to = String(item.from);
        if (channel === 'sms' && !to.startsWith('+'))
          throw invalid('id', `${to} is a name, not a number: it cannot be answered.`);
        return outbox.put(call, {
          channel,
          to,
          subject: channel === 'email' ? answerSubject(item.subject) : null,
          body,
          links: {
            client_id: item.client_id,
            supplier_id: item.supplier_id,
            project_id: item.project_id,
          },
          inbox_id: item._id.toHexString(),
          correspondence_id: String(item.correspondence_id),
        });
      }),

      implement(getInboxTotals, async (call) => ({
        unread: await inbox.model.countDocuments({ ...owner(call), read_at: null }),
      })),
    ],
  };
}

const answerSubject = (subject: string | null): string =>
  /^re:/i.test(subject ?? '') ? `${subject}` : `Re: ${subject ?? ''}`.trim();

interface Chosen {
  client_id: string | null;
  supplier_id: string | null;
}
async function contactOf(
  call: Call,
  { client, supplier }: Parts,
  { client_id, supplier_id }: Chosen,
): Promise<Correspondent | null> {
  if (client_id)
    return { kind: 'client', id: client_id, name: String((await client.repository.get(call, client_id)).name) };
  if (supplier_id)
    return { kind: 'supplier', id: supplier_id, name: String((await supplier.repository.get(call, supplier_id)).name) };
  return null;
}
