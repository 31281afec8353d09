import type { Command } from 'commander';
import { wordsOf } from '../aliases.ts';
import type { CommandGroup } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { printList } from '../output/print-list.ts';

/** Of every command of smoko, which are its program's. */
const isCommand = (command: Command, word: string): boolean =>
  word === 'help' || command.parent?.parent?.commands.some((one) => one.name() === word) === true;

const NAME = /^[a-z][\w-]*$/i;

export const aliasCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list your own words for commands',
      examples: ['smoko alias list'],
      configure(command: Command, context: Context) {
        withOutput(command).action(async (options: OutputOptions) => {
          const data = Object.entries(context.store.aliases()).map(([id, stands_for]) => ({
            id,
            stands_for,
          }));
          await printList(context, options, [{ data, next_cursor: null }], {
            columns: [
              { title: 'Word', value: ({ id }) => id },
              { title: 'Stands for', value: ({ stands_for }) => `smoko ${stands_for}`, shrinkTo: 20 },
            ],
            empty: 'You have no words of your own yet. To make one: smoko alias set week "jobs list --sort job_date"',
          });
        });
      },
    },
    set: {
      summary: 'make a word of your own for a command',
      examples: [
        'smoko alias set week "jobs list --status pending --sort job_date"',
        "smoko alias set owes 'clients page $1 --section money'",
      ],
      configure(command: Command, context: Context) {
        command
          .argument('<word>', 'the word')
          .argument('<words>', 'what it stands for, in quotes, without smoko; $1 is the first word behind it')
          .action(async (word: string, text: string) => {
            if (!NAME.test(word)) throw usage('A word of your own is letters, digits and dashes.');
            const [first = ''] = wordsOf(text);
            if (isCommand(command, word)) throw usage(`smoko ${word} is a command already.`);
            if (!isCommand(command, first)) throw usage(`There is no command smoko ${first}.`);
            await context.store.changeAliases((aliases) => ({ ...aliases, [word]: text.trim() }));
            context.print(`smoko ${word} stands for: smoko ${text.trim()}`);
          });
      },
    },
    rm: {
      summary: 'do without it',
      examples: ['smoko alias rm week'],
      configure(command: Command, context: Context) {
        command.argument('<word>', 'the word').action(async (word: string) => {
          await context.store.changeAliases((aliases) => {
            if (!Object.hasOwn(aliases, word)) throw new CliError(`${word} is no word of yours. See: smoko alias list`);
            const { [word]: _gone, ...others } = aliases;
            return others;
          });
          context.print(`smoko ${word} stands for nothing now.`);
        });
      },
    },
  },
};
