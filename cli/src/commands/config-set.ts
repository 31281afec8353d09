import type { Command } from 'commander';
import { SETTINGS } from '../config/settings.ts';
import { valuesOf, withSetting, wordFor } from '../config/values.ts';
import type { Context } from '../context.ts';

export function configure(command: Command, context: Context): void {
  const known = Object.entries(SETTINGS).map(([key, { about }]) => `  ${key}  ${about}`);
  command
    .argument('<setting>', 'see below')
    .argument('<value>')
    .addHelpText('after', `\nSettings:\n${known.join('\n')}`)
    .action(async (key: string, value: string) => {
      await context.store.update((config) => withSetting(config, key, value));
      context.print(`${key} = ${wordFor(valuesOf(context.store.read())[key])}`);
    });
}
