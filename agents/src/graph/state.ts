import { Annotation, type LangGraphRunnableConfig } from '@langchain/langgraph';
import type { AssistantId } from '@smoko/contract';
import type { TurnContext, TurnEvent, TurnInput } from '../context.ts';
import type { KnownRecord } from '../known.ts';
import type { Model } from '../models/model.ts';

/** Travels as LangGraph's runtime context, never in state: it holds services and is bound to one owner. */
export interface TurnRuntime {
  model: Model;
  turn: TurnContext;
}
export const TurnRuntimeSchema = Annotation.Root({ runtime: Annotation<TurnRuntime>() });
export type Config = LangGraphRunnableConfig<typeof TurnRuntimeSchema.State>;

export function runtimeOf(config: Config): TurnRuntime & { signal: AbortSignal } {
  const runtime = config.context?.runtime;
  if (!runtime) throw new Error('The turn graph runs with a runtime context only.');
  return { ...runtime, signal: config.signal ?? new AbortController().signal };
}

export const emit = (config: Config, event: TurnEvent): void => config.writer?.(event);

/** What one assistant is to do. */
export interface Assignment {
  assistant: AssistantId;
  request: string;
  /** The user's whole message, when the request is a part of it. */
  original: string | null;
  /** What was done just before for this message, in words made by code. */
  doneSoFar: string[];
  /** Others did, or do, the rest of the message. */
  isPart?: boolean;
  /** Who had this part before: it does not go back to them. */
  had?: readonly AssistantId[];
  /** How often it was handed on after the first sharing out; left out: not at all. */
  round?: number;
}

export const TurnState = Annotation.Root({
  input: Annotation<TurnInput>(),
  /** What the message may be about; read again when Jerry has written something. */
  known: Annotation<KnownRecord[]>({ reducer: (_, next) => next, default: () => [] }),
  /** Jerry's part first; then the specialists, in parallel. */
  first: Annotation<Assignment | null>({ reducer: (_, next) => next, default: () => null }),
  team: Annotation<Assignment[]>({ reducer: (_, next) => next, default: () => [] }),
  /** What specialists hand on, until the next round begins: null takes it away. */
  handedOn: Annotation<Assignment[], Assignment[] | null>({
    reducer: (had, next) => (next === null ? [] : [...had, ...next]),
    default: () => [],
  }),
});
