import type {
  createVisitor,
  extract,
  Model,
  planInbound,
  readQuote,
  runTurn,
  workInbound,
  writeText,
} from '@smoko/agents';

/** The agents room with its model. Loaded after the server listens: LangChain is most of the start-up time. */
export interface Assistants {
  model: Model;
  runTurn: typeof runTurn;
  writeText: typeof writeText;
  readQuote: typeof readQuote;
  createVisitor: typeof createVisitor;
  extract: typeof extract;
  planInbound: typeof planInbound;
  workInbound: typeof workInbound;
}
export type LoadAssistants = () => Promise<Assistants>;
