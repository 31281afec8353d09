import { AppError, invalid } from '@smoko/contract';
import type { Actor } from '../actor.ts';
import type { Call } from '../call.ts';
import type { Caps } from '../caps.ts';
import {
  applyInput,
  assertComplete,
  baseUrlOf,
  type ChoiceInput,
  knownPrices,
  originOf,
  type PlainChoice,
} from './choice.ts';
import type { ModelEnvironment } from './model-environment.ts';
import type { ChoiceDoc } from './store.ts';
import type { StoredChoices } from './stored-choices.ts';
import type { Uses } from './uses.ts';

/** The model a business chose, with what a request to it needs. */
export interface ChosenModel {
  kind: 'local' | 'openai' | 'other';
  base_url: string;
  model: string;
  key: string | null;
  input_price: number | null;
  output_price: number | null;
  /** Why the model cannot be used now, as a sentence without its full stop; null where it can. */
  because: string | null;
}

const LOOKUPS_PER_HOUR = 120;
const HOUR_MS = 3_600_000;
const CENT = 10_000;
const USED_UP = "This month's budget for the assistant model is used up";
const NO_KEY = 'The key of the assistant model cannot be read any more';

interface Parts {
  choices: StoredChoices;
  uses: Uses;
}

/** The model that a business chose, `builtin`, or `default` where it chose none. */
export async function chosenModel(
  { choices, uses }: Parts,
  actor: Actor,
): Promise<ChosenModel | 'builtin' | 'default'> {
  const doc = await choices.read(actor.userId);
  const { kind, model, input_price, output_price } = doc;
  if (kind === 'default' || kind === 'builtin') return kind;
  const key = choices.keyOf(doc);
  const because = key === undefined ? NO_KEY : (await isBudgetUsedUp(uses, actor, doc)) ? USED_UP : null;
  return {
    kind,
    base_url: baseUrlOf(doc) ?? '',
    model: model ?? '',
    key: key ?? null,
    input_price,
    output_price,
    because,
  };
}

async function isBudgetUsedUp(uses: Uses, actor: Actor, { budget }: ChoiceDoc): Promise<boolean> {
  return budget !== null && (await uses.month(actor)).cost >= budget * CENT;
}

/** Why the model that was chosen is not used, as a sentence; null where it is. */
export async function whyUnused(parts: Parts, actor: Actor): Promise<string | null> {
  const now = await chosenModel(parts, actor);
  return typeof now === 'string' || now.because === null ? null : `${now.because}.`;
}

/** The address that requests to a choice go to; null where it has none. Throws invalid where they may not go there. */
export async function allowedAddress(environment: ModelEnvironment, choice: PlainChoice): Promise<string | null> {
  const address = baseUrlOf(choice);
  const why = address && (await environment.refusal(address));
  if (why) throw invalid('base_url', why);
  return address;
}

export async function limitLookups(caps: Caps, call: Call): Promise<void> {
  if (await caps.take(`model looks ${call.actor.userId}`, LOOKUPS_PER_HOUR, HOUR_MS)) return;
  throw new AppError('rate_limited', 'That was asked for very often. Try again in an hour.');
}

interface Network {
  choices: StoredChoices;
  caps: Caps;
  environment: ModelEnvironment;
}

/** The model that this input would choose, for a test before it is saved. Throws AppError. */
export async function candidateModel(
  { choices, caps, environment }: Network,
  call: Call,
  input: ChoiceInput,
): Promise<ChosenModel> {
  const doc = await choices.read(call.actor.userId);
  const choice = applyInput(choices.decrypted(doc), input);
  if (choice.kind === 'default' || choice.kind === 'builtin') {
    throw invalid('kind', 'Choose a model to test. The built-in one is tested with Smoko itself.');
  }
  assertComplete(choice);
  const base_url = (await allowedAddress(environment, choice)) ?? '';
  await limitLookups(caps, call);
  const same = choice.model === doc.model && originOf(choice) === originOf(doc);
  const { input_price, output_price } = same ? doc : knownPrices(choice);
  return {
    kind: choice.kind,
    base_url,
    model: choice.model ?? '',
    key: choice.key,
    input_price,
    output_price,
    because: null,
  };
}
