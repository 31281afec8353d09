import { createHash } from 'node:crypto';
import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../../domain/call.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';

/** Nothing more becomes of these by itself. */
const SETTLED: OutboxRow['status'][] = ['sent', 'delivered', 'failed', 'unknown'];

/**
 * What must not go twice at once: a paper, a reminder of it, or else these words, to this address. A unique
 * index holds it while the message is on its way.
 */
function sendingOf(message: Fields): string {
  const { channel, to, quote_id, finance_record_id, variation_id, statement_id } = message;
  const { automation, inbox_id, project_id, subject, body } = message;
  const paper = quote_id ?? finance_record_id ?? variation_id ?? statement_id;
  const words = JSON.stringify([inbox_id, project_id, subject, body].map((one) => (one ? String(one) : null)));
  const what = paper ? String(paper) : createHash('sha256').update(words).digest('base64url');
  return [what, automation ?? '', channel, String(to).toLowerCase()].join(':');
}

/**
 * Puts a message on its way as the only one of its kind: `write` gets what to store with it. Whoever asked before an earlier
 * one had settled did not know of it yet and gets 409; whoever asks afterwards wants it sent again.
 */
export async function alone(
  call: Call,
  { model }: Repository<OutboxRow>,
  message: Fields,
  write: (fields: { sending: string }) => Promise<OutboxRow>,
  what?: string,
): Promise<OutboxRow> {
  const sending = sendingOf(message);
  const same = { user_id: new Types.ObjectId(call.actor.userId), sending };
  const over: Filter<OutboxRow> = { ...same, status: { $in: SETTLED }, settled_at: { $not: { $gte: call.begun } } };
  await model.updateMany(over, { $set: { sending: null } });
  try {
    return await write({ sending });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'duplicate' && error.errors?.[0]?.path === 'sending'))
      throw error;
    throw onItsWay(what ?? kindOf(message), message, await model.findOne(same).lean());
  }
}

/** Of a message that was put on its way before: what kind of finance record it is about is not kept with it. */
function kindOf({ quote_id, finance_record_id, variation_id, statement_id }: Fields): string {
  if (quote_id) return 'quote';
  if (variation_id) return 'variation';
  return statement_id ? 'statement' : finance_record_id ? 'paper' : 'message';
}

function onItsWay(kind: string, message: Fields, other: OutboxRow | null): AppError {
  const what = `That ${kind}`;
  const gone = !other || SETTLED.includes(other.status);
  const where = gone
    ? `went to ${message.to} just now. Send it again if they are to have it twice.`
    : `is already on its way to ${message.to}. It is in the outbox: wait until it has gone, or throw it away there first.`;
  return new AppError('duplicate', `${what} ${where}`);
}
