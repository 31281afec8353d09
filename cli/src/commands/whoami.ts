import { getSession } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

export function configure(command: Command, context: Context): void {
  command.option('--json', 'print JSON').action(({ json }: { json?: boolean }) => run(json === true, context));
}

async function run(json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const answer = await session.api.call(getSession, {});
  if (json) return context.printJson(answer);
  const { full_name, email, business_name, business_location } = answer.user;
  context.print(oneLine(`${full_name} <${email}>`));
  context.print(oneLine(`${business_name}, ${business_location}`));
  context.print(context.style('dim', `at ${session.url}`));
}
