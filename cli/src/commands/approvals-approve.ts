import type { Command } from 'commander';
import { decide } from '../approvals/decide.ts';
import type { Context } from '../context.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<id>', 'its id, or its code of four digits').action((id: string) => decide('approve', id, context));
}
