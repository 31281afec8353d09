import { BuiltinChatModel } from './builtin/chat-model.ts';
import { type Model, PATIENCE } from './model.ts';
import { type OpenAiSettings, openAiModel } from './openai.ts';

export type ModelSettings = OpenAiSettings | { kind: 'builtin' };

export function createModel(settings: ModelSettings): Model {
  if (settings.kind === 'openai') return openAiModel(settings);
  return { name: 'smoko-builtin', host: null, chat: new BuiltinChatModel({}), patience: { ...PATIENCE, tries: 1 } };
}
