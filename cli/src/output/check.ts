import type { Operation } from '@smoko/contract';
import { usage } from '../exit.ts';
import type { Flag } from './flags.ts';

/** @throws CliError (exit 2) in the contract's words, with the flag they are about */
export function checkInput(operation: Operation, input: Record<string, unknown>, flags: readonly Flag[]): void {
  const { error } = operation.input.safeParse(input);
  const issue = error?.issues[0];
  if (!issue) return;
  const flag = flags.find(({ field }) => field === issue.path[0]);
  throw usage(flag ? `${issue.message.replace(/\.$/, '')}: --${flag.flag}` : issue.message);
}
