import {
  type Import,
  type ImportPreview,
  type ImportRow,
  listImports,
  previewImport,
  runImport,
  undoImport,
} from '@smoko/contract';
import { type Command, Option } from 'commander';
import type { CliCommand, CommandGroup } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { printList } from '../output/print-list.ts';
import { lazySession, requireSession } from '../session/session.ts';
import { shortId } from '../tables/short-id.ts';
import { wholeId } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatShortMoment } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import { readTextFile } from '../term/read-file.ts';
import type { Column } from '../term/table.ts';

interface Options extends OutputOptions {
  table: keyof typeof TABLES;
  duplicates?: 'skip' | 'add';
  preview?: boolean;
}

const TABLES = { clients: 'clients', suppliers: 'suppliers', jobs: 'projects' } as const;

const countsOf = ({ counts }: ImportPreview): string =>
  `${counts.new} new, ${counts.duplicate} on file already, ${counts.wrong} wrong`;

const ROWS: Column<ImportRow>[] = [
  { title: 'Line', value: ({ line }) => String(line), align: 'right' },
  { title: 'Name', value: ({ name }) => name, shrinkTo: 10 },
  { title: 'State', value: ({ state }) => state },
  { title: 'Why', value: ({ notes }) => notes.join(' '), shrinkTo: 16 },
];

const COLUMNS: Column<Import>[] = [
  { title: 'Id', value: ({ id }) => shortId(id) },
  { title: 'Table', value: ({ table }) => (table === 'projects' ? 'jobs' : table) },
  { title: 'Added', value: ({ added }) => String(added), align: 'right' },
  { title: 'Left out', value: ({ left_out }) => String(left_out), align: 'right', dropOrder: 2 },
  { title: 'When', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 1 },
  { title: 'State', value: ({ undone_at }) => (undone_at ? 'undone' : '') },
];

export const importsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what was imported',
      examples: ['smoko imports list'],
      configure: configureImportsList,
    },
    undo: {
      summary: 'take an import back',
      examples: ['smoko imports undo ID'],
      configure: configureImportsUndo,
    },
  },
};

export const importFile: CliCommand = {
  examples: [
    'smoko import customers.csv --table clients --preview',
    'smoko import customers.csv --table clients',
    'smoko export clients | smoko import - --table clients --duplicates add',
  ],
  configure: configureImport,
};

function configureImport(command: Command, context: Context): void {
  withOutput(
    command
      .argument('<file>', 'a CSV file; - for standard input')
      .addOption(new Option('--table <table>', 'what is in it').choices(Object.keys(TABLES)).makeOptionMandatory())
      .addOption(new Option('--duplicates <what>', 'rows that are on file already').choices(['skip', 'add']))
      .option('--preview', 'say what it would add, and add nothing'),
  ).action((file: string, options: Options) => importFrom(file, options, context));
}

async function importFrom(file: string, options: Options, context: Context): Promise<void> {
  const { table, duplicates, preview } = options;
  const session = requireSession(context.store, context.url());
  const csv = await readTextFile(context, file);
  const input = { table: TABLES[table], csv, ...(duplicates ? { duplicates } : {}) };
  const plan = await session.untimedApi.call(previewImport, input);
  if (preview) return printRecord(context, { ...options, quiet: false }, plan, () => showPlan(context, plan));
  if (plan.counts.new === 0 && !(duplicates === 'add' && plan.counts.duplicate > 0)) {
    throw new CliError(`Nothing to add: ${countsOf(plan)}. See why: smoko import ${file} --table ${table} --preview`);
  }
  const done = await session.untimedApi.call(runImport, input);
  printRecord(context, options, done, () => {
    const what = done.added === 1 ? table.replace(/s$/, '') : table;
    context.print(`Added ${done.added} ${what}, left out ${done.left_out}.`);
    context.print(context.style('dim', `Take it back: smoko imports undo ${shortId(done.id)}`));
  });
  if (plan.counts.wrong > 0) {
    context.stderr.write(`${plan.counts.wrong} could not be read; --preview says why.\n`);
  }
}

function showPlan(context: Context, plan: ImportPreview): void {
  for (const { header, field } of plan.columns) {
    context.print(`${oneLine(header)}: ${field ? field.replaceAll('_', ' ') : context.style('dim', 'left out')}`);
  }
  context.print(`It would add: ${countsOf(plan)}.`);
  if (plan.rows.length > 0) printTable(context, ROWS, plan.rows);
}

function configureImportsList(command: Command, context: Context): void {
  const session = lazySession(context);
  withPages(withOutput(command)).action((options: OutputOptions & PageOptions) => {
    const pages = pagesOf((page) => session().api.call(listImports, page), options);
    return printList(context, options, pages, { columns: COLUMNS, empty: 'No imports yet.', more: MORE });
  });
}

function configureImportsUndo(command: Command, context: Context): void {
  withOutput(command.argument('<id>', 'as imports list shows it')).action(
    async (given: string, options: OutputOptions) => {
      const session = requireSession(context.store, context.url());
      const id = await wholeId(session, { list: listImports, noun: 'import', see: 'smoko imports list' }, given);
      const answer = await session.api.call(undoImport, { id });
      const kept = answer.kept > 0 ? ` Kept ${answer.kept} that were changed since.` : '';
      printRecord(context, options, { id, ...answer }, () => context.print(`Deleted ${answer.deleted}.${kept}`));
    },
  );
}
