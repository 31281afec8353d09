import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Channel, diskFull } from '@smoko/contract';
import { idFromKey } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Deliveries } from '../../domain/deliveries/deliveries.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Delivery } from '../message.ts';

/** What a provider hands over; whose it is follows from `to`. */
type Incoming = Pick<Delivery, 'channel' | 'from' | 'to'> &
  Partial<Pick<Delivery, 'text' | 'raw' | 'envelope' | 'mediaUrls'>> & {
    /** Left out: a hash of the raw message. */
    messageId?: string | null;
  };

export interface Intake {
  /** Whose number or address that is, with or without a token behind a +; null = nobody's. */
  ownerOf(channel: Channel, to: string): Promise<string | null>;
  /** Resolves once the message is on file, and not before. Handed over again it is the same one. */
  take(userId: string, incoming: Incoming): Promise<void>;
}

interface Parts {
  clock: Clock;
  deliveries: Deliveries;
  files: FileStore;
  ownerOf: Intake['ownerOf'];
  /** There is something to do. `arrived` resolves when the message is in the inbox. */
  arrived(id: string): Promise<void>;
  /** Nothing can be stored: it is the sender's to hand it over again. */
  diskIsFull(): boolean;
}

const LONGEST_ID = 500;

export function createIntake({ clock, deliveries, files, ownerOf, arrived, diskIsFull }: Parts): Intake {
  async function keep(raw: Buffer, userId: string): Promise<string> {
    const file = join(tmpdir(), `smoko-${randomUUID()}.eml`);
    await writeFile(file, raw, { mode: 0o600, flag: 'wx' });
    try {
      return await files.keep(file, userId, 'eml');
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    ownerOf,
    async take(userId, { channel, from, to, messageId, text = null, raw = null, envelope = null, mediaUrls = [] }) {
      if (diskIsFull()) throw diskFull();
      const given = messageId?.trim();
      const message_id =
        given && given.length <= LONGEST_ID ? given : hashOf(raw ?? `${from}\n${to}\n${given ?? text}`);
      const id = idFromKey(`${userId}:${channel}:${message_id}`).toHexString();
      if (await deliveries.get(id)) return arrived(id);
      const file_path = raw && (await keep(raw, userId));
      const fresh = await deliveries.put(id, {
        userId,
        channel,
        message_id,
        from,
        to,
        text,
        file_path,
        envelope,
        media_urls: mediaUrls,
        received_at: clock.now(),
      });
      if (!fresh && file_path) await files.remove(file_path);
      await arrived(id);
    },
  };
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
