import type { LoadAssistants } from './chat/assistants.ts';
import type { Config } from './config.ts';

/** Named in receipts and at /api/health. */
export const modelName = (openai: Config['openai']): string => openai?.model ?? 'built-in';

/** Loads the agents room once. LangChain takes longer to load than everything else together. */
export function assistantsLoader(openai: Config['openai']): LoadAssistants {
  let loaded: ReturnType<LoadAssistants> | undefined;
  const load: LoadAssistants = async () => {
    const { createModel, createVisitor, extract, planInbound, readQuote, runTurn, workInbound, writeText } =
      await import('@smoko/agents');
    const model = createModel(openai ? { kind: 'openai', ...openai } : { kind: 'builtin' });
    return { model, createVisitor, extract, planInbound, readQuote, runTurn, workInbound, writeText };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}
