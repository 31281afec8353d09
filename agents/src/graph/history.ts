import { AIMessage, type BaseMessage, HumanMessage, trimMessages } from '@langchain/core/messages';
import { assistantName } from '@smoko/contract';
import type { PastMessage } from '../context.ts';
import { tokensOf } from '../models/tokens.ts';

const HISTORY_TOKENS = 3_000;
/** Characters of one message; a pasted catalogue must not push everything else out. */
const LONGEST_MESSAGE = 4_000;

/** The latest messages that fit the budget, oldest first, never beginning with an assistant's. */
export function historyMessages(history: PastMessage[], maxTokens = HISTORY_TOKENS): Promise<BaseMessage[]> {
  const messages = history.filter(({ content }) => content.trim() !== '').map(asMessage);
  return trimMessages(messages, {
    maxTokens,
    strategy: 'last',
    startOn: 'human',
    tokenCounter: tokensOf,
  });
}

function asMessage({ role, assistant, content }: PastMessage): BaseMessage {
  const text = content.slice(0, LONGEST_MESSAGE);
  if (role === 'user') return new HumanMessage(text);
  return new AIMessage(assistant ? `${assistantName(assistant)}: ${text}` : text);
}
