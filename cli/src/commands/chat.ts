import type { Command } from 'commander';
import { drawFirstFrame } from '../chat/interactive/first-frame.ts';
import { messageText } from '../chat/message-text.ts';
import { type ChatOptions, withTurnOptions } from '../chat/options.ts';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { assertSignedIn } from '../session/signed-in.ts';
import { readAll } from '../term/stdin.ts';
import { wantsColour } from '../term/style.ts';

export const chat: CliCommand = {
  examples: ['smoko chat "new job for Dave, hot water, 1850 plus gst"'],
  configure: configureChat,
};

function configureChat(command: Command, context: Context): void {
  command.argument('[message...]', 'say this, show the answer and leave; without it: a conversation');
  withTurnOptions(command)
    .option('--plain', 'plain lines, for a screen reader (or SMOKO_PLAIN=1)')
    .action((words: string[], options: ChatOptions) => run(words, options, context));
}

async function run(words: string[], options: ChatOptions, context: Context): Promise<void> {
  const interactive = words.length === 0 && context.stdin.isTTY === true;
  const forScripts = options.json || options.jsonl || options.quiet || options.jq;
  if (interactive && (forScripts || context.stdout.isTTY !== true)) {
    throw usage('Say something: smoko chat "message". Without a message the chat needs a terminal.');
  }
  const text = words.length > 0 || interactive ? words.join(' ') : await readAll(context.stdin);
  const message = interactive ? '' : messageText(text);
  assertSignedIn(context.store, context.url());
  if (interactive && !isPlain(options, context)) return converse(options, context);
  // draws the first frame before loading the contract, so that it appears at once
  const { requireSession } = await import('../session/session.ts');
  const session = requireSession(context.store, context.url());
  if (interactive) {
    const { plainChat } = await import('../chat/interactive/plain.ts');
    return plainChat(session, options, context);
  }
  const { oneTurn } = await import('../chat/one-turn.ts');
  return oneTurn(session, message, options, context);
}

async function converse(options: ChatOptions, context: Context): Promise<void> {
  const colour = wantsColour(context.stdout, context.env);
  const frame = drawFirstFrame(context, colour);
  try {
    const { startChat } = await import('../chat/interactive/start.ts');
    await startChat({ frame, colour }, options, context);
  } finally {
    frame.leave();
  }
}

function isPlain({ plain }: ChatOptions, { env, store }: Context): boolean {
  if (plain !== undefined) return plain;
  if (env.SMOKO_PLAIN) return !/^(0|off|no|false)$/i.test(env.SMOKO_PLAIN);
  return env.TERM === 'dumb' || store.read().settings?.plain === true;
}
