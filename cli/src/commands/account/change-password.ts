import { changePassword } from '@smoko/contract';
import type { Context } from '../../context.ts';
import { CliError, usage } from '../../exit.ts';
import { askHidden } from '../../term/prompt.ts';
import { readAll } from '../../term/stdin.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: changePassword,
  // on a command line anybody on this machine could read them
  naming: () => ({ current_password: { hidden: true }, new_password: { hidden: true } }),
  options: (command) =>
    command.option('--password-stdin', 'read two lines from standard input: your password, and the new one'),
  complete: (_, { passwordStdin }, context) => (passwordStdin ? readBoth(context) : askBoth(context)),
  print: (_, context) => context.print('Your password is changed. You are signed out everywhere else.'),
});

async function readBoth({ stdin }: Context): Promise<Record<string, unknown>> {
  const [current, next] = (await readAll(stdin)).split(/\r?\n/);
  if (!current || !next) throw usage('Two lines are read: your password, and the new one.');
  return { current_password: current, new_password: next };
}

async function askBoth(context: Context): Promise<Record<string, unknown>> {
  const otherwise = 'Pipe two lines in, your password and the new one: smoko account change-password --password-stdin';
  const current = await askHidden(context, 'Your password: ', otherwise);
  const next = await askHidden(context, 'The new one: ', otherwise);
  if (next !== (await askHidden(context, 'Once more: ', otherwise))) throw new CliError('Those two are not the same.');
  return { current_password: current, new_password: next };
}
