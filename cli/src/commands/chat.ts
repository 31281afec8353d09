import { ASSISTANT_IDS, LIMITS } from '@smoko/contract';
import { type Command, Option } from 'commander';
import { oneTurn } from '../chat/one-turn.ts';
import type { ChatOptions } from '../chat/options.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { requireSession } from '../session/session.ts';
import { readAll } from '../term/stdin.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('[message...]', 'say this, show the answer and leave; without it: a conversation')
    .option('--json', 'print the whole turn as JSON')
    .addOption(new Option('--thread <id>', 'go on with this conversation').conflicts('new'))
    .option('--new', 'start a new conversation')
    .addOption(new Option('--agent <name>', 'whom to talk to').choices(ASSISTANT_IDS))
    .action((words: string[], options: ChatOptions) => run(words, options, context));
}

async function run(words: string[], options: ChatOptions, context: Context): Promise<void> {
  const interactive = words.length === 0 && context.stdin.isTTY === true;
  if (interactive && (options.json || context.stdout.isTTY !== true)) {
    throw usage('Say something: smoko chat "message". Without a message the chat needs a terminal.');
  }
  const message = interactive ? '' : await readMessage(words, context);
  const session = requireSession(context.store, context.url());
  if (!interactive) return oneTurn(session, message, options, context);
  const { startChat } = await import('../chat/interactive/start.ts');
  await startChat(session, options, context);
}

async function readMessage(words: string[], context: Context): Promise<string> {
  const message = words.length > 0 ? words.join(' ') : await readAll(context.stdin);
  if (message.trim() === '') throw usage('Please enter a command.');
  if (message.length > LIMITS.message) {
    throw usage(`Keep a message under ${LIMITS.message.toLocaleString('en-AU')} characters.`);
  }
  return message.trim();
}
