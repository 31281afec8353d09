import type { TurnContext } from '@smoko/agents';
import type { Repository } from '../db/repository.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Kept } from '../domain/receipts/with-receipt.ts';

type Entries = Record<string, string>;

export type Journal = TurnContext['journal'] &
  Kept & {
    /** Nothing was on file when it was opened, so the turn has had no effect before. */
    empty: boolean;
  };

/**
 * The journal of a turn. Nothing needs it before something has been done, so what was written since goes on file with
 * the receipt of each effect, in one step; with the user's message where an effect has no receipt. A retry reads both.
 */
export async function openJournal(
  { messages, receipts }: { messages: Repository<MessageRow>; receipts: Repository<ReceiptRow> },
  run: MessageRow,
): Promise<Journal> {
  const earlier = run.asked_at
    ? await receipts.model.find({ user_id: run.user_id, run_id: run.run_id }, { journal: 1 }).lean()
    : [];
  const entries = new Map(
    [run.journal, ...earlier.map(({ journal }) => journal)].flatMap((kept) => Object.entries((kept ?? {}) as Entries)),
  );
  const fresh = new Map<string, string>();
  let kept = Promise.resolve();

  /** What could not be put on file stays to be: it goes with the next effect. */
  async function keepWith<T>(store: (entries: Entries) => Promise<T>): Promise<T> {
    const taken = [...fresh];
    const stored = await store(Object.fromEntries(taken));
    for (const [key, value] of taken) if (fresh.get(key) === value) fresh.delete(key);
    return stored;
  }

  async function store(also: Entries): Promise<void> {
    for (const [key, value] of Object.entries(also)) fresh.set(key, value);
    if (!fresh.size) return;
    await keepWith((taken) => {
      const fields = Object.fromEntries(Object.entries(taken).map(([key, value]) => [`journal.${key}`, value]));
      return messages.model.updateOne({ user_id: run.user_id, _id: run._id }, { $set: fields });
    });
  }

  return {
    empty: entries.size === 0,
    read: (key) => entries.get(key),
    async write(key, value) {
      entries.set(key, value);
      fresh.set(key, value);
    },
    keepWith,
    // one after the other: what another assistant is putting on file counts as kept only when it is there
    keep(also = {}) {
      kept = kept.catch(() => {}).then(() => store(also));
      return kept;
    },
  };
}
