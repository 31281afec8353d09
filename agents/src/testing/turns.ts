import type { AssistantId } from '@smoko/contract';
import type { PastMessage, TurnEvent } from '../context.ts';
import { createModel } from '../models/create-model.ts';
import type { Model } from '../models/model.ts';
import { runTurn } from '../run-turn.ts';
import type { Office } from './office.ts';

export const builtin = createModel({ kind: 'builtin' });

export interface Turn {
  events: TurnEvent[];
  /** What each assistant said, by speaker. */
  said: Record<string, string>;
  text: string;
}

/** Runs one turn to its end. */
export async function turn(
  office: Office,
  message: string,
  options: { assistant?: AssistantId; history?: PastMessage[]; model?: Model; signal?: AbortSignal } = {},
): Promise<Turn> {
  const { assistant = 'jerry', history = [], model = builtin, signal = new AbortController().signal } = options;
  const events: TurnEvent[] = [];
  const said: Record<string, string> = {};
  for await (const event of runTurn(model, { message, assistant, history }, office.context, { signal })) {
    events.push(event);
    if (event.type === 'text') said[event.speaker] = (said[event.speaker] ?? '') + event.text;
  }
  return { events, said, text: Object.values(said).join('\n') };
}

/** Several turns of one conversation, each with a fresh journal and the history so far. */
export async function conversation(
  office: Office,
  messages: string[],
  assistant: AssistantId = 'jerry',
): Promise<Turn[]> {
  const history: PastMessage[] = [];
  const turns: Turn[] = [];
  for (const message of messages) {
    office.nextTurn();
    const result = await turn(office, message, { assistant, history });
    history.push({ role: 'user', assistant: null, content: message });
    history.push({ role: 'assistant', assistant, content: result.text });
    turns.push(result);
  }
  return turns;
}
