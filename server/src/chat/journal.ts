import type { TurnContext } from '@smoko/agents';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';

type Journal = TurnContext['journal'] & {
  /** Nothing was on file when it was opened, so the turn has had no effect before. */
  empty: boolean;
  /** Puts on file what was written since: called before every effect of the turn. */
  keep(): Promise<void>;
};

/**
 * The journal of a turn, on the user's message. Nothing needs it before something has been done, so it is put on file
 * once before each effect, not at every step; entry by entry, because assistants work side by side.
 */
export function openJournal(messages: Repository, run: StoredDoc): Journal {
  const entries = new Map(Object.entries((run.journal ?? {}) as Record<string, string>));
  const fresh = new Map<string, string>();
  let kept = Promise.resolve();

  async function store(): Promise<void> {
    if (!fresh.size) return;
    const fields = Object.fromEntries([...fresh].map(([key, value]) => [`journal.${key}`, value]));
    fresh.clear();
    await messages.model.updateOne({ user_id: run.user_id, _id: run._id }, { $set: fields });
  }

  return {
    empty: entries.size === 0,
    read: (key) => entries.get(key),
    async write(key, value) {
      entries.set(key, value);
      fresh.set(key, value);
    },
    // one after the other: what another assistant is putting on file counts as kept only when it is there
    keep() {
      kept = kept.then(store);
      return kept;
    },
  };
}
