import type { Told, VisitorAnswer } from '@smoko/contract';
import type { Model } from '../models/model.ts';
import { builtInAnswer, notSaid, smallTalk } from './built-in-answer.ts';
import { createLibrary } from './library.ts';
import { modelAnswer } from './model-answer.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './words.ts';

interface VisitorQuestion {
  message: string;
  history: readonly Told[];
  signal: AbortSignal;
}

/** Jerry on the public site: knows its passages and nothing else, has no tools, and remembers nobody. */
export interface Visitor {
  answer(model: Model, question: VisitorQuestion): Promise<VisitorAnswer>;
}

const GIVEN = 6;
const FOLLOWS_UP = /^(and|but|so|ok|what about|how about|what if|also|is it|does it|can it|it)\b/i;

export function createVisitor(passages: readonly Passage[]): Visitor {
  const library = createLibrary(passages);
  return {
    async answer(model, { message, history, signal }) {
      const known = smallTalk(message);
      if (known) return known;
      const question = withWhatCameBefore(message, history);
      const own = () => builtInAnswer(library, question);
      if (model.host === null) return own();
      const found = library.find(question, GIVEN);
      if (found.length === 0) return notSaid(message);
      try {
        const said = await modelAnswer(model, { message, history, found, signal });
        return said === 'not-said' ? notSaid(message) : (said ?? own());
      } catch {
        // a model that is away takes nothing from the site
        return own();
      }
    },
  };
}

/** "And for teams?" is about what was asked before. */
function withWhatCameBefore(message: string, history: readonly Told[]): string {
  const before = history.findLast(({ from }) => from === 'visitor')?.text;
  if (!before || !FOLLOWS_UP.test(message.trim()) || termsOf(message).length > 3) return message;
  return `${before}\n${message}`;
}
