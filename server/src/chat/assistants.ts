import type {
  createVisitor,
  dayNamed,
  extract,
  Model,
  planInbound,
  runTurn,
  Understand,
  workInbound,
  writeText,
} from '@smoko/agents';
import type { Actor } from '../domain/actor.ts';
import type { Purpose } from '../domain/model/uses.ts';

/** The agents room with its model. Loaded after the server listens: LangChain is most of the start-up time. */
export interface Assistants {
  /**
   * The model that answers for a business, for one purpose: what it chose, with the built-in one to stand in, else what
   * whoever runs the server set. What is worked out about its messages takes turns with everybody else's. Null: a visitor.
   */
  modelFor(actor: Actor | null, purpose: Purpose): Model | Promise<Model>;
  /** What code works out about a text, for one tenant. */
  understandFor(tenant: string): Understand;
  runTurn: typeof runTurn;
  writeText: typeof writeText;
  dayNamed: typeof dayNamed;
  createVisitor: typeof createVisitor;
  extract: typeof extract;
  planInbound: typeof planInbound;
  workInbound: typeof workInbound;
  /** Ends the threads. */
  close(): Promise<void>;
}
/** As receipts and the health page name it. */
export const receiptName = (model: Pick<Model, 'host' | 'name'> | undefined): string =>
  model && model.host !== null ? model.name : 'built-in';

export type LoadAssistants = () => Promise<Assistants>;
