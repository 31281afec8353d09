import { createHash } from 'node:crypto';
import { adminTasks } from '@smoko/contract';
import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type Clock, today } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import { fromWire } from '../receipts/with-receipt.ts';
import type { QuoteResponse, QuoteRow } from './schema.ts';

type QuoteState = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** A quote as its client sees it. */
export interface QuoteView {
  actor: Actor;
  quote: QuoteRow;
  state: QuoteState;
  response: QuoteResponse | null;
  /** Of the content shown: an answer is to this and to nothing that came later. */
  seen: string;
}

export interface QuoteAnswers {
  /** null: there is no such quote any more. */
  view(id: string): Promise<QuoteView | null>;
  /** Counts once. `changed`: not what they looked at; `closed`: nothing to answer any more. */
  answer(
    id: string,
    given: { decision: 'accepted' | 'declined'; name: string; reason: string | null; seen: string },
  ): Promise<'done' | 'changed' | 'closed'>;
}

interface Parts {
  quotes: Repository<QuoteRow>;
  clock: Clock;
  bus: EventBus;
  executor: Executor;
  ownerOf(userId: string): Promise<Actor | null>;
}

/** What is agreed to: everything the client reads. */
const CONTENT = [
  'quote_number',
  'content',
  'lines',
  'prices_include_gst',
  'subtotal',
  'gst',
  'total',
  'valid_until',
] as const;
const contentOf = (quote: QuoteRow) => Object.fromEntries(CONTENT.map((name) => [name, quote[name] ?? null]));
const hashOf = (quote: QuoteRow): string =>
  createHash('sha256')
    .update(JSON.stringify(contentOf(quote)))
    .digest('base64url');

export function createQuoteAnswers({ quotes, clock, bus, executor, ownerOf }: Parts): QuoteAnswers {
  const find = (id: string) =>
    acrossOwners(quotes.model, "whoever has the link of a quote is nobody's user").findOne({
      _id: new Types.ObjectId(id),
      deleted_at: null,
    });

  function stateOf(quote: QuoteRow, { business }: Actor): QuoteState {
    const { status, valid_until } = quote;
    if (status === 'accepted' || status === 'declined') return status;
    if (status === 'draft' || !quote.sent_at) return 'withdrawn';
    const over = valid_until !== null && valid_until < today(clock, business.timeZone);
    return status === 'expired' || over ? 'expired' : 'open';
  }

  const view: QuoteAnswers['view'] = async (id) => {
    const quote = await find(id);
    const actor = quote && (await ownerOf(String(quote.user_id)));
    if (!quote || !actor) return null;
    const response = quote.response ?? null;
    return { actor, quote, state: stateOf(quote, actor), response, seen: hashOf(quote) };
  };

  async function tell(actor: Actor, quote: QuoteRow, { decision, name, reason }: QuoteResponse): Promise<void> {
    const id = quote._id.toHexString();
    const why = reason ? `: ${reason}` : '';
    await executor.execute(
      adminTasks.operations.create,
      { ...actor, via: 'automation' },
      fromWire(adminTasks.operations.create, {
        task_name: `Quote ${quote.quote_number} ${decision} by ${name}${why}`.slice(0, 200),
        project_id: quote.project_id?.toHexString() ?? null,
      }),
      // the same answer tells once, also after a crash
      { key: `quote-response:${id}` },
    );
  }

  return {
    view,
    async answer(id, { decision, name, reason, seen }) {
      const shown = await view(id);
      if (!shown) return 'closed';
      const { actor, quote } = shown;
      if (shown.response) {
        // the form came twice, or its first answer got lost on the way
        if (shown.response.decision !== decision) return 'closed';
        await tell(actor, quote, shown.response);
        return 'done';
      }
      if (shown.state !== 'open') return 'closed';
      if (shown.seen !== seen) return 'changed';
      const at = clock.now();
      const response: QuoteResponse = { decision, name, reason, at, total: quote.total };
      const agreed = decision === 'accepted' ? { ...contentOf(quote), hash: seen } : null;
      const after = await quotes.model
        .findOneAndUpdate(
          { user_id: quote.user_id, _id: quote._id, deleted_at: null, response: null, version: quote.version },
          { $set: { status: decision, response, agreed, updated_at: at }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      // answered, changed or withdrawn at this very moment: looked at anew
      if (!after) return this.answer(id, { decision, name, reason, seen });
      const event = { table: 'quotes', op: 'UPDATE' as const, id, updated_at: at.toISOString() };
      bus.emit('record', actor.userId, event);
      await tell(actor, after, response);
      return 'done';
    },
  };
}
