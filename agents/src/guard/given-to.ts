import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import { readBlock, withoutBlocks } from '../blocks.ts';
import type { TurnContext } from '../context.ts';
import type { Given } from './given.ts';

const BLOCKS = ['records', 'done_so_far', 'attached_files', 'untrusted'];

/** What the messages of a turn, as the model has them, put on the table. The user's own words stand latest first. */
export function givenTo(
  messages: readonly BaseMessage[],
  { today, country }: Pick<TurnContext, 'today' | 'country'>,
): Given {
  const said: string[] = [];
  const shown: string[] = [];
  const asked = new Map<string, string>();
  for (const message of messages) {
    if (message.type === 'human') {
      said.unshift(withoutBlocks(message.text), readBlock(message.text, 'original_message') ?? '');
      shown.push(...BLOCKS.map((tag) => readBlock(message.text, tag) ?? ''));
    } else if (message instanceof AIMessage && message.tool_calls?.length) {
      for (const { id, args } of message.tool_calls) asked.set(id ?? '', JSON.stringify(args));
    } else if (message.type === 'tool') {
      const { tool_call_id: id } = message as unknown as { tool_call_id: string };
      shown.push(told(message.text, asked.get(id) ?? ''));
    } else if (message.type === 'ai') shown.push(message.text);
    else shown.push(readBlock(message.text, 'context') ?? '');
  }
  return { said: said.filter(Boolean), shown: shown.filter(Boolean), today, country };
}

/** The words that a request stands in: its own, the message it was cut from and, where it answers a question, what that was asked about. */
export function requestIn(messages: readonly BaseMessage[]): string {
  const talk = messages.filter(({ type }) => type === 'human' || type === 'ai');
  const last = talk.findLastIndex(({ type }) => type === 'human');
  const [before, asked] = [talk[last - 2], talk[last - 1]];
  const own = talk[last]?.text ?? '';
  const answers = asked?.type === 'ai' && QUESTION.test(asked.text) && before?.type === 'human';
  return [withoutBlocks(own), readBlock(own, 'original_message') ?? '', answers ? before.text : ''].join('\n');
}
const QUESTION = /\?\s*(?:\n|$)/;

/** A result without the words of its own call: "Nobody is called Bob Jones" makes nobody of him. */
function told(result: string, args: string): string {
  if (/^\{"ok":false/.test(result)) return '';
  const own = new Set(args.toLowerCase().match(WORDS) ?? []);
  return result.replace(WORDS, (word) => (own.has(word.toLowerCase()) ? ' ' : word));
}
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}.@:+-]*/gu;

/** The arguments of the calls that were made since the user spoke. */
export const callsSince = (messages: readonly BaseMessage[]): unknown[] =>
  messages
    .slice(messages.findLastIndex(({ type }) => type === 'human'))
    .flatMap((message) => (message instanceof AIMessage ? (message.tool_calls ?? []).map(({ args }) => args) : []));

/** The lines about the records whose id or number stands in what a call says. */
export function recordsWith(shown: readonly string[], said: readonly unknown[]): string[] {
  const text = JSON.stringify(said);
  return shown
    .flatMap((block) => block.split('\n'))
    .filter((line) => {
      const [, id] = /"id":"([0-9a-f]{24})"/.exec(line) ?? [];
      return id !== undefined && text.includes(id);
    });
}
