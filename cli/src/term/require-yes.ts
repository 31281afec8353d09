import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { ask } from './prompt.ts';

/** Asks for a yes, unless --yes was given. @throws CliError for any other answer */
export async function requireYes(context: Context, question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return;
  const answer = await ask(context, `${question} (y/n) `, 'This asks first. Without a terminal, say --yes.');
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliError('Nothing was done.');
}
