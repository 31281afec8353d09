import type { Operation } from '@smoko/contract';
import { confirmed, PROOF } from '../../session/confirm.ts';
import { operationCommand } from '../operation.ts';

/** A command that the server may want the password for first. */
export const ownerCommand = <O extends Operation>(declared: Parameters<typeof operationCommand<O>>[0]) =>
  operationCommand<O>({
    ...declared,
    options: (command) => (declared.options?.(command) ?? command).option(...PROOF),
    call: (session, input, options, context) =>
      confirmed(context, session, options, () => session.api.call(declared.operation, input)),
  });
