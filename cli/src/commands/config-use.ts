import type { Command } from 'commander';
import type { Context } from '../context.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<profile>', 'its name; one that is new begins empty').action(async (name: string) => {
    await context.store.use(name);
    const known = Object.hasOwn(context.store.profiles(), name);
    context.print(`${name} is what smoko uses from now on.${known ? '' : ` Sign in: smoko login`}`);
  });
}
