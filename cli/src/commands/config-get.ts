import type { Command } from 'commander';
import { settingNamed } from '../config/settings.ts';
import { valuesOf, wordFor } from '../config/values.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<setting>', 'url, agent or plain').action((key: string) => {
    settingNamed(key);
    const value = valuesOf(context.store.read())[key];
    if (value === undefined) throw new CliError(`${key} is not set. Set it: smoko config set ${key} ...`);
    context.print(wordFor(value));
  });
}
