import { getTpar, listTparRecords, type TparLack, type WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import type { Naming } from '../output/flags.ts';
import { isForScripts, type OutputOptions } from '../output/output.ts';
import { assertFree, copyTo, download, saveTo } from '../session/download.ts';
import type { Session } from '../session/session.ts';
import { refersTo } from '../tables/references.ts';
import { shortId } from '../tables/short-id.ts';
import { suppliers } from '../tables/suppliers.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney, formatShortDay } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';

interface CsvOptions extends OutputOptions {
  csv?: string;
  force?: boolean;
}
type Report = WireOutput<typeof getTpar>;
type Line = WireOutput<typeof listTparRecords>['data'][number];

const YEAR: Naming = { year: { about: 'the year to 30 June of it; left out: the last one that is over' } };

const withCsv = (command: Command): Command =>
  command
    .option('--csv <file>', 'write it as CSV instead; - for standard output')
    .option('--force', 'write over a file that is there');

async function saveCsv(
  session: Session,
  year: number | undefined,
  { csv = '', force, ...output }: CsvOptions,
  context: Context,
) {
  if (csv !== '-') assertFree(csv, force);
  else if (isForScripts(output)) throw usage('Standard output holds one of them: the CSV, or what is printed.');
  const query = year === undefined ? '' : `?year=${year}`;
  const content = await download(session, `/api/tax/tpar${query}`, 'text/csv');
  if (csv === '-') await copyTo(context.stdout, content);
  else await saveTo(csv, content, () => {});
}

const LACKS: Record<TparLack, string> = { abn: 'no ABN', abn_wrong: 'check the ABN', address: 'no address' };

function printReport(
  { from, to, due_on, so_far, total, contractors, more_contractors, notes }: Report,
  context: Context,
) {
  const when = so_far ? 'so far' : `due ${formatDay(due_on)}`;
  context.print(`Contractors paid from ${formatDay(from)} to ${formatDay(to)}, ${when}`);
  printTable(
    context,
    [
      { title: 'Contractor', value: ({ name }) => oneLine(name ?? 'deleted'), shrinkTo: 10 },
      { title: 'ABN', value: ({ abn }) => abn ?? '-', dropOrder: 2 },
      { title: 'Address', value: ({ address }) => oneLine(address ?? '-'), shrinkTo: 10, dropOrder: 1 },
      { title: 'Paid', value: ({ gross }) => formatMoney(gross), align: 'right' },
      { title: 'GST', value: ({ gst }) => formatMoney(gst), align: 'right' },
      { title: 'To fill in', value: ({ lacks }) => lacks.map((one) => LACKS[one]).join(', ') || '-' },
    ],
    contractors,
  );
  if (more_contractors > 0) context.print(`and ${more_contractors} more contractors`);
  context.print(context.style('bold', `Paid in all: ${formatMoney(total.gross)}, ${formatMoney(total.gst)} of it GST`));
  for (const { text } of notes) context.print(context.style('yellow', `! ${oneLine(text)}`));
}

export const taxCommands: CommandGroup = {
  commands: {
    tpar: {
      summary: 'what contractors were paid in a year: the Taxable payments annual report (Australia)',
      examples: ['smoko tax tpar --year 2026', 'smoko tax tpar --year 2026 --csv tpar.csv --force'],
      ...operationCommand({
        operation: getTpar,
        naming: () => YEAR,
        options: withCsv,
        async call(session, input, options: CsvOptions, context) {
          // a year that is typed is a text until the API reads it
          if (options.csv !== undefined) await saveCsv(session, Number(input.year) || undefined, options, context);
          return session.api.call(getTpar, input);
        },
        print: (report, context, _, { csv }: CsvOptions) => {
          if (csv === undefined) return printReport(report, context);
          if (csv !== '-') context.print(`Wrote ${csv}.`);
        },
      }),
    },
    'tpar-records': {
      summary: 'the expenses behind a figure of it',
      examples: ['smoko tax tpar-records --year 2026', 'smoko tax tpar-records --of gst_not_said'],
      ...listCommand<Line>({
        operation: listTparRecords,
        empty: 'No expenses there.',
        filtered: 'No expenses there.',
        naming: (session) => ({
          ...YEAR,
          supplier_id: refersTo(session, suppliers, 'supplier'),
          of: { about: 'what is reported, or one of its notes' },
        }),
        columns: [
          { title: 'Paid', value: ({ day }) => formatShortDay(day) },
          { title: 'Contractor', value: ({ name }) => oneLine(name ?? '-'), shrinkTo: 10 },
          { title: 'Number', value: ({ number }) => number ?? '-', dropOrder: 2 },
          { title: 'For', value: ({ paid_for, description }) => oneLine(description ?? paid_for ?? '-'), shrinkTo: 10 },
          { title: 'Amount', value: ({ amount }) => formatMoney(amount), align: 'right' },
          { title: 'GST', value: ({ gst }) => (gst === null ? 'not said' : formatMoney(gst)), align: 'right' },
          { title: 'Id', value: ({ id }) => shortId(id) },
        ],
      }),
    },
  },
};
