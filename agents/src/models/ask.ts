import type { BaseMessage } from '@langchain/core/messages';
import { type Call, collector } from './collect.ts';
import { type Model, ModelError } from './model.ts';
import { patiently } from './patiently.ts';

/** A tool as function-calling endpoints take it. */
export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: object };
}

export interface Answer {
  content: string;
  calls: Call[];
}

interface Question {
  messages: BaseMessage[];
  tools: ToolDefinition[];
  signal: AbortSignal;
  /** Text as it comes. A second try after a broken stream goes on where the first ended, or starts a paragraph. */
  onText(text: string): void;
}

/** One answer of the model, with bounded retries. Throws ModelError with words for people, or AbortError. */
export async function ask(model: Model, question: Question): Promise<Answer> {
  let shown = '';
  return patiently(model, question.signal, async (signal, alive) => {
    const before = shown;
    const collected = collector();
    const chat = question.tools.length && model.chat.bindTools ? model.chat.bindTools(question.tools) : model.chat;
    const stream = await chat.stream(question.messages, { signal });
    for await (const chunk of stream) {
      alive();
      const text = collected.add(chunk);
      if (text && before === '') {
        shown += text;
        question.onText(text);
      }
    }
    const answer = collected.answer();
    if (answer.content.trim() === '' && answer.calls.length === 0) throw new EmptyAnswer();
    if (before !== '') question.onText(rest(before, answer.content));
    return answer;
  });
}

class EmptyAnswer extends ModelError {
  constructor() {
    super('The model gave an empty answer.');
  }
}

const rest = (shown: string, whole: string): string =>
  whole.startsWith(shown) ? whole.slice(shown.length) : `\n\n${whole}`;
