import { ChatOpenAICompletions } from '@langchain/openai';
import type { Understand } from '../understanding/understand.ts';
import { type Model, PATIENCE, type Patience } from './model.ts';

export interface OpenAiSettings {
  kind: 'openai';
  /** Left out for servers that want none (Ollama, LM Studio). */
  apiKey?: string;
  /** Up to and including `/v1`. */
  baseUrl?: string;
  model?: string;
  patience?: Partial<Patience>;
  /** The server is asked to tell what an answer took; older ones refuse that. */
  countTokens?: boolean;
  /** In place of the global one: for addresses that somebody typed. */
  fetch?: typeof fetch;
}

const OPENAI = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-5-mini';

/**
 * Any chat-completions server. Never `ChatOpenAI`: that one may switch to the Responses API by itself.
 * LangChain's own retries are off, ours are in `patiently`.
 */
export function openAiModel(settings: OpenAiSettings, understand: Understand): Model {
  const baseURL = settings.baseUrl ?? OPENAI;
  const name = settings.model ?? DEFAULT_MODEL;
  const chat = new ChatOpenAICompletions({
    model: name,
    apiKey: settings.apiKey ?? 'none',
    maxRetries: 0,
    streamUsage: settings.countTokens ?? false,
    configuration: { baseURL, ...(settings.fetch ? { fetch: settings.fetch } : {}) },
  });
  return { name, host: new URL(baseURL).host, chat, patience: { ...PATIENCE, ...settings.patience }, understand };
}
