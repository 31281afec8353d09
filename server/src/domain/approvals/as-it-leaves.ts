import {
  AppError,
  type Operation,
  previewMessage,
  sendFinanceRecord,
  sendMessage,
  sendOnMyWay,
  sendQuote,
  sendStatement,
  sendVariation,
} from '@smoko/contract';
import type { Actor } from '../actor.ts';
import type { Executor } from '../executor.ts';
import { sizeWords } from '../outbox/size-words.ts';
import { fromWire } from '../receipts/with-receipt.ts';

interface Sent {
  id?: string;
  channel?: string;
  note?: string | null;
  minutes?: number | null;
  from?: string;
  to?: string;
}
const asked: Record<string, (input: Sent) => object> = {
  [sendMessage.id]: (input) => input,
  [sendQuote.id]: ({ id, channel, note }) => ({ quote_id: id, channel, note }),
  [sendFinanceRecord.id]: ({ id, channel, note }) => ({ finance_record_id: id, channel, note }),
  [sendVariation.id]: ({ id, channel, note }) => ({ variation_id: id, channel, note }),
  [sendOnMyWay.id]: ({ id, minutes, channel }) => ({ on_my_way: { id, minutes }, channel }),
  [sendStatement.id]: ({ id, from, to, channel, note }) => ({ statement: { client_id: id, from, to }, channel, note }),
};

/** What somebody who is asked whether a message may go has to see: every word of a paper's message, and the price. */
export async function asItLeaves(executor: Executor, actor: Actor, operation: Operation, input: object) {
  const preview = Object.hasOwn(asked, operation.id) ? asked[operation.id]?.(input) : undefined;
  if (!preview) return [];
  // the card is its owner's, whoever asked for it
  const { agent: _, sender: __, ...owner } = actor;
  try {
    const shown = await executor.execute(previewMessage, owner, fromWire(previewMessage, preview));
    const whole = operation.id === sendMessage.id ? [] : shown.body.split('\n').filter(Boolean);
    return [...whole, sizeWords(shown.parts), ...shown.warnings];
  } catch (error) {
    // said before anybody says yes
    if (error instanceof AppError) return [`It cannot go like this: ${error.message}`];
    throw error;
  }
}
