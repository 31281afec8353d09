import { collector } from './collect.ts';
import { type Model, ModelError } from './model.ts';
import { patiently } from './patiently.ts';
import type { Answer, Question } from './question.ts';
import { tokenCounter } from './tokens.ts';

export type { Answer, ToolDefinition } from './question.ts';

/**
 * One answer: of the model, with bounded retries, or of what stands in for it. Throws ModelError with words for people
 * where nothing does, or AbortError.
 */
export const ask = (model: Model, question: Question): Promise<Answer> =>
  model.relay ? model.relay.ask(question) : askOne(model, question);

/** One answer of this very model. Throws ModelError with words for people, or AbortError. */
export async function askOne(model: Model, question: Question): Promise<Answer> {
  let shown = '';
  return patiently(model, question.signal, async (signal, alive) => {
    const before = shown;
    const collected = collector();
    const took = tokenCounter(question);
    const chat = question.tools.length && model.chat.bindTools ? model.chat.bindTools(question.tools) : model.chat;
    const stream = await chat.stream(question.messages, { signal });
    try {
      for await (const chunk of stream) {
        alive();
        took.add(chunk);
        const text = collected.add(chunk);
        if (text && before === '') {
          shown += text;
          question.onText(text);
        }
      }
    } finally {
      // what broke off is charged all the same
      const tokens = took.total();
      if (tokens) model.counted?.(tokens);
    }
    const answer = collected.answer();
    if (answer.content.trim() === '' && answer.calls.length === 0) throw new EmptyAnswer();
    if (before !== '') question.onText(rest(before, answer.content));
    return answer;
  });
}

class EmptyAnswer extends ModelError {
  constructor() {
    super('The model gave an empty answer', 'Try again.');
  }
}

const rest = (shown: string, whole: string): string =>
  whole.startsWith(shown) ? whole.slice(shown.length) : `\n\n${whole}`;
