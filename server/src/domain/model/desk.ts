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
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { listHandler } from '../tables/list-handler.ts';
import {
  addressOf,
  assertComplete,
  type ChoiceInput,
  chosenAfter,
  knownPrices,
  originOf,
  type PlainChoice,
} from './choice.ts';
import { asModelSettings } from './present.ts';
import { type ChoiceDoc, choiceModel, type ModelUseRow } from './store.ts';
import { asUse, createUses, type Uses } from './uses.ts';

/** What the domain needs of the network and of whoever runs the server. */
export interface ModelSurroundings {
  /** Seals keys; `about` says whose and for which address. */
  secrets: { seal(text: string, about: string): string; open(sealed: string, about: string): string };
  /** What those have who chose nothing. */
  standard: { name: string; host: string | null };
  privateAllowed: boolean;
  /** Why an address may not be asked, in words for people; null where it may. */
  refusal(address: string): Promise<string | null>;
  /** The models a server lists. Throws with words for people. */
  names(address: string, key: string | null): Promise<string[]>;
  servers(): Promise<ModelServer[]>;
  report(error: unknown): void;
}

/** A model that a business chose, as it is asked. */
export interface ChosenModel {
  kind: 'local' | 'openai' | 'other';
  base_url: string;
  model: string;
  key: string | null;
  input_price: number | null;
  output_price: number | null;
  /** Why it is not asked now, as the beginning of a sentence; null where it is. */
  because: string | null;
}

export interface ModelDesk {
  implementations: Implementation[];
  models: { createIndexes(): Promise<unknown> }[];
  uses: Uses;
  /** What a business chose: a model, the built-in one, or nothing of its own. */
  chosen(actor: Actor): Promise<ChosenModel | 'builtin' | 'default'>;
  /** What would be chosen after this input, to be tried. Throws AppError. */
  candidate(call: Call, input: ChoiceInput): Promise<ChosenModel>;
  /** The chosen model failed: the owner is shown that. */
  failed(actor: Actor, message: string): void;
  choices: ReturnType<typeof choiceModel>;
  /** Tells whoever looks that something of it changed. */
  tell(userId: string): void;
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
const LOOKS_AN_HOUR = 120;
const HOUR_MS = 3_600_000;
const CENT = 10_000;
const USED_UP = "This month's budget for the assistant model is used up";
const NO_KEY = 'The key of the assistant model cannot be read any more';

const aboutKey = (userId: string, choice: Pick<PlainChoice, 'kind' | 'base_url'>): string =>
  `model key of ${userId} for ${originOf(choice)}`;

interface Parts {
  connection: Connection;
  uses: Repository<ModelUseRow>;
  caps: Caps;
  clock: Clock;
  bus: EventBus;
  around: ModelSurroundings;
}

/** Which model answers for a business, what it may cost, and what it took. */
export function createModelDesk({ connection, uses: repository, caps, clock, bus, around }: Parts): ModelDesk {
  const choices = choiceModel(connection);
  const uses = createUses(repository, clock, around.report);
  const own = (userId: string) => ({ user_id: new Types.ObjectId(userId), _id: new Types.ObjectId(userId) });
  const read = async (userId: string): Promise<ChoiceDoc> =>
    (await choices.findOne(own(userId)).lean<ChoiceDoc>()) ?? { ...own(userId), ...NOTHING };

  function tell(userId: string): void {
    bus.emit('record', userId, { table: 'model', op: 'UPDATE', id: userId, updated_at: clock.now().toISOString() });
  }

  /** Undefined where it cannot be opened any more: whoever runs the server lost the key that sealed it. */
  function keyOf(doc: ChoiceDoc): string | null | undefined {
    if (doc.key === null) return null;
    try {
      return around.secrets.open(doc.key, aboutKey(String(doc.user_id), doc));
    } catch {
      return undefined;
    }
  }
  const plain = (doc: ChoiceDoc): PlainChoice => ({ ...doc, key: keyOf(doc) ?? null });

  async function assertAllowed(choice: PlainChoice): Promise<string | null> {
    const address = addressOf(choice);
    const why = address && (await around.refusal(address));
    if (why) throw invalid('base_url', why);
    return address;
  }

  async function usedUp(actor: Actor, { budget }: ChoiceDoc): Promise<boolean> {
    return budget !== null && (await uses.month(actor)).cost >= budget * CENT;
  }

  const chosen: ModelDesk['chosen'] = async (actor) => {
    const doc = await read(actor.userId);
    const { kind, model, input_price, output_price } = doc;
    if (kind === 'default' || kind === 'builtin') return kind;
    const key = keyOf(doc);
    const because = key === undefined ? NO_KEY : (await usedUp(actor, doc)) ? USED_UP : null;
    return {
      kind,
      base_url: addressOf(doc) ?? '',
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
      standard: around.standard,
      privateAllowed: around.privateAllowed,
      why: doc.kind === 'default' || doc.kind === 'builtin' ? null : await whyNot(call.actor),
    });
  const whyNot = async (actor: Actor): Promise<string | null> => {
    const now = await chosen(actor);
    return typeof now === 'string' || now.because === null ? null : `${now.because}.`;
  };

  async function mayLook(call: Call): Promise<void> {
    if (await caps.take(`model looks ${call.actor.userId}`, LOOKS_AN_HOUR, HOUR_MS)) return;
    throw new AppError('rate_limited', 'That was asked for very often. Try again in an hour.');
  }

  const candidate: ModelDesk['candidate'] = async (call, input) => {
    const doc = await read(call.actor.userId);
    const choice = chosenAfter(plain(doc), input);
    if (choice.kind === 'default' || choice.kind === 'builtin') {
      throw invalid('kind', 'Choose a model to test. The built-in one is tested with Smoko itself.');
    }
    assertComplete(choice);
    const base_url = (await assertAllowed(choice)) ?? '';
    await mayLook(call);
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
          { ...own(userId), version: doc.version },
          { $set: { ...set, version: doc.version + 1 } },
          { upsert: doc.version === 0 },
        )
        .then(({ modifiedCount, upsertedCount }) => {
          if (modifiedCount + upsertedCount === 0) throw changed();
        }, clash);
      call.changes.push({ entity: 'model', record_id: userId, op: 'update', before: null, after: null });
      return present(call, await read(userId));
    }),
    implement(listModelServers, async (call) => {
      await mayLook(call);
      return { data: around.privateAllowed ? await around.servers() : [] };
    }),
    implement(listModelNames, async (call, input) => {
      const choice = chosenAfter(plain(await read(call.actor.userId)), input);
      const address = await assertAllowed(choice);
      if (!address) return { data: [] };
      await mayLook(call);
      const names = await around.names(address, choice.key).catch((error: unknown) => {
        throw invalid('base_url', (error as Error).message);
      });
      return { data: names };
    }),
    implement(
      listModelUses,
      listHandler(repository, (_, docs) => docs.map(asUse)),
    ),
  ];

  async function fieldsAfter(doc: ChoiceDoc, input: Parameters<typeof chosenAfter>[1] & Partial<ChoiceDoc>) {
    const before = plain(doc);
    const choice = chosenAfter(before, input);
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
    const sealed = kept ? doc.key : key && around.secrets.seal(key, aboutKey(String(doc.user_id), choice));
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
    tell,
    failed(actor, message) {
      choices
        .updateOne(own(actor.userId), { $set: { trouble: { at: clock.now(), message } } })
        .then(() => tell(actor.userId), around.report);
    },
  };
}

/** Of a short one nothing is told. */
const endOf = (key: string): string => (key.length >= 12 ? key.slice(-4) : '');

const changed = () =>
  new AppError('conflict', 'This was changed meanwhile. Have a look at it as it is now, then try again.');
/** Two first choices at once: the second finds the id taken. */
function clash(error: unknown): never {
  throw (error as { code?: number }).code === 11_000 ? changed() : error;
}
