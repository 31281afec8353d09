import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { Understand } from '../understanding/understand.ts';

/** How patient a call is. Milliseconds. */
export interface Patience {
  /** Tries in all, for what may pass: 429, 5xx, network, broken streams, empty answers. */
  tries: number;
  backoff: number;
  /** Longest wait between tries, whatever Retry-After says. */
  longestWait: number;
  /** Longest silence while an answer is awaited or streaming. */
  silence: number;
}

export interface Model {
  /** For receipts and the health page: "gpt-5-mini", "smoko-builtin". */
  name: string;
  /** Host shown in errors; null when nothing is called over the network. */
  host: string | null;
  chat: BaseChatModel;
  patience: Patience;
  /** Does what code has to work out about a message, for whichever model. */
  understand: Understand;
}

export const PATIENCE: Patience = { tries: 4, backoff: 500, longestWait: 20_000, silence: 60_000 };

/** The model did not give a usable answer. The message is for people and names no secrets. */
export class ModelError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelError';
  }
}
