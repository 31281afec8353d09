import type { Operation } from '@smoko/contract';
import { usage } from '../exit.ts';
import type { Flag } from './flags.ts';

/** Validates the input. @throws CliError (exit 2) with the contract's message and the flag it is about */
export function checkInput(operation: Operation, input: Record<string, unknown>, flags: readonly Flag[]): void {
  const { error } = operation.input.safeParse(input);
  const issue = error?.issues[0];
  if (!issue) return;
  const flag = flags.find(({ field }) => field === issue.path[0]);
  throw usage(flag ? `${issue.message.replace(/\.$/, '')}: --${flag.flag}` : issue.message);
}
