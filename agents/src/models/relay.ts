import type { BaseMessage } from '@langchain/core/messages';
import { askOne } from './ask.ts';
import { closingWords } from './builtin/answer.ts';
import { read, type ToolResultSeen } from './builtin/reading.ts';
import { type Model, ModelError } from './model.ts';
import { who } from './patiently.ts';
import type { Answer, Question } from './question.ts';

export interface RelayOptions {
  /** Why the other one answers from the first, as the beginning of a sentence; left out: the chosen one begins. */
  because?: string;
  /** Hears that the other one takes over, once. */
  onFall?: (happened: string) => void;
}

/** What is known of one assistant's part, by the messages it works with. */
interface PartState {
  said: boolean;
  /** Answers in a row that nothing could be done with. */
  unusable: number;
  /** Where the stand-in's own exchange begins; null while the chosen model works. */
  from: number | null;
}

const MOST_UNUSABLE = 2;
const MISSING = 'If something you asked for is missing here, tell me.';

/**
 * A chosen model with another that takes its place. A part of a turn in which the failed model has written nothing begins
 * anew with the stand-in, from the person's words alone. One in which it has is ended by code, which tells what was done
 * from the results: what was still meant is not guessed at, so nothing is done twice.
 */
export function withStandIn(chosen: Model, other: Model, { because, onFall }: RelayOptions = {}): Model {
  let why = because ?? null;
  let told = false;
  /** The other one has answered, so that people have to hear of it. */
  let answered = false;
  const parts = new WeakMap<readonly BaseMessage[], PartState>();

  function fall(error: ModelError): void {
    if (why !== null) return;
    why = error.happened;
    onFall?.(error.happened);
  }
  function takeNote(): string | null {
    if (!answered || told || why === null) return null;
    told = true;
    return `${why}, so the built-in model answers this one.`;
  }
  const speaking =
    (part: PartState, { onText }: Question) =>
    (text: string) => {
      if (text === '') return;
      const note = answered ? takeNote() : null;
      const gap = note !== null && part.said ? '\n\n' : '';
      onText(note === null ? text : `${gap}${note}\n\n${text}`);
      part.said = true;
    };

  async function askChosen(question: Question, part: PartState): Promise<Answer> {
    const onText = (text: string) => {
      part.said ||= text !== '';
      question.onText(text);
    };
    const answer = await askOne(chosen, { ...question, onText });
    part.unusable = isUnusable(answer, question) ? part.unusable + 1 : 0;
    if (part.unusable >= MOST_UNUSABLE) throw new ModelError(`${who(chosen)} gave no usable answer`, 'Try again.');
    return answer;
  }

  async function askOther(question: Question, part: PartState): Promise<Answer> {
    const { messages } = question;
    const request = messages.findLastIndex(({ type }) => type === 'human') + 1;
    answered = true;
    const say = speaking(part, question);
    if (part.from === null) {
      part.from = messages.length;
      const content = toldOfWritten(messages);
      if (content !== null) {
        say(content);
        return { content, calls: [] };
      }
    }
    const own = [...messages.slice(0, request), ...messages.slice(Math.max(part.from, request))];
    return askOne(other, { ...question, messages: own, onText: say });
  }

  async function ask(question: Question): Promise<Answer> {
    const { messages } = question;
    const part = parts.get(messages) ?? { said: false, unusable: 0, from: null };
    parts.set(messages, part);
    // one that is in the middle of its part goes on by itself, whatever became of the others
    const begun = messages.at(-1)?.type === 'tool' && part.from === null && because === undefined;
    if (why === null || begun) {
      try {
        return await askChosen(question, part);
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        fall(error);
      }
    }
    return askOther(question, part);
  }

  return {
    ...chosen,
    // whoever asks what kind of model it is means the one that answers from now on
    get name() {
      return why === null ? chosen.name : other.name;
    },
    get host() {
      return why === null ? chosen.host : other.host;
    },
    get chat() {
      return why === null ? chosen.chat : other.chat;
    },
    relay: { ask, takeNote },
  };
}

const isUnusable = ({ calls }: Answer, { tools }: Question): boolean =>
  calls.length > 0 &&
  calls.every(({ name, problem }) => problem !== undefined || !tools.some((tool) => tool.function.name === name));

const READS = /^(?:find|list|show)_/;
/** An error of ours leaves open what came of it. */
const OPEN = /^Something went wrong on our side/;

/** How a part ends in which something was written already; null where nothing was. */
function toldOfWritten(messages: readonly BaseMessage[]): string | null {
  const written = writtenIn(messages);
  return written.length ? `${closingWords(written)}\n\n${MISSING}` : null;
}

/** What came of the calls since the request that changed something, waits, or may have. */
function writtenIn(messages: readonly BaseMessage[]): ToolResultSeen[] {
  const said = messages.map(({ type, text, name }) => ({ type, text, name }));
  return read(said, []).results.filter(
    ({ tool, ok, summary }) => summary !== '' && !READS.test(tool) && (ok || OPEN.test(summary)),
  );
}
