import type { Channel, Correspondent } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';
import type { Correspondence } from './correspondence.ts';
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

/** Puts messages on file, and what is found out about them. */
export interface ReceivedMessages {
  /** On file as `received`; once, however often it is delivered. */
  receive(call: Call, message: Received): Promise<InboxRow>;
  /** What was found out about it. A `contact` among it puts the message where it belongs. */
  note(call: Call, id: string, found: Fields & { contact?: Correspondent }): Promise<InboxRow>;
  /** Changes a message, whoever else changes it at this moment. */
  change(call: Call, id: string, fields: Fields): Promise<InboxRow>;
}

const UNKNOWN = (name: string): Correspondent => ({ kind: 'unknown', id: null, name });

export function createReceivedMessages(inbox: Repository<InboxRow>, correspondence: Correspondence): ReceivedMessages {
  const change: ReceivedMessages['change'] = (call, id, fields) =>
    withRetry(true, () => inbox.update(call, id, fields));

  return {
    change,

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

    async note(call, id, { contact, ...fields }) {
      if (!contact) return change(call, id, fields);
      const before = await inbox.get(call, id);
      const { channel, from: address } = before;
      const correspondence_id = correspondence.idOf(call, { contact, channel, address });
      const after = await change(call, id, {
        ...fields,
        contact,
        correspondence_id,
        client_id: contact.kind === 'client' ? contact.id : null,
        supplier_id: contact.kind === 'supplier' ? contact.id : null,
      });
      const text = after.body || (after.subject ?? '');
      const at = after.received_at;
      await correspondence.touch(call, { contact, channel, address, direction: 'in', text, at });
      const left = before.correspondence_id;
      if (!left.equals(correspondence_id)) await correspondence.recount(call, left);
      return after;
    },
  };
}
