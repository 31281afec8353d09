import { BuiltinChatModel } from './builtin/chat-model.ts';
import { learn } from './builtin/intent/classifier.ts';
import { type Model, PATIENCE } from './model.ts';
import { type OpenAiSettings, openAiModel } from './openai.ts';

export type ModelSettings = OpenAiSettings | { kind: 'builtin' };

/** Also readies what routes requests, so that the first message does not wait for it. */
export function createModel(settings: ModelSettings): Model {
  learn();
  if (settings.kind === 'openai') return openAiModel(settings);
  return { name: 'smoko-builtin', host: null, chat: new BuiltinChatModel({}), patience: { ...PATIENCE, tries: 1 } };
}
