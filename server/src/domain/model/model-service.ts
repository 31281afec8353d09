import { getModel, invalid, listModelNames, listModelServers, listModelUses, updateModel } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { listHandler } from '../tables/list-handler.ts';
import { applyInput, type ChoiceInput } from './choice.ts';
import { chooseModel } from './choose-model.ts';
import {
  allowedAddress,
  type ChosenModel,
  candidateModel,
  chosenModel,
  limitLookups,
  whyUnused,
} from './chosen-model.ts';
import type { ModelEnvironment } from './model-environment.ts';
import { asModelSettings } from './present.ts';
import type { ChoiceDoc, ModelUseRow } from './store.ts';
import { createStoredChoices, type StoredChoices } from './stored-choices.ts';
import { asUse, createUses, type Uses } from './uses.ts';

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
  choices: StoredChoices['model'];
  /** Announces to the owner's open pages that the settings changed. */
  announce(userId: string): void;
}

interface Parts {
  connection: Connection;
  uses: Repository<ModelUseRow>;
  caps: Caps;
  clock: Clock;
  bus: EventBus;
  environment: ModelEnvironment;
}

/** The model settings of businesses: which model answers, its monthly budget, and what it has used. */
export function createModelService(parts: Parts): ModelService {
  const { connection, caps, clock, bus, environment } = parts;
  const choices = createStoredChoices(connection, environment.secrets);
  const uses = createUses(parts.uses, clock, environment.report);

  function announce(userId: string): void {
    bus.emit('record', userId, { table: 'model', op: 'UPDATE', id: userId, updated_at: clock.now().toISOString() });
  }

  const present = async (call: Call, doc: ChoiceDoc) =>
    asModelSettings(doc, {
      month: await uses.month(call.actor),
      standard: environment.standard,
      privateAllowed: environment.privateAllowed,
      why: doc.kind === 'default' || doc.kind === 'builtin' ? null : await whyUnused({ choices, uses }, call.actor),
    });

  /** The models that a server lists which is not chosen yet. */
  async function namesAt(call: Call, input: ChoiceInput): Promise<string[]> {
    const choice = applyInput(choices.decrypted(await choices.read(call.actor.userId)), input);
    const address = await allowedAddress(environment, choice);
    if (!address) return [];
    await limitLookups(caps, call);
    return environment.names(address, choice.key).catch((error: unknown) => {
      throw invalid('base_url', (error as Error).message);
    });
  }

  return {
    models: [choices.model],
    uses,
    choices: choices.model,
    announce,
    chosen: (actor) => chosenModel({ choices, uses }, actor),
    candidate: (call, input) => candidateModel({ choices, caps, environment }, call, input),
    failed(actor, message) {
      choices.model
        .updateOne(choices.filterOf(actor.userId), { $set: { trouble: { at: clock.now(), message } } })
        .then(() => announce(actor.userId), environment.report);
    },
    implementations: [
      implement(getModel, async (call) => present(call, await choices.read(call.actor.userId))),
      implement(updateModel, async (call, input) => {
        await chooseModel({ choices, environment }, call, input);
        return present(call, await choices.read(call.actor.userId));
      }),
      implement(listModelServers, async (call) => {
        await limitLookups(caps, call);
        return { data: environment.privateAllowed ? await environment.servers() : [] };
      }),
      implement(listModelNames, async (call, input) => ({ data: await namesAt(call, input) })),
      implement(
        listModelUses,
        listHandler(parts.uses, (_, docs) => docs.map(asUse)),
      ),
    ],
  };
}
