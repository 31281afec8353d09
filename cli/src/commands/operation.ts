import type { Operation, WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { checkInput } from '../output/check.ts';
import { addFlags, flagsOf, type Naming, readFlags } from '../output/flags.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import type { CliTable } from '../tables/table.ts';
import type { CommandFile } from './registry/registration.ts';

interface OperationCommand<O extends Operation> {
  operation: O;
  /** The record it is about, given first: by id, number or name. */
  // biome-ignore lint/suspicious/noExplicitAny: only what it is called and how it is found matters
  of?: CliTable<any>;
  naming?(session: () => Session): Naming;
  /** What people see of the answer. */
  print(answer: WireOutput<O>, context: Context): void;
  /** Waits for an assistant. */
  patient?: true;
}

/** A command that is one call of the API: flags from its schema, the record it is about, what it answers. */
export function operationCommand<O extends Operation>(declared: OperationCommand<O>): CommandFile {
  const { operation, of, print, patient } = declared;
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      const flags = flagsOf(operation, declared.naming?.(session));
      if (of) command.argument(`<${of.noun.replaceAll(' ', '-')}>`, 'its id, number or name');
      withOutput(addFlags(command, flags)).action(async (...given: unknown[]) => {
        const options = given.at(of ? 1 : 0) as OutputOptions;
        const id = of ? { id: await findId(session(), of, String(given[0])) } : {};
        const input = { ...(await readFlags({ ...options }, flags)), ...id };
        checkInput(operation, input, flags);
        const api = patient ? session().patientApi : session().api;
        const answer = await api.call(operation, input as never);
        printRecord(context, options, answer, () => print(answer, context));
      });
    },
  };
}
