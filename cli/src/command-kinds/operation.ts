import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { checkInput } from '../output/check.ts';
import { addFlags, flagsOf, type Naming, readFlags } from '../output/flags.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { confirmed, PROOF, type ProofOptions } from '../session/confirm.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import type { CliTable } from '../tables/table.ts';
import { readAll } from '../term/stdin.ts';
import type { Configured } from './command.ts';

type Input = Record<string, unknown>;

interface Argument {
  /** The operation's field. */
  field: string;
  /** `<id>`, `[id]`; `<text...>` are words put together, - reads them from standard input. */
  syntax: string;
  about: string;
  /** Of `<words...>`: kept apart, and given to `call` among the options. */
  each?: true;
  /** @throws InvalidArgumentError */
  parse?(text: string): string;
  resolve?(session: Session, text: string): Promise<unknown>;
}

interface OperationCommand<O extends Operation> {
  operation: O;
  /** The record it is about, given first: by id, number or name. */
  // biome-ignore lint/suspicious/noExplicitAny: only what it is called and how it is found matters
  of?: CliTable<any>;
  /** Fields that are given without a flag, in this order. */
  args?: readonly Argument[];
  naming?(session: () => Session): Naming;
  /** Options that are no field of the operation's. */
  options?(command: Command): Command;
  /** What is sent of what was given. @throws where something is missing */
  complete?(input: Input, options: Input, context: Context): Input | Promise<Input>;
  /** Does it, where it is more than one call. */
  call?(session: Session, input: WireInput<O>, options: Input, context: Context): Promise<WireOutput<O>>;
  /** What people see of the answer. */
  print(answer: WireOutput<O>, context: Context, input: Input): void;
  /** Waits for an assistant. */
  patient?: true;
}

/** A command that is one call of the API: flags from its schema, the record it is about, what it answers. */
export function operationCommand<O extends Operation>(declared: OperationCommand<O>): Configured {
  const { operation, patient } = declared;
  const args = [...(declared.of ? [recordOf(declared.of)] : []), ...(declared.args ?? [])];
  const otherwise = Object.fromEntries(args.map(({ field }) => [field, { hidden: true as const }]));
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      const flags = flagsOf(operation, { ...declared.naming?.(session), ...otherwise });
      for (const arg of args) addArgument(command, arg);
      declared.options?.(command);
      if (operation.sensitive) command.option(...PROOF);
      withOutput(addFlags(command, flags)).action(async (...given: unknown[]) => {
        const options = given[args.length] as OutputOptions & ProofOptions & Input;
        const fields = await readFlags(options, flags);
        for (const [at, { field, resolve, each }] of args.entries()) {
          if (each) {
            options[field] = given[at];
            continue;
          }
          const text = await textOf(given[at] as string | string[] | undefined, context);
          if (text !== undefined) fields[field] = resolve ? await resolve(session(), text) : text;
        }
        const input = declared.complete ? await declared.complete(fields, options, context) : fields;
        checkInput(operation, input, flags);
        const api = patient ? session().patientApi : session().api;
        const call = () =>
          declared.call
            ? declared.call(session(), input as WireInput<O>, options, context)
            : api.call(operation, input as WireInput<O>);
        const answer = operation.sensitive ? await confirmed(context, session(), options, call) : await call();
        printRecord(context, options, answer ?? { id: input.id }, () => declared.print(answer, context, input));
      });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const recordOf = (table: CliTable<any>): Argument => ({
  field: 'id',
  syntax: `<${table.noun.replaceAll(' ', '-')}>`,
  about: 'its id, number or name',
  resolve: (session, given) => findId(session, table, given),
});

function addArgument(command: Command, { syntax, about, parse }: Argument): void {
  if (parse) command.argument(syntax, about, parse);
  else command.argument(syntax, about);
}

async function textOf(given: string | string[] | undefined, context: Context): Promise<string | undefined> {
  if (!Array.isArray(given)) return given;
  if (given.length === 0) return undefined;
  if (given.join() !== '-') return given.join(' ');
  const text = (await readAll(context.stdin)).trim();
  if (text === '') throw usage('Nothing came in on standard input.');
  return text;
}
