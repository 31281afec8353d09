import { buffer } from 'node:stream/consumers';
import type { DeliveryDoc } from '../../domain/deliveries/model.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Delivery } from '../message.ts';

/** A message of the queue with its raw mail. Throws where the file is gone. */
export async function readDelivery(files: Pick<FileStore, 'read'>, doc: DeliveryDoc): Promise<Delivery> {
  const content = doc.file_path === null ? null : await files.read(doc.file_path);
  if (doc.file_path !== null && !content) throw new Error('The file of a message is gone.');
  return {
    id: doc._id.toHexString(),
    userId: doc.user_id.toHexString(),
    channel: doc.channel,
    messageId: doc.message_id,
    from: doc.from,
    to: doc.to,
    text: doc.text,
    raw: content && (await buffer(content)),
    envelope: doc.envelope,
    mediaUrls: doc.media_urls,
    attempt: doc.attempts,
    receivedAt: doc.received_at,
  };
}
