import { AppError, type DomainInput, type DomainOutput, type listMessages } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Call } from '../call.ts';
import type { ConversationRepositories } from './models.ts';
import { asMessage, asThread } from './records.ts';

/** The cursor of a conversation's messages is a place in it, or a number to go on from. */
function placeOf(cursor: string): number {
  if (!/^\d{1,12}$/.test(cursor)) throw new AppError('malformed', 'That cursor does not belong to this conversation.');
  return Number(cursor);
}

/** The latest page of a conversation backwards, or everything changed since a number. */
export async function readMessages(
  { threads, messages }: ConversationRepositories,
  call: Call,
  { id, limit, cursor, after_seq }: DomainInput<typeof listMessages>,
): Promise<DomainOutput<typeof listMessages>> {
  // the thread first: what comes in between is then read twice rather than missed
  const thread = await threads.get(call, id);
  const inThread = { user_id: new Types.ObjectId(call.actor.userId), thread_id: thread._id };
  const from = cursor === undefined ? null : placeOf(cursor);
  if (after_seq !== undefined) {
    const docs = await messages.model
      .find({ ...inThread, seq: { $gt: Math.max(after_seq, from ?? 0) } })
      .sort({ seq: 1 })
      .limit(limit + 1)
      .lean();
    const page = docs.slice(0, limit);
    const more = docs.length > limit;
    // a short page ends at its own last number, so that the next request goes on from there
    const seen = more ? (page.at(-1)?.seq ?? thread.seq) : thread.seq;
    return {
      data: page.map(asMessage),
      next_cursor: more ? String(seen) : null,
      thread: { ...asThread(thread), seq: seen },
    };
  }
  const before = cursor ? { position: { $lt: Number(cursor) } } : {};
  const docs = await messages.model
    .find({ ...inThread, ...before })
    .sort({ position: -1 })
    .limit(limit + 1)
    .lean();
  const page = docs.slice(0, limit);
  const oldest = docs.length > limit ? String(page.at(-1)?.position) : null;
  return { data: page.reverse().map(asMessage), next_cursor: oldest, thread: asThread(thread) };
}
