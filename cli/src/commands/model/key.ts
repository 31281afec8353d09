import { confirmIdentity, updateModel } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { usage } from '../../exit.ts';
import type { Session } from '../../session/session.ts';
import { askHidden } from '../../term/prompt.ts';
import { readAll } from '../../term/stdin.ts';
import { operationCommand } from '../operation.ts';

/** On a command line anybody on this machine could read a key: it is typed unseen, or comes in by a pipe. */
export const keyOption = (command: Command): Command =>
  command.option('--key-stdin', 'read the key from standard input, and from its second line your password');

interface Given {
  key: string | undefined;
  password: string | undefined;
}

/** What came in by a pipe, else what is typed; nothing typed is no key. */
async function readKey(context: Context, keyStdin: unknown, question: string): Promise<Given> {
  if (keyStdin) {
    const [key, password] = (await readAll(context.stdin)).split(/\r?\n/);
    if (!key) throw usage('Nothing came in on standard input: the key is read from its first line.');
    return { key, password: password || undefined };
  }
  const typed = await askHidden(context, question, 'Pipe the key in, with --key-stdin.');
  return { key: typed.trim() || undefined, password: undefined };
}

/** The input with the key; the password that came with it stays among the options, for `confirmedBefore`. */
export async function withKey(
  input: Record<string, unknown>,
  options: Record<string, unknown>,
  context: Context,
  question: string,
): Promise<Record<string, unknown>> {
  const { key, password } = await readKey(context, options.keyStdin, question);
  options.typedPassword = password;
  return key === undefined ? input : { ...input, key };
}

/** Gives the password that was piped in before it is asked for. */
export async function confirmedBefore(session: Session, { typedPassword }: Record<string, unknown>): Promise<void> {
  if (typeof typedPassword === 'string') await session.api.call(confirmIdentity, { password: typedPassword });
}

const HIDDEN = { hidden: true } as const;

export const { configure } = operationCommand({
  operation: updateModel,
  naming: () => ({
    kind: HIDDEN,
    base_url: HIDDEN,
    model: HIDDEN,
    key: HIDDEN,
    input_price: HIDDEN,
    output_price: HIDDEN,
    budget: HIDDEN,
    version: HIDDEN,
  }),
  options: (command) => keyOption(command).option('--forget', 'do without a key'),
  complete: async (input, options, context) => {
    if (options.forget) return { ...input, key: null };
    const given = await withKey(input, options, context, 'The key (nothing is shown): ');
    if (given.key === undefined) throw usage('No key was given.');
    return given;
  },
  call: async (session, input, options) => {
    await confirmedBefore(session, options);
    return session.api.call(updateModel, input);
  },
  print: ({ key_ends }, context) =>
    context.print(key_ends === null ? 'There is no key any more.' : `Kept, sealed. It ends in ${key_ends || '...'}`),
});
