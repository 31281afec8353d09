import { AIMessage, type AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import type { Tokens } from './model.ts';

/** About what a token is of English, where a server does not count. */
const CHARACTERS_PER_TOKEN = 4;
const estimate = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** About how many tokens messages take: their text and the calls in them. */
export const tokensOf = (messages: readonly BaseMessage[]): number => estimate(charactersOf(messages));

const charactersOf = (messages: readonly BaseMessage[]): number =>
  messages.reduce((sum, message) => sum + message.text.length + callsOf(message).length, 0);

const callsOf = (message: BaseMessage): string =>
  AIMessage.isInstance(message) && message.tool_calls?.length ? JSON.stringify(message.tool_calls) : '';

/** Counts what an answer takes: as the server tells at its end, else by the length of what went to and fro. */
export function tokenCounter({ messages, tools }: { messages: readonly BaseMessage[]; tools: readonly object[] }) {
  let told: { input: number; output: number } | null = null;
  let came = 0;
  let chunks = 0;
  return {
    add({ text, tool_call_chunks = [], usage_metadata }: AIMessageChunk): void {
      chunks++;
      came += text.length;
      for (const { name, args } of tool_call_chunks) came += (name?.length ?? 0) + (args?.length ?? 0);
      if (usage_metadata) told = { input: usage_metadata.input_tokens, output: usage_metadata.output_tokens };
    },
    /** Null where nothing came at all: a request that was refused is not charged. */
    total(): Tokens | null {
      if (told) return { ...told, estimated: false };
      if (chunks === 0) return null;
      const sent = charactersOf(messages) + (tools.length ? JSON.stringify(tools).length : 0);
      return { input: estimate(sent), output: estimate(came), estimated: true };
    },
  };
}
