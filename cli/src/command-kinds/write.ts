import type { Operation } from '@smoko/contract';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { checkInput } from '../output/check.ts';
import { namingFlag } from '../output/confirmed-by.ts';
import { addFlags, type Flag, flagsOf, oneOf, readFlags } from '../output/flags.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { find } from '../tables/find.ts';
import { type CliTable, type Row, titleOf } from '../tables/table.ts';
import { oneLine } from '../term/clean.ts';
import { writeInEditor } from '../term/external-editor.ts';
import { readAll } from '../term/stdin.ts';

interface WriteOptions extends OutputOptions {
  data?: string;
  /** The flag of the field that is written in an editor. */
  editor?: string;
}

/** Adds --data and --editor. */
const withInput = (command: Command, flags: readonly Flag[]): Command => {
  const texts = flags.filter(({ kind, resolve }) => kind === 'text' && !resolve).map(({ flag }) => flag);
  const editor = new Option('-e, --editor <field>', 'write this field in your editor (SMOKO_EDITOR, VISUAL, EDITOR)');
  return addFlags(command, flags)
    .option('--data <json>', DATA)
    .addOption(editor.argParser(oneOf(texts)));
};

const DATA = 'the fields as JSON, or - for standard input (\'{"job_name": ...}\'); flags win';

/** `smoko jobs add --name ...` */
export function configureAdd<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const { create } = table.operations;
  if (!create) throw new Error(`${table.group} are not added this way.`);
  const session = lazySession(context);
  const flags = flagsOf(create, table.naming?.(session), session);
  table.extra?.configure(command);
  withOutput(withInput(command, flags)).action(async (options: WriteOptions) => {
    const known = { ...table.only, ...(await table.extra?.read(options, undefined, session)) };
    const input = await readInput(create, options, flags, context, known, {});
    const tell = isForScripts(options) ? undefined : await table.telling?.(session(), input);
    const record = (await namingFlag(flags, () => session().api.call(create, input))) as R;
    const told = (await tell?.(record)) ?? [];
    printRecord(context, options, record, () => printLines(context, `Added ${titleOf(table, record)}.`, told));
  });
}

/** `smoko jobs edit 1001 --budget 2000` */
export function configureEdit<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const { update } = table.operations;
  const session = lazySession(context);
  const version = { flag: 'if-version', about: 'only if it is still this version' };
  const flags = flagsOf(update, { ...table.naming?.(session), version }, session);
  command.argument(`<${table.noun}>`, 'its id, number or name');
  table.extra?.configure(command);
  withOutput(withInput(command, flags)).action(async (given: string, options: WriteOptions) => {
    const before = await find(session(), table, given);
    const known = { id: before.id, ...(await table.extra?.read(options, before, session)) };
    const input = await readInput(update, options, flags, context, known, before);
    if (Object.keys(input).length === 1) throw usage(`Say what to change: smoko ${table.group} edit --help`);
    const tell = isForScripts(options) ? undefined : await table.telling?.(session(), input, before);
    const record = (await namingFlag(flags, () => session().api.call(update, input))) as R;
    const told = (await tell?.(record)) ?? [];
    printRecord(context, options, record, () => printLines(context, `Changed ${titleOf(table, record)}.`, told));
  });
}

/** `smoko jobs set-status 1001 completed` */
export function configureSetStatus<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const { update } = table.operations;
  const session = lazySession(context);
  const choices = flagsOf(update).find(({ field }) => field === 'status')?.choices ?? [];
  command
    .argument(`<${table.noun}>`, 'its id, number or name')
    .argument('<status>', choices.join(', '), oneOf(choices));
  withOutput(command).action(async (given: string, status: string, options: OutputOptions) => {
    const { id } = await find(session(), table, given);
    const record = (await session().api.call(update, { id, status })) as R;
    const said = `${titleOf(table, record)} is ${status.replaceAll('_', ' ')}.`;
    printRecord(context, options, record, () => context.print(said.charAt(0).toUpperCase() + said.slice(1)));
  });
}

function printLines(context: Context, first: string, more: readonly string[]): void {
  for (const line of [first, ...more]) context.print(oneLine(line));
}

async function readInput(
  operation: Operation,
  options: WriteOptions,
  flags: readonly Flag[],
  context: Context,
  known: Record<string, unknown>,
  before: object,
): Promise<Record<string, unknown>> {
  const data =
    options.data === undefined ? {} : parse(options.data === '-' ? await readAll(context.stdin) : options.data);
  const input = { ...data, ...(await readFlags({ ...options }, flags)), ...known };
  const edited = flags.find(({ flag }) => flag === options.editor);
  if (edited) input[edited.field] = writeInEditor(context, textIn({ ...before, ...input }, edited.field));
  checkInput(operation, input, flags);
  return input;
}

/** What is there to begin with. */
const textIn = (record: Record<string, unknown>, field: string): string => {
  const { [field]: value } = record;
  return typeof value === 'string' ? value : '';
};

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // the error is thrown below
  }
  throw usage('--data is one JSON object, like {"name": "Dave"}.');
}
