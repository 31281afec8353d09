import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { Understand } from '../understanding/understand.ts';
import type { Relay } from './question.ts';

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
  /** Hears what each answer took. */
  counted?: (tokens: Tokens) => void;
  /** Who answers in its place once it has failed; left out: nobody, and the turn ends with the error. */
  relay?: Relay;
}

/** What an answer took. `estimated`: counted by its length, because the server did not tell. */
export interface Tokens {
  input: number;
  output: number;
  estimated: boolean;
}

export const PATIENCE: Patience = { tries: 4, backoff: 500, longestWait: 20_000, silence: 60_000 };

/** The model did not give a usable answer. The message is for people and names no secrets. */
export class ModelError extends Error {
  /** What happened, as the beginning of a sentence: "The assistant model at models.example did not answer". */
  readonly happened: string;

  constructor(happened: string, advice: string, cause?: unknown) {
    super(`${happened}. ${advice}`, { cause });
    this.name = 'ModelError';
    this.happened = happened;
  }
}
