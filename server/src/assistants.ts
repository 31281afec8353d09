import type { LoadAssistants } from './chat/assistants.ts';
import type { Config } from './config.ts';

/** Named in receipts and at /api/health. */
export const modelName = (openai: Config['openai']): string => openai?.model ?? 'built-in';

export interface AssistantsLoader {
  load: LoadAssistants;
  /** Ends what was loaded, if anything was. */
  close(): Promise<void>;
}

/**
 * Loads the agents room once, with the threads that read messages (`workerUrl`: where their code lies when the server
 * is bundled). LangChain takes longer to load than everything else together.
 */
export function assistantsLoader(openai: Config['openai'], workerUrl: URL | undefined): AssistantsLoader {
  let loaded: ReturnType<LoadAssistants> | undefined;
  const begin: LoadAssistants = async () => {
    const { createModel, createPool, createVisitor, extract, modelWith, planInbound, runTurn, workInbound, writeText } =
      await import('@smoko/agents');
    const pool = createPool({ workerUrl });
    const model = createModel(openai ? { kind: 'openai', ...openai } : { kind: 'builtin' });
    return {
      modelFor: (tenant) => modelWith(model, pool.for(tenant)),
      understandFor: pool.for,
      createVisitor,
      extract,
      planInbound,
      runTurn,
      workInbound,
      writeText,
      close: pool.close,
    };
  };
  return {
    load() {
      loaded ??= begin();
      return loaded;
    },
    close: async () => {
      const room = await loaded?.catch(() => undefined);
      await room?.close();
    },
  };
}
