import {
  AppError,
  getModel,
  invalid,
  listModelNames,
  listModelServers,
  listModelUses,
  type ModelServer,
  updateModel,
} from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { listHandler } from '../tables/list-handler.ts';
import {
  applyInput,
  assertComplete,
  baseUrlOf,
  type ChoiceInput,
  knownPrices,
  originOf,
  type PlainChoice,
} from './choice.ts';
import { asModelSettings } from './present.ts';
import { type ChoiceDoc, choiceModel, type ModelUseRow } from './store.ts';
import { asUse, createUses, type Uses } from './uses.ts';

/** The network and the server's settings, as far as choosing a model needs them. */
export interface ModelEnvironment {
  /** Encrypts keys. `about` binds a key to its owner and server: it decrypts only with the same words. */
  secrets: { seal(text: string, about: string): string; open(sealed: string, about: string): string };
  /** The model of businesses that chose none. */
  standard: { name: string; host: string | null };
  privateAllowed: boolean;
  /** Why requests to an address are not allowed, as a message for people; null where they are. */
  refusal(address: string): Promise<string | null>;
  /** The models that a server lists. Throws an error with a message for people. */
  names(address: string, key: string | null): Promise<string[]>;
  servers(): Promise<ModelServer[]>;
  report(error: unknown): void;
}

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

export interface ModelService {
  implementations: Implementation[];
  models: { createIndexes(): Promise<unknown> }[];
  uses: Uses;
  /** The model that a business chose, `builtin`, or `default` where it chose none. */
  chosen(actor: Actor): Promise<ChosenModel | 'builtin' | 'default'>;
  /** The model that this input would choose, for a test before it is saved. Throws AppError. */
  candidate(call: Call, input: ChoiceInput): Promise<ChosenModel>;
  /** Stores that the chosen model failed, for its owner to see. */
  failed(actor: Actor, message: string): void;
  choices: ReturnType<typeof choiceModel>;
  /** Announces to the owner's open pages that the settings changed. */
  announce(userId: string): void;
}

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
const LOOKUPS_PER_HOUR = 120;
const HOUR_MS = 3_600_000;
const CENT = 10_000;
const USED_UP = "This month's budget for the assistant model is used up";
const NO_KEY = 'The key of the assistant model cannot be read any more';

/** What an encrypted key is bound to: its owner and the server it is for. */
const aboutKey = (userId: string, choice: Pick<PlainChoice, 'kind' | 'base_url'>): string =>
  `model key of ${userId} for ${originOf(choice)}`;

interface Parts {
  connection: Connection;
  uses: Repository<ModelUseRow>;
  caps: Caps;
  clock: Clock;
  bus: EventBus;
  environment: ModelEnvironment;
}

/** The model settings of businesses: which model answers, its monthly budget, and what it has used. */
export function createModelService({
  connection,
  uses: repository,
  caps,
  clock,
  bus,
  environment,
}: Parts): ModelService {
  const choices = choiceModel(connection);
  const uses = createUses(repository, clock, environment.report);
  const ownerFilter = (userId: string) => ({ user_id: new Types.ObjectId(userId), _id: new Types.ObjectId(userId) });
  const read = async (userId: string): Promise<ChoiceDoc> =>
    (await choices.findOne(ownerFilter(userId)).lean<ChoiceDoc>()) ?? { ...ownerFilter(userId), ...NOTHING };

  function announce(userId: string): void {
    bus.emit('record', userId, { table: 'model', op: 'UPDATE', id: userId, updated_at: clock.now().toISOString() });
  }

  /** The decrypted key; undefined where it cannot be decrypted, because the server's own secret was lost or changed. */
  function keyOf(doc: ChoiceDoc): string | null | undefined {
    if (doc.key === null) return null;
    try {
      return environment.secrets.open(doc.key, aboutKey(String(doc.user_id), doc));
    } catch {
      return undefined;
    }
  }
  const decrypted = (doc: ChoiceDoc): PlainChoice => ({ ...doc, key: keyOf(doc) ?? null });

  async function assertAllowed(choice: PlainChoice): Promise<string | null> {
    const address = baseUrlOf(choice);
    const why = address && (await environment.refusal(address));
    if (why) throw invalid('base_url', why);
    return address;
  }

  async function isBudgetUsedUp(actor: Actor, { budget }: ChoiceDoc): Promise<boolean> {
    return budget !== null && (await uses.month(actor)).cost >= budget * CENT;
  }

  const chosen: ModelService['chosen'] = async (actor) => {
    const doc = await read(actor.userId);
    const { kind, model, input_price, output_price } = doc;
    if (kind === 'default' || kind === 'builtin') return kind;
    const key = keyOf(doc);
    const because = key === undefined ? NO_KEY : (await isBudgetUsedUp(actor, doc)) ? USED_UP : null;
    return {
      kind,
      base_url: baseUrlOf(doc) ?? '',
      model: model ?? '',
      key: key ?? null,
      input_price,
      output_price,
      because,
    };
  };

  const present = async (call: Call, doc: ChoiceDoc) =>
    asModelSettings(doc, {
      month: await uses.month(call.actor),
      standard: environment.standard,
      privateAllowed: environment.privateAllowed,
      why: doc.kind === 'default' || doc.kind === 'builtin' ? null : await whyUnused(call.actor),
    });
  const whyUnused = async (actor: Actor): Promise<string | null> => {
    const now = await chosen(actor);
    return typeof now === 'string' || now.because === null ? null : `${now.because}.`;
  };

  async function limitLookups(call: Call): Promise<void> {
    if (await caps.take(`model looks ${call.actor.userId}`, LOOKUPS_PER_HOUR, HOUR_MS)) return;
    throw new AppError('rate_limited', 'That was asked for very often. Try again in an hour.');
  }

  const candidate: ModelService['candidate'] = async (call, input) => {
    const doc = await read(call.actor.userId);
    const choice = applyInput(decrypted(doc), input);
    if (choice.kind === 'default' || choice.kind === 'builtin') {
      throw invalid('kind', 'Choose a model to test. The built-in one is tested with Smoko itself.');
    }
    assertComplete(choice);
    const base_url = (await assertAllowed(choice)) ?? '';
    await limitLookups(call);
    const same = choice.model === doc.model && originOf(choice) === originOf(doc);
    const prices = same ? doc : knownPrices(choice);
    const { input_price, output_price } = prices;
    return {
      kind: choice.kind,
      base_url,
      model: choice.model ?? '',
      key: choice.key,
      input_price,
      output_price,
      because: null,
    };
  };

  const implementations = [
    implement(getModel, async (call) => present(call, await read(call.actor.userId))),
    implement(updateModel, async (call, input) => {
      const { userId } = call.actor;
      const doc = await read(userId);
      if (input.version !== undefined && input.version !== doc.version) throw changed();
      const set = await fieldsAfter(doc, input);
      await choices
        .updateOne(
          { ...ownerFilter(userId), version: doc.version },
          { $set: { ...set, version: doc.version + 1 } },
          { upsert: doc.version === 0 },
        )
        .then(({ modifiedCount, upsertedCount }) => {
          if (modifiedCount + upsertedCount === 0) throw changed();
        }, throwConflict);
      call.changes.push({ entity: 'model', record_id: userId, op: 'update', before: null, after: null });
      return present(call, await read(userId));
    }),
    implement(listModelServers, async (call) => {
      await limitLookups(call);
      return { data: environment.privateAllowed ? await environment.servers() : [] };
    }),
    implement(listModelNames, async (call, input) => {
      const choice = applyInput(decrypted(await read(call.actor.userId)), input);
      const address = await assertAllowed(choice);
      if (!address) return { data: [] };
      await limitLookups(call);
      const names = await environment.names(address, choice.key).catch((error: unknown) => {
        throw invalid('base_url', (error as Error).message);
      });
      return { data: names };
    }),
    implement(
      listModelUses,
      listHandler(repository, (_, docs) => docs.map(asUse)),
    ),
  ];

  async function fieldsAfter(doc: ChoiceDoc, input: Parameters<typeof applyInput>[1] & Partial<ChoiceDoc>) {
    const before = decrypted(doc);
    const choice = applyInput(before, input);
    assertComplete(choice);
    await assertAllowed(choice);
    const { kind, base_url, model, key } = choice;
    const same = model === doc.model && kind === doc.kind && originOf(choice) === originOf(doc);
    const listed = same ? doc : knownPrices(choice);
    const { input_price = listed.input_price, output_price = listed.output_price } = input;
    const { budget = doc.budget } = input;
    if (input.budget != null && (input_price === null || output_price === null)) {
      throw invalid('budget', 'Say first what a million tokens cost, read and written: a budget is counted by that.');
    }
    const kept = key !== null && key === before.key && originOf(choice) === originOf(doc);
    const sealed = kept ? doc.key : key && environment.secrets.seal(key, aboutKey(String(doc.user_id), choice));
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

  return {
    implementations,
    models: [choices],
    uses,
    chosen,
    candidate,
    choices,
    announce,
    failed(actor, message) {
      choices
        .updateOne(ownerFilter(actor.userId), { $set: { trouble: { at: clock.now(), message } } })
        .then(() => announce(actor.userId), environment.report);
    },
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
