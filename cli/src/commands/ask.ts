import { type Command, Option } from 'commander';
import { messageText } from '../chat/message-text.ts';
import { oneTurn } from '../chat/one-turn.ts';
import { type ChatOptions, withTurnOptions } from '../chat/options.ts';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { lazySession } from '../session/session.ts';
import { EDITOR, writeInEditor } from '../term/external-editor.ts';
import { readAll } from '../term/stdin.ts';

interface AskOptions extends ChatOptions {
  eachLine?: boolean;
  editor?: boolean;
}

export const ask: CliCommand = {
  examples: [
    'smoko ask "what is on this week?"',
    'smoko ask --quiet --agent renea "who owes me money?"',
    'smoko ask "how many jobs do I have?" --jsonl',
    'smoko ask "how many jobs do I have?" --jq .response',
    'printf "how many jobs do I have?\\nand clients?\\n" | smoko ask - --each-line',
  ],
  configure: configureAsk,
};

function configureAsk(command: Command, context: Context): void {
  command.argument('[message...]', 'what to say; - reads it from standard input');
  withTurnOptions(command)
    .addOption(new Option('--each-line', 'every line is a message, one after the other').conflicts('json'))
    .option(...EDITOR)
    .action(async (words: string[], options: AskOptions) => {
      const text = options.editor ? writeInEditor(context, words.join(' ')) : await readText(words, context);
      const messages = options.eachLine ? text.split('\n').filter((line) => line.trim() !== '') : [text];
      const [first = '', ...others] = messages.length > 0 ? messages.map(messageText) : [messageText('')];
      const session = lazySession(context)();
      await oneTurn(session, first, options, context);
      // all messages go to one conversation: the first may begin it, the others continue it
      const { new: _new, attach: _attach, ...same } = options;
      for (const message of others) await oneTurn(session, message, same, context);
    });
}

async function readText(words: string[], { stdin }: Context): Promise<string> {
  const said = words.join(' ');
  if (said !== '' && said !== '-') return said;
  if (said === '' && stdin.isTTY) throw usage('Say something: smoko ask "message". A conversation is: smoko chat');
  return readAll(stdin);
}
