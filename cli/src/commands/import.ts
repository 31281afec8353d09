import { type ImportPreview, type ImportRow, previewImport, runImport } from '@smoko/contract';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import { printTable } from '../term/print-table.ts';
import { readTextFile } from '../term/read-file.ts';
import type { Column } from '../term/table.ts';

interface Options extends OutputOptions {
  table: keyof typeof TABLES;
  duplicates?: 'skip' | 'add';
  preview?: boolean;
}

const TABLES = { clients: 'clients', suppliers: 'suppliers', jobs: 'projects' } as const;

export function configure(command: Command, context: Context): void {
  withOutput(
    command
      .argument('<file>', 'a CSV file; - for standard input')
      .addOption(new Option('--table <table>', 'what is in it').choices(Object.keys(TABLES)).makeOptionMandatory())
      .addOption(new Option('--duplicates <what>', 'rows that are on file already').choices(['skip', 'add']))
      .option('--preview', 'say what it would add, and add nothing'),
  ).action((file: string, options: Options) => run(file, options, context));
}

async function run(file: string, options: Options, context: Context): Promise<void> {
  const { table, duplicates, preview } = options;
  const session = requireSession(context.store, context.url());
  const csv = await readTextFile(context, file);
  const input = { table: TABLES[table], csv, ...(duplicates ? { duplicates } : {}) };
  const plan = await session.patientApi.call(previewImport, input);
  if (preview) return printRecord(context, { ...options, quiet: false }, plan, () => showPlan(context, plan));
  if (plan.counts.new === 0 && !(duplicates === 'add' && plan.counts.duplicate > 0)) {
    throw new CliError(`Nothing to add: ${countsOf(plan)}. See why: smoko import ${file} --table ${table} --preview`);
  }
  const done = await session.patientApi.call(runImport, input);
  printRecord(context, options, done, () => {
    context.print(`Added ${done.added} ${table}, left out ${done.left_out}.`);
    context.print(context.style('dim', `Take it back: smoko imports undo ${done.id}`));
  });
  if (plan.counts.wrong > 0) {
    context.stderr.write(`${plan.counts.wrong} could not be read; --preview says why.\n`);
  }
}

const countsOf = ({ counts }: ImportPreview): string =>
  `${counts.new} new, ${counts.duplicate} on file already, ${counts.wrong} wrong`;

function showPlan(context: Context, plan: ImportPreview): void {
  for (const { header, field } of plan.columns) {
    context.print(`${oneLine(header)}: ${field ? field.replaceAll('_', ' ') : context.style('dim', 'left out')}`);
  }
  context.print(`It would add: ${countsOf(plan)}.`);
  if (plan.rows.length > 0) printTable(context, COLUMNS, plan.rows);
}

const COLUMNS: Column<ImportRow>[] = [
  { title: 'Line', value: ({ line }) => String(line), align: 'right' },
  { title: 'Name', value: ({ name }) => name, shrinkTo: 10 },
  { title: 'State', value: ({ state }) => state },
  { title: 'Why', value: ({ notes }) => notes.join(' '), shrinkTo: 16 },
];
