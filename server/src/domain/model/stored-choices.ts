import { type Connection, Types } from 'mongoose';
import { originOf, type PlainChoice } from './choice.ts';
import type { ModelEnvironment } from './model-environment.ts';
import { type ChoiceDoc, choiceModel } from './store.ts';

const NOTHING: Omit<ChoiceDoc, '_id' | 'user_id'> = {
  kind: 'default',
  base_url: null,
  model: null,
  key: null,
  key_ends: null,
  input_price: null,
  output_price: null,
  budget: null,
  trouble: null,
  test: null,
  test_beat: null,
  version: 0,
};

/** What an encrypted key is bound to: its owner and the server it is for. */
const aboutKey = (userId: string, choice: Pick<PlainChoice, 'kind' | 'base_url'>): string =>
  `model key of ${userId} for ${originOf(choice)}`;

export type StoredChoices = ReturnType<typeof createStoredChoices>;

/** The choice of each business on file, with its key encrypted. */
export function createStoredChoices(connection: Connection, secrets: ModelEnvironment['secrets']) {
  const model = choiceModel(connection);
  const filterOf = (userId: string) => ({ user_id: new Types.ObjectId(userId), _id: new Types.ObjectId(userId) });

  /** The decrypted key; undefined where it cannot be decrypted, because the server's own secret was lost or changed. */
  function keyOf(doc: ChoiceDoc): string | null | undefined {
    if (doc.key === null) return null;
    try {
      return secrets.open(doc.key, aboutKey(String(doc.user_id), doc));
    } catch {
      return undefined;
    }
  }

  return {
    model,
    filterOf,
    keyOf,
    read: async (userId: string): Promise<ChoiceDoc> =>
      (await model.findOne(filterOf(userId)).lean<ChoiceDoc>()) ?? { ...filterOf(userId), ...NOTHING },
    decrypted: (doc: ChoiceDoc): PlainChoice => ({ ...doc, key: keyOf(doc) ?? null }),
    /** The key of a choice, encrypted for its owner and its server. */
    sealed: (userId: string, choice: PlainChoice & { key: string }): string =>
      secrets.seal(choice.key, aboutKey(userId, choice)),
  };
}
