import { GST_BOXES, getGstReport, listGstRecords, NET_BOX, type WireOutput } from '@smoko/contract';
import type { CliCommand } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import type { Naming } from '../output/flags.ts';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney, formatShortDay, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';

const TIME: Naming = {
  from: { about: 'from this day; left out: the return that today lies in' },
  to: { about: 'until this day' },
  basis: { about: 'by money or by papers; left out: as in your settings' },
};

/** GST of a quarter or of any other time: `smoko bas`, and `smoko gst` for who knows it by that name. */
const report = (name: 'bas' | 'gst'): CliCommand => ({
  examples: [`smoko ${name}`, `smoko ${name} --from 2026-07-01 --to 2026-09-30 --basis accrual`],
  ...operationCommand({ operation: getGstReport, naming: () => TIME, print: printReport }),
});
export const bas = report('bas');
export const gst = report('gst');

function printReport(answer: WireOutput<typeof getGstReport>, context: Context): void {
  const { country, from, to, basis, boxes, notes } = answer;
  context.print(`GST from ${formatDay(from)} to ${formatDay(to)}, ${basis} basis`);
  printTable(
    context,
    [
      { title: 'Box', value: ({ box }) => box },
      { title: 'What', value: ({ label }) => label, shrinkTo: 16 },
      { title: 'Amount', value: ({ box }) => formatMoney(boxes[box] ?? 0), align: 'right' },
    ],
    [...GST_BOXES[country]],
  );
  const net = boxes[NET_BOX[country]] ?? 0;
  const words = net < 0 ? `To get back: ${formatMoney(-net)}` : `To pay: ${formatMoney(net)}`;
  context.print(context.style('bold', words));
  for (const { text } of notes) context.print(context.style('yellow', `! ${oneLine(text)}`));
}

type GstRecord = WireOutput<typeof listGstRecords>['data'][number];

export const gstRecords: CliCommand = {
  examples: ['smoko gst-records --of 1B', 'smoko gst-records --of expenses_without_gst'],
  ...listCommand<GstRecord>({
    operation: listGstRecords,
    empty: 'No records there.',
    filtered: 'No records there.',
    naming: () => ({ ...TIME, of: { about: 'a box of the report, or one of its notes' } }),
    columns: [
      { title: 'Day', value: ({ day }) => formatShortDay(day) },
      { title: 'What', value: ({ type }) => formatStatus(type), dropOrder: 1 },
      { title: 'Number', value: ({ number }) => number ?? '-', shrinkTo: 10 },
      { title: 'Who', value: ({ name, description }) => oneLine(name ?? description ?? '-'), shrinkTo: 10 },
      { title: 'Amount', value: ({ amount }) => formatMoney(amount), align: 'right' },
      { title: 'GST', value: ({ gst: share }) => (share === null ? 'not said' : formatMoney(share)), align: 'right' },
      { title: 'Id', value: ({ id }) => shortId(id), dropOrder: 2 },
    ],
  }),
};
