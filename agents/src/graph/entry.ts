import type { AssistantId } from '@smoko/contract';
import type { Talk } from '../models/builtin/dialogue/talk.ts';
import { TooMuchWork } from '../understanding/budget.ts';
import { decideWaiting } from './decide-waiting.ts';
import type { Received } from './receiver.ts';
import { saidBefore } from './said-before.ts';
import { type Config, emit, runtimeOf, type TurnState } from './state.ts';

type State = typeof TurnState.State;

/** First node of the graph: handles a plain yes or no to a pending request, then chooses the assistant. By code where it is certain. */
export async function entry(state: State, config: Config): Promise<Partial<State>> {
  const input = await decideWaiting(state.input, config);
  if (input === null) return { first: null, team: [] };
  const known = await runtimeOf(config).turn.known(input.message, saidBefore(input));
  const { today, country } = runtimeOf(config).turn;
  const history = input.history.map(({ role, content }) => ({ role, text: content }));
  const { message, assistant: box } = input;
  const talk = { records: known, facts: { today, country }, history };
  const assistant = await receivedBy({ message, assistant: box }, talk, config);
  // nothing has begun yet, and nothing does
  if (assistant === null) return { input, known, first: null, team: [] };
  const assignment = { assistant, request: input.message, original: null, doneSoFar: [] };
  return assistant === 'jerry' ? { input, known, first: assignment } : { input, known, team: [assignment] };
}

/** Who gets it; null where the message is more than can be worked through, which is then said. */
async function receivedBy(said: Received, talk: Talk, config: Config): Promise<AssistantId | null> {
  const { model, signal } = runtimeOf(config);
  try {
    return await model.understand('receiver', [said, talk], signal);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    // a language model has a budget of its own
    if (model.host !== null) return said.assistant;
    emit(config, { type: 'speaker', speaker: said.assistant, assistant: said.assistant });
    emit(config, { type: 'text', speaker: said.assistant, text: error.message });
    emit(config, { type: 'speaker-done', speaker: said.assistant, error: null });
    return null;
  }
}
