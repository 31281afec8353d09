import { z } from 'zod';
import { idSchema, instantSchema } from '../values.ts';
import { chatMessageSchema, threadSchema } from './message.ts';

/** A record changed: refetch what shows it. Socket event `record`. */
export const recordEventSchema = z.object({
  table: z.string(),
  op: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: idSchema,
  updated_at: instantSchema,
});
export type RecordEvent = z.infer<typeof recordEventSchema>;

/**
 * Something happened in a conversation. Socket event `chat`.
 * `seq` counts up by one within a thread: a gap means events were missed, so ask for messages with `after_seq`.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** A message as it now is. */
  z.object({ type: z.literal('message'), thread_id: idSchema, seq: z.int(), message: chatMessageSchema }),
  /** More text of a running message, to be put at `offset` (UTF-16 units). */
  z.object({
    type: z.literal('delta'),
    thread_id: idSchema,
    seq: z.int(),
    message_id: idSchema,
    offset: z.int(),
    text: z.string(),
  }),
  /** The thread itself: a turn began or ended, or it was renamed. */
  z.object({ type: z.literal('thread'), thread_id: idSchema, seq: z.int(), thread: threadSchema }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const SOCKET_EVENTS = { record: 'record', chat: 'chat' } as const;
