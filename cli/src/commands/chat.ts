import type { Command } from 'commander';
import { messageText } from '../chat/message-text.ts';
import { oneTurn } from '../chat/one-turn.ts';
import { type ChatOptions, withTurnOptions } from '../chat/options.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { requireSession } from '../session/session.ts';
import { readAll } from '../term/stdin.ts';

export function configure(command: Command, context: Context): void {
  command.argument('[message...]', 'say this, show the answer and leave; without it: a conversation');
  withTurnOptions(command).action((words: string[], options: ChatOptions) => run(words, options, context));
}

async function run(words: string[], options: ChatOptions, context: Context): Promise<void> {
  const interactive = words.length === 0 && context.stdin.isTTY === true;
  const forScripts = options.json || options.jsonl || options.quiet;
  if (interactive && (forScripts || context.stdout.isTTY !== true)) {
    throw usage('Say something: smoko chat "message". Without a message the chat needs a terminal.');
  }
  const text = words.length > 0 || interactive ? words.join(' ') : await readAll(context.stdin);
  const message = interactive ? '' : messageText(text);
  const session = requireSession(context.store, context.url());
  if (!interactive) return oneTurn(session, message, options, context);
  const { startChat } = await import('../chat/interactive/start.ts');
  await startChat(session, options, context);
}
