import type { TurnContext, TurnEvent, TurnInput } from './context.ts';
import { turnGraph } from './graph/turn-graph.ts';
import type { Model } from './models/model.ts';
import { aborted } from './models/patiently.ts';

// entry, and at most one round for each of the four, of two nodes
const RECURSION_LIMIT = 10;

/**
 * One message's turn: who works on it, what they do and say, as it happens.
 * Model failures end a speaker with an error in plain words; an abort throws an AbortError and nothing further starts.
 */
export async function* runTurn(
  model: Model,
  input: TurnInput,
  context: TurnContext,
  options: { signal: AbortSignal },
): AsyncIterable<TurnEvent> {
  const { signal } = options;
  if (signal.aborted) throw aborted();
  try {
    const events = await turnGraph.stream(
      { input },
      { context: { runtime: { model, turn: context } }, streamMode: 'custom', signal, recursionLimit: RECURSION_LIMIT },
    );
    for await (const event of events) {
      if (signal.aborted) throw aborted();
      const { type, speaker } = event as TurnEvent;
      // where all was told by code, nobody has said yet that another model answered
      const note = type === 'speaker-done' ? model.relay?.takeNote() : null;
      if (note) yield { type: 'text', speaker, text: `\n\n${note}` };
      yield event as TurnEvent;
    }
  } catch (error) {
    throw signal.aborted ? aborted() : error;
  }
  if (signal.aborted) throw aborted();
}
