import type { BaseMessage } from '@langchain/core/messages';
import type { Call } from './collect.ts';

/** A tool as function-calling endpoints take it. */
export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: object };
}

export interface Answer {
  content: string;
  calls: Call[];
}

export interface Question {
  messages: BaseMessage[];
  tools: ToolDefinition[];
  signal: AbortSignal;
  /** Text as it comes. A second try after a broken stream goes on where the first ended, or starts a paragraph. */
  onText(text: string): void;
}

/** For one turn: the model that was chosen, until it fails; from then on the one that stands in for it. */
export interface Relay {
  ask(question: Question): Promise<Answer>;
  /** Why the other one answers, in one sentence, where that was not said yet; then it counts as said. */
  takeNote(): string | null;
}
