import { creditNoteName, getClientStatement, type WireInput, type WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { isForScripts, type OutputOptions } from '../output/output.ts';
import { assertFree, copyTo, download, saveTo } from '../session/download.ts';
import type { Session } from '../session/session.ts';
import { clients } from '../tables/clients.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney, formatShortDay, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';

interface PdfOptions extends OutputOptions {
  pdf?: string;
  force?: boolean;
}

const withPdf = (command: Command): Command =>
  command
    .option('--pdf <file>', 'write it as PDF instead; - for standard output')
    .option('--force', 'write over a file that is there');

/** Writes the PDF of a statement. */
async function savePdf(
  session: Session,
  { id, ...days }: WireInput<typeof getClientStatement>,
  { pdf = '', force, ...output }: PdfOptions,
  context: Context,
): Promise<void> {
  if (pdf !== '-') assertFree(pdf, force, '--pdf');
  else if (isForScripts(output)) throw usage('Standard output holds one of them: the PDF, or what is printed.');
  const query = new URLSearchParams(days).toString();
  const content = await download(session, `/api/clients/${id}/statement?${query}`, 'application/pdf');
  if (pdf === '-') await copyTo(context.stdout, content);
  else await saveTo(pdf, content, () => {});
}

type Entry = WireOutput<typeof getClientStatement>['entries'][number];

/** Of money: how it moved, and what the bank calls it, as the PDF has it. */
const howOf = ({ method, reference }: Entry): string =>
  [method ? formatStatus(method) : '', reference ? oneLine(reference) : ''].filter(Boolean).join(', ');

const KINDS = { invoice: 'Invoice', payment: 'Payment', credit_note: creditNoteName(false), refund: 'Refund' };

/** `smoko clients statement`. */
export function statementCommand(...examples: string[]) {
  return {
    summary: "show a client's invoices, payments and credits with a running balance",
    examples,
    ...operationCommand({
      operation: getClientStatement,
      of: clients,
      naming: () => ({
        from: { about: 'from this day' },
        to: { about: 'until this day; today where none is said' },
      }),
      options: withPdf,
      async call(session, input, options: PdfOptions, context) {
        if (options.pdf !== undefined) await savePdf(session, input, options, context);
        return session.api.call(getClientStatement, input);
      },
      print: ({ client, from, to, opening, entries, closing }, context, _, { pdf }: PdfOptions) => {
        if (pdf !== undefined) return pdf === '-' ? undefined : context.print(`Wrote ${pdf}.`);
        context.print(`${oneLine(client.name)}, ${from ? `${formatDay(from)} to` : 'up to'} ${formatDay(to)}`);
        if (from) context.print(`Opening balance ${formatMoney(opening)}`);
        printTable(
          context,
          [
            { title: 'Day', value: ({ date }) => formatShortDay(date) },
            {
              title: 'What',
              value: ({ kind, number, adjustment }) =>
                [adjustment ? creditNoteName(true) : KINDS[kind], number].filter(Boolean).join(' '),
            },
            { title: 'For', value: ({ description }) => oneLine(description ?? ''), shrinkTo: 10, dropOrder: 2 },
            ...(entries.some((entry) => howOf(entry))
              ? [{ title: 'How', value: howOf, shrinkTo: 8, dropOrder: 1 }]
              : []),
            { title: 'Amount', value: ({ amount }) => formatMoney(amount), align: 'right' },
            { title: 'Balance', value: ({ balance }) => formatMoney(balance), align: 'right' },
          ],
          entries,
        );
        context.print(`Closing balance ${formatMoney(closing)}`);
      },
    }),
  };
}

/** `smoko statement` is the same as `smoko clients statement`. */
export const statement = statementCommand('smoko statement "Dave Wilson"');
