import { AIMessage, type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { assistantName } from '@smoko/contract';
import type { AssistantDeclaration } from '../assistants/assistant.ts';
import { HOUSE_RULES } from '../assistants/house-rules.ts';
import { block, contextBlock } from '../blocks.ts';
import type { PastMessage, TurnContext } from '../context.ts';
import type { Assignment } from './state.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

export function systemMessage(assistant: AssistantDeclaration, turn: TurnContext): SystemMessage {
  const context = contextBlock({
    today: turn.today,
    weekday: WEEKDAY.format(new Date(`${turn.today}T00:00:00Z`)),
    zone: turn.timeZone,
    country: turn.country,
    business: turn.businessName,
    user: turn.userName,
    job_on_screen: turn.job ? `${turn.job.job_number} - ${turn.job.job_name}` : null,
  });
  const who = `You are ${assistant.name}, ${assistant.role} at Smoko. ${assistant.prompt}`;
  return new SystemMessage([who, HOUSE_RULES, context].join('\n\n'));
}

export function requestMessage(assignment: Assignment): HumanMessage {
  const parts = [assignment.request];
  if (assignment.original !== null) parts.push(block('original_message', assignment.original));
  if (assignment.doneSoFar.length) {
    parts.push(block('done_so_far', assignment.doneSoFar.map((line) => `- ${line}`).join('\n')));
  }
  return new HumanMessage(parts.join('\n\n'));
}

/** About 3,000 tokens. */
const HISTORY_CHARACTERS = 12_000;
const LONGEST_MESSAGE = 4_000;

/** The latest messages that fit the budget, oldest first, never beginning with an assistant's. */
export function historyMessages(history: PastMessage[], budget = HISTORY_CHARACTERS): BaseMessage[] {
  const kept: PastMessage[] = [];
  let left = budget;
  for (const message of history.toReversed()) {
    const content = message.content.slice(0, LONGEST_MESSAGE);
    left -= content.length;
    if (left < 0) break;
    if (content.trim() !== '') kept.unshift({ ...message, content });
  }
  const start = kept.findIndex((message) => message.role === 'user');
  return (start < 0 ? [] : kept.slice(start)).map((message) =>
    message.role === 'user'
      ? new HumanMessage(message.content)
      : new AIMessage(message.assistant ? `${assistantName(message.assistant)}: ${message.content}` : message.content),
  );
}
