import type { ModelUse } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Update } from '../../db/row-model.ts';
import type { Actor } from '../actor.ts';
import { type Clock, today } from '../clock.ts';
import type { ModelUseRow } from './store.ts';

/** What a request to a model is for. Requests with the same `ref` count as one use, such as all of one turn. */
export interface Purpose {
  what: ModelUse['what'];
  ref: string;
}

interface Tokens {
  input: number;
  output: number;
  estimated: boolean;
}

export interface Month {
  /** `YYYY-MM`. */
  name: string;
  turns: number;
  input_tokens: number;
  output_tokens: number;
  /** Millionths of a dollar. */
  cost: number;
  estimated: boolean;
  stood_in: number;
}

/** Tokens and cost of the models that businesses chose, stored per turn and summed per calendar month. */
export interface Uses {
  /** Adds the tokens of one answer. `cost` is in millionths of a dollar. */
  add(actor: Actor, purpose: Purpose, model: string, tokens: Tokens, cost: number | null): void;
  /** Notes that the built-in model answered instead, and why. */
  stoodIn(actor: Actor, purpose: Purpose, model: string, why: string): void;
  /** The sums of this month, including everything added before this call. */
  month(actor: Actor): Promise<Month>;
}

export function createUses({ model }: Repository<ModelUseRow>, clock: Clock, report: (error: unknown) => void): Uses {
  /** The last pending write of each owner: writes run one after the other, and `month` waits for them. */
  const pending = new Map<string, Promise<unknown>>();

  function write(actor: Actor, work: () => Promise<unknown>): void {
    const done = (pending.get(actor.userId) ?? Promise.resolve())
      .then(work)
      .catch(report)
      .finally(() => {
        if (pending.get(actor.userId) === done) pending.delete(actor.userId);
      });
    pending.set(actor.userId, done);
  }
  const monthOf = ({ business }: Actor): string => today(clock, business.timeZone).slice(0, 7);

  function change(
    actor: Actor,
    { what, ref }: Purpose,
    name: string,
    fields: Pick<Update<ModelUseRow>, '$inc' | '$set'>,
  ) {
    const now = clock.now();
    const own = { user_id: new Types.ObjectId(actor.userId), ref, model: name };
    const isRun = what === 'turn' && Types.ObjectId.isValid(ref);
    const first = { what, run_id: isRun ? new Types.ObjectId(ref) : null, month: monthOf(actor), created_at: now };
    return model.updateOne(
      own,
      { ...fields, $set: { ...fields.$set, updated_at: now }, $setOnInsert: first },
      { upsert: true },
    );
  }

  return {
    add(actor, purpose, name, { input, output, estimated }, cost) {
      const counted = { input_tokens: input, output_tokens: output, version: 1, ...(cost === null ? {} : { cost }) };
      write(actor, () =>
        change(actor, purpose, name, {
          $inc: counted,
          ...(estimated ? { $set: { estimated } } : {}),
        }),
      );
    },
    stoodIn(actor, purpose, name, why) {
      write(actor, () =>
        change(actor, purpose, name, {
          $inc: { input_tokens: 0, output_tokens: 0, version: 1 },
          $set: { stood_in: why },
        }),
      );
    },
    async month(actor) {
      await pending.get(actor.userId);
      const name = monthOf(actor);
      const countIf = (field: unknown) => ({ $sum: { $cond: [field, 1, 0] } });
      const [sum] = await model.aggregate<Omit<Month, 'name' | 'estimated'> & { estimated: number }>([
        { $match: { user_id: new Types.ObjectId(actor.userId), month: name } },
        {
          $group: {
            _id: null,
            turns: countIf({ $eq: ['$what', 'turn'] }),
            input_tokens: { $sum: '$input_tokens' },
            output_tokens: { $sum: '$output_tokens' },
            cost: { $sum: '$cost' },
            estimated: countIf({ $eq: ['$estimated', true] }),
            stood_in: countIf({ $ne: [{ $ifNull: ['$stood_in', null] }, null] }),
          },
        },
      ]);
      const { turns = 0, input_tokens = 0, output_tokens = 0, cost = 0, stood_in = 0 } = sum ?? {};
      return { name, turns, input_tokens, output_tokens, cost, stood_in, estimated: (sum?.estimated ?? 0) > 0 };
    },
  };
}

export function asUse(doc: ModelUseRow) {
  const { _id, what, run_id, model, input_tokens, output_tokens, estimated, cost, stood_in, created_at } = doc;
  return {
    id: _id.toHexString(),
    what,
    run_id: run_id?.toHexString() ?? null,
    model,
    input_tokens,
    output_tokens,
    estimated: estimated ?? false,
    cost: cost ?? null,
    stood_in: stood_in ?? null,
    created_at: created_at.toISOString(),
  };
}
