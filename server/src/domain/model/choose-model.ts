import { AppError, type DomainInput, invalid, type updateModel } from '@smoko/contract';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Call } from '../call.ts';
import { applyInput, assertComplete, knownPrices, originOf } from './choice.ts';
import { allowedAddress } from './chosen-model.ts';
import type { ModelEnvironment } from './model-environment.ts';
import type { ChoiceDoc } from './store.ts';
import type { StoredChoices } from './stored-choices.ts';

interface Parts {
  choices: StoredChoices;
  environment: ModelEnvironment;
}

type Input = DomainInput<typeof updateModel>;

/** Stores a business's choice. Throws a conflict where it was changed meanwhile. */
export async function chooseModel(parts: Parts, call: Call, input: Input): Promise<void> {
  const { choices } = parts;
  const { userId } = call.actor;
  const doc = await choices.read(userId);
  if (input.version !== undefined && input.version !== doc.version) throw changed();
  const set = await fieldsAfter(parts, doc, input);
  await choices.model
    .updateOne(
      { ...choices.filterOf(userId), version: doc.version },
      { $set: { ...set, version: doc.version + 1 } },
      { upsert: doc.version === 0 },
    )
    .then(({ modifiedCount, upsertedCount }) => {
      if (modifiedCount + upsertedCount === 0) throw changed();
    }, throwConflict);
  call.changes.push({ entity: 'model', record_id: userId, op: 'update', before: null, after: null });
}

/** What is stored of a choice once it is changed. Throws invalid where it may not be so. */
async function fieldsAfter({ choices, environment }: Parts, doc: ChoiceDoc, input: Input) {
  const before = choices.decrypted(doc);
  const choice = applyInput(before, input);
  assertComplete(choice);
  await allowedAddress(environment, choice);
  const { kind, base_url, model, key } = choice;
  const same = model === doc.model && kind === doc.kind && originOf(choice) === originOf(doc);
  const listed = same ? doc : knownPrices(choice);
  const { input_price = listed.input_price, output_price = listed.output_price } = input;
  const { budget = doc.budget } = input;
  if (input.budget != null && (input_price === null || output_price === null)) {
    throw invalid('budget', 'Say first what a million tokens cost, read and written: a budget is counted by that.');
  }
  const kept = key !== null && key === before.key && originOf(choice) === originOf(doc);
  const sealed = kept ? doc.key : key && choices.sealed(String(doc.user_id), { ...choice, key });
  return {
    kind,
    base_url,
    model,
    key: sealed,
    key_ends: key && endOf(key),
    input_price,
    output_price,
    budget,
    ...(same ? {} : { trouble: null }),
  };
}

/** The last characters of a key, by which its owner recognises it; of a short key none, as they would give too much away. */
const endOf = (key: string): string => (key.length >= 12 ? key.slice(-4) : '');

const changed = () =>
  new AppError('conflict', 'This was changed meanwhile. Have a look at it as it is now, then try again.');
/** Two first choices at the same moment: the second fails on the duplicate id, which is a conflict. */
function throwConflict(error: unknown): never {
  throw isDuplicateKey(error) ? changed() : error;
}
