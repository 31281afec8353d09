import type {
  createVisitor,
  extract,
  Model,
  planInbound,
  runTurn,
  Understand,
  workInbound,
  writeText,
} from '@smoko/agents';

/** The agents room with its model. Loaded after the server listens: LangChain is most of the start-up time. */
export interface Assistants {
  /** The model as one tenant has it: what is worked out about their messages takes turns with everybody else's. */
  modelFor(tenant: string): Model;
  /** What code works out about a text, for one tenant. */
  understandFor(tenant: string): Understand;
  runTurn: typeof runTurn;
  writeText: typeof writeText;
  createVisitor: typeof createVisitor;
  extract: typeof extract;
  planInbound: typeof planInbound;
  workInbound: typeof workInbound;
  /** Ends the threads. */
  close(): Promise<void>;
}
export type LoadAssistants = () => Promise<Assistants>;
