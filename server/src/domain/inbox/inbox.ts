import {
  answerInboxItem,
  assignInboxItem,
  getInboxItem,
  getInboxTotals,
  invalid,
  listInbox,
  readInboxItem,
  retryInboxItem,
  URGENCIES,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type ApprovalRow, asApproval } from '../approvals/approvals.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Outbox } from '../outbox/outgoing.ts';
import { asOutboxItem, type OutboxRow } from '../outbox/store.ts';
import { splitList } from '../tables/list-handler.ts';
import type { Reference } from '../tables/references.ts';
import type { Correspondence } from './correspondence.ts';
import { asInboxItem } from './present.ts';
import { createReassignment } from './reassign.ts';
import { createReceivedMessages, type ReceivedMessages } from './received.ts';
import type { InboxRow } from './store.ts';

/** What people outside wrote to the business. */
export interface Inbox extends Pick<ReceivedMessages, 'receive' | 'note'> {
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

export function createInbox(parts: Parts): Inbox {
  const { inbox, outboxItems, approvals, correspondence, outbox } = parts;
  const received = createReceivedMessages(inbox, correspondence);
  const reassignment = createReassignment({ ...parts, received });
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  async function answer(call: Call, id: string, body: string) {
    const item = await inbox.get(call, id);
    const { channel, from: to } = item;
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
      correspondence_id: item.correspondence_id.toHexString(),
    });
  }

  return {
    receive: received.receive,
    note: received.note,
    implementations: [
      implement(listInbox, async (call, { unread, urgent, ...input }) => {
        const { page, filters } = splitList(input);
        const read = unread === undefined ? {} : { read_at: unread === 'true' ? null : { $ne: null } };
        const rings = urgent === undefined ? {} : { urgent: urgent === 'true' ? { $in: [...URGENCIES] } : null };
        const { docs, next } = await inbox.page(call, page, { ...filters, ...read, ...rings });
        return { data: docs.map(asInboxItem), next_cursor: next };
      }),

      implement(getInboxItem, async (call, { id }) => {
        const doc = await inbox.get(call, id);
        const draft = doc.draft_id ? await outboxItems.findOne(call, { _id: doc.draft_id }) : null;
        const asked = await approvals.byIds(call, doc.approval_ids);
        return {
          ...asInboxItem(doc),
          approvals: [...asked.values()].map((one) => asApproval(call, one)),
          draft: draft && asOutboxItem(draft),
        };
      }),

      implement(readInboxItem, async (call, { id, read }) => {
        const doc = await received.change(call, id, { read_at: read ? call.clock.now() : null });
        await correspondence.recount(call, doc.correspondence_id);
        return asInboxItem(doc);
      }),

      implement(assignInboxItem, async (call, input) => asInboxItem(await reassignment.assign(call, input))),
      implement(retryInboxItem, async (call, { id }) => asInboxItem(await reassignment.retry(call, id))),
      implement(answerInboxItem, (call, { id, body }) => answer(call, id, body)),

      implement(getInboxTotals, async (call) => ({
        unread: await inbox.model.countDocuments({ ...owner(call), read_at: null }),
      })),
    ],
  };
}

const answerSubject = (subject: string | null): string =>
  /^re:/i.test(subject ?? '') ? `${subject}` : `Re: ${subject ?? ''}`.trim();
