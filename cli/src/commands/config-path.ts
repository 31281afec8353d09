import type { Command } from 'commander';
import type { Context } from '../context.ts';

export function configure(command: Command, context: Context): void {
  command.action(() => context.print(context.store.path));
}
