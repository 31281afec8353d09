import type { Command } from 'commander';
import { withSetting } from '../config/values.ts';
import type { Context } from '../context.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<setting>', 'url, agent or plain').action(async (key: string) => {
    await context.store.update((config) => withSetting(config, key, null));
    context.print(`${key} is no longer set.`);
  });
}
