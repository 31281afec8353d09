import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { ask } from './prompt.ts';

/** Goes on only with a yes: typed at the terminal, or given before with --yes. @throws CliError without one */
export async function agree(context: Context, question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return;
  const answer = await ask(context, `${question} (y/n) `, 'This asks first. Without a terminal, say --yes.');
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliError('Nothing was done.');
}
