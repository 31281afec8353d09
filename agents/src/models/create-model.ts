import { here, type Understand } from '../understanding/understand.ts';
import { BuiltinChatModel } from './builtin/chat-model.ts';
import { type Model, PATIENCE } from './model.ts';
import { type OpenAiSettings, openAiModel } from './openai.ts';

export type ModelSettings = OpenAiSettings | { kind: 'builtin' };

/** `understand`: where what code works out about a message is worked out; in this thread unless it is told otherwise. */
export function createModel(settings: ModelSettings, understand: Understand = here): Model {
  if (settings.kind === 'openai') return openAiModel(settings, understand);
  const chat = new BuiltinChatModel(understand);
  return { name: 'smoko-builtin', host: null, chat, patience: { ...PATIENCE, tries: 1 }, understand };
}

/** The same model, with what code works out about a message worked out elsewhere: for one tenant of many. */
export function modelWith(model: Model, understand: Understand): Model {
  return { ...model, understand, chat: model.host === null ? new BuiltinChatModel(understand) : model.chat };
}
