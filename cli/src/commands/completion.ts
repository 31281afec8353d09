import { Argument, type Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import { SCRIPTS } from '../complete/scripts.ts';
import type { Context } from '../context.ts';

export const completion: CliCommand = {
  examples: ['smoko completion bash', 'smoko completion zsh', 'smoko completion fish'],
  configure: configureCompletion,
};

function configureCompletion(command: Command, context: Context): void {
  command
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', '\nThe first lines of what it prints say where to put it.')
    .action((shell: keyof typeof SCRIPTS) => context.printRaw(SCRIPTS[shell]));
}
