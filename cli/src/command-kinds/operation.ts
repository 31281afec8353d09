import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { checkInput } from '../output/check.ts';
import { namingFlag } from '../output/confirmed-by.ts';
import { addFlags, flagsOf, type Naming, readFlags } from '../output/flags.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { PROOF, type ProofOptions, withIdentityCheck } from '../session/identity-check.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import type { CliTable } from '../tables/table.ts';
import { oneLine } from '../term/clean.ts';
import { EDITOR, writeInEditor } from '../term/external-editor.ts';
import { readAll } from '../term/stdin.ts';
import type { Configured } from './command.ts';

type Input = Record<string, unknown>;

interface Argument {
  /** The field of the operation's input. */
  field: string;
  /** As commander has it: `<id>`, `[id]`. The words of `<text...>` are joined; a single `-` reads standard input. */
  syntax: string;
  about: string;
  /** The words of `<words...>` are not joined, but passed to `call` in the options. */
  separate?: true;
  /** @throws InvalidArgumentError */
  parse?(text: string): string;
  resolve?(session: Session, text: string): Promise<unknown>;
  /** Of words: what is there so far, for an editor to begin with. `input` has the arguments before it. */
  before?(session: Session, input: Input): Promise<string>;
}

interface Told {
  lines: string[];
  /** Instead of what `print` prints. */
  instead?: boolean;
}

interface OperationCommand<O extends Operation> {
  operation: O;
  /** The table of the record that the first argument names, by id, number or name. */
  // biome-ignore lint/suspicious/noExplicitAny: only its noun and how its records are found are used
  of?: CliTable<any>;
  /** Fields that are positional arguments, in this order. */
  args?: readonly Argument[];
  naming?(session: () => Session): Naming;
  /** Adds options that are not fields of the operation. */
  options?(command: Command): Command;
  /** Completes the input. @throws where something is missing */
  complete?(input: Input, options: Input, context: Context): Input | Promise<Input>;
  /** Replaces the API call, for commands that make more than one. */
  call?(session: Session, input: WireInput<O>, options: Input, context: Context): Promise<WireOutput<O>>;
  /** Options of its own that confirm what a field of the operation would. */
  confirming?: readonly { field: string; flag: string }[];
  /**
   * What is told beneath what `print` prints, or in its place where it is not what happened. Called with the input before the
   * call, as it may be about what that changes; what it returns is called with the answer.
   */
  telling?(
    session: Session,
    input: WireInput<O>,
  ): Promise<((answer: WireOutput<O>) => Promise<Told> | Told) | undefined>;
  /** Prints the answer for people. */
  print(answer: WireOutput<O>, context: Context, input: Input, options: Input): void;
  /** Without a time limit, because an assistant's answer can take minutes. */
  untimed?: true;
}

/** A command that calls one operation, with flags from its input schema. */
export function operationCommand<O extends Operation>(declared: OperationCommand<O>): Configured {
  const { operation, untimed } = declared;
  const args = [...(declared.of ? [recordOf(declared.of)] : []), ...(declared.args ?? [])];
  const hidden = Object.fromEntries(args.map(({ field }) => [field, { hidden: true as const }]));
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      const flags = flagsOf(operation, { ...declared.naming?.(session), ...hidden }, session);
      for (const arg of args) addArgument(command, arg);
      declared.options?.(command);
      if (operation.sensitive) command.option(...PROOF);
      if (args.some(isWords)) command.option(...EDITOR);
      withOutput(addFlags(command, flags)).action(async (...given: unknown[]) => {
        const options = given[args.length] as OutputOptions & ProofOptions & Input;
        const fields = await readFlags(options, flags);
        for (const [at, arg] of args.entries()) {
          if (arg.separate) options[arg.field] = given[at];
          else await readArgument(arg, given[at] as Given, { fields, options, command, context, session });
        }
        const input = declared.complete ? await declared.complete(fields, options, context) : fields;
        checkInput(operation, input, flags);
        const asked = input as WireInput<O>;
        const api = untimed ? session().untimedApi : session().api;
        const call = () =>
          declared.call ? declared.call(session(), asked, options, context) : api.call(operation, asked);
        const tell = isForScripts(options) ? undefined : await declared.telling?.(session(), asked);
        const confirming = () => namingFlag([...(declared.confirming ?? []), ...flags], call, input);
        const answer = operation.sensitive
          ? await withIdentityCheck(context, session(), options, confirming)
          : await confirming();
        const { lines = [], instead = false } = (await tell?.(answer)) ?? {};
        printRecord(context, options, answer ?? { id: input.id }, () => {
          if (!instead) declared.print(answer, context, input, options);
          for (const line of lines) context.print(oneLine(line));
        });
      });
    },
  };
}

type Given = string | string[] | undefined;

interface Reading {
  fields: Input;
  options: Input;
  command: Command;
  context: Context;
  session: () => Session;
}

/** Puts an argument into its field, from what was given, an editor or standard input. */
async function readArgument(arg: Argument, given: Given, reading: Reading): Promise<void> {
  const { fields, options, command, context, session } = reading;
  const { field, resolve, before } = arg;
  const begun = async () => [given ?? []].flat().join(' ') || (await before?.(session(), fields));
  const inEditor = options.editor === true && isWords(arg);
  const text = inEditor ? writeInEditor(context, await begun()) : await textOf(given, context);
  if (text === undefined && isNeeded(arg)) command.error(`error: missing required argument '${nameOf(arg)}'`);
  if (text !== undefined) fields[field] = resolve ? await resolve(session(), text) : text;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const recordOf = (table: CliTable<any>): Argument => ({
  field: 'id',
  syntax: `<${table.noun.replaceAll(' ', '-')}>`,
  about: 'its id, number or name',
  resolve: (session, given) => findId(session, table, given),
});

/** Words of a message: they may be written in an editor. */
const isWords = (arg: Argument | undefined): boolean =>
  Boolean(arg && !arg.separate && /^[<[]text\.\.\.[>\]]$/.test(arg.syntax));
const isNeeded = (arg: Argument | undefined): boolean => isWords(arg) && arg?.syntax.startsWith('<') === true;
const nameOf = (arg: Argument | undefined): string => arg?.syntax.replaceAll(/[^\w]/g, '') ?? '';

function addArgument(command: Command, arg: Argument): void {
  const { about, parse } = arg;
  // with --editor there are none yet: that they are missing is said below
  const syntax = isWords(arg) ? arg.syntax.replace('<', '[').replace('>', ']') : arg.syntax;
  if (parse) command.argument(syntax, about, parse);
  else command.argument(syntax, about);
}

async function textOf(given: Given, context: Context): Promise<string | undefined> {
  if (!Array.isArray(given)) return given;
  if (given.length === 0) return undefined;
  if (given.join() !== '-') return given.join(' ');
  const text = (await readAll(context.stdin)).trim();
  if (text === '') throw usage('Nothing came in on standard input.');
  return text;
}
