import type { Model, readQuote, runTurn, writeText } from '@smoko/agents';

/** The agents room with its model. Loaded after the server listens: LangChain is most of the start-up time. */
export interface Assistants {
  model: Model;
  runTurn: typeof runTurn;
  writeText: typeof writeText;
  readQuote: typeof readQuote;
}
export type LoadAssistants = () => Promise<Assistants>;
