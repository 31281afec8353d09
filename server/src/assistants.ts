import type { Model } from '@smoko/agents';
import type { Assistants, LoadAssistants } from './chat/assistants.ts';
import type { LoadTester } from './chat/model-test.ts';
import type { Config } from './config.ts';
import type { Actor } from './domain/actor.ts';
import { costOf } from './domain/model/choice.ts';
import type { ChosenModel } from './domain/model/chosen-model.ts';
import type { ModelService } from './domain/model/model-service.ts';
import type { Purpose } from './domain/model/uses.ts';
import { createGuardedFetch } from './model-servers/guarded-fetch.ts';

/** Named at /api/health and at the start. */
export const modelName = (openai: Config['openai']): string => openai?.model ?? 'built-in';

export interface AssistantsLoader {
  load: LoadAssistants;
  loadTester: LoadTester;
  /** Ends what was loaded, if anything was. */
  close(): Promise<void>;
}

export interface LoaderOptions {
  /** What those have who chose nothing. */
  openai: Config['openai'];
  /** What businesses chose. */
  modelService: Pick<ModelService, 'chosen' | 'uses' | 'failed'>;
  privateAllowed: boolean;
  /** Where the code of the threads that read messages lies, when the server is bundled. */
  workerUrl: URL | undefined;
}

/** Visitors are nobody's: together they have one tenant's turn. */
const VISITORS = 'visitors';
/** Somebody stands in: they are not waited for as long as one that is all there is. Milliseconds. */
const PATIENCE = { tries: 2, longestWait: 3_000 };
const SILENCE = { hosted: 30_000, own: 90_000 };

/** Loads the agents room once, with its threads. LangChain takes longer to load than everything else together. */
export function assistantsLoader({ openai, modelService, privateAllowed, workerUrl }: LoaderOptions): AssistantsLoader {
  let loaded: ReturnType<typeof begin> | undefined;
  const guarded = createGuardedFetch({ privateAllowed });

  async function begin() {
    const room = await import('@smoko/agents');
    const { createModel, createPool, createVisitor, extract, modelWith, planInbound, runTurn, withStandIn } = room;
    const { dayNamed, workInbound, writeText } = room;
    const pool = createPool({ workerUrl });
    const standard = createModel(openai ? { kind: 'openai', ...openai } : { kind: 'builtin' });
    const builtin = createModel({ kind: 'builtin' });

    /** A chosen model as this business asks it; each answer is counted for the purpose. */
    function ofChoice(actor: Actor, chosen: ChosenModel, purpose: Purpose): Model {
      const { kind, key, base_url: baseUrl, model } = chosen;
      const patience = { ...PATIENCE, silence: kind === 'openai' ? SILENCE.hosted : SILENCE.own };
      const keys = key === null ? {} : { apiKey: key };
      const own = createModel(
        { kind: 'openai', ...keys, baseUrl, model, patience, countTokens: true, fetch: guarded },
        pool.for(actor.userId),
      );
      const counted: Model['counted'] = (tokens) =>
        modelService.uses.add(actor, purpose, model, tokens, costOf(tokens, chosen));
      return { ...own, counted };
    }

    const modelFor: Assistants['modelFor'] = async (actor, purpose) => {
      const understand = pool.for(actor?.userId ?? VISITORS);
      const chosen = actor ? await modelService.chosen(actor) : 'default';
      if (!actor || chosen === 'default') return modelWith(standard, understand);
      const own = modelWith(builtin, understand);
      if (chosen === 'builtin') return own;
      const { because, model } = chosen;
      if (because !== null) modelService.uses.stoodIn(actor, purpose, model, because);
      // code reads what comes in from outside when a model fails: the built-in one would take it for the tradie's words
      if (purpose.what === 'inbound') return because === null ? ofChoice(actor, chosen, purpose) : own;
      return withStandIn(ofChoice(actor, chosen, purpose), own, {
        ...(because === null ? {} : { because }),
        onFall(happened) {
          modelService.uses.stoodIn(actor, purpose, model, happened);
          modelService.failed(actor, `${happened}.`);
        },
      });
    };
    const assistants: Assistants = {
      modelFor,
      understandFor: pool.for,
      createVisitor,
      extract,
      planInbound,
      runTurn,
      workInbound,
      dayNamed,
      writeText,
      close: pool.close,
    };
    return { assistants, tester: { titles: room.CHECK_TITLES, runChecks: room.runChecks, modelFor: ofChoice } };
  }
  const once = () => {
    loaded ??= begin();
    return loaded;
  };

  return {
    load: async () => (await once()).assistants,
    loadTester: async () => (await once()).tester,
    close: async () => {
      const room = await loaded?.catch(() => undefined);
      await room?.assistants.close();
    },
  };
}
