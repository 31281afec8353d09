import { variations as table, type Variation } from '@smoko/contract';
import { formatMoney } from '../term/format.ts';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { LINE_HELP, type LineInput, readLine } from './quote-line.ts';
import { lineText } from './quotes.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

/** Numbers count within a job: `1001/V1` names one. */
const OF_JOB = /^(.+)\/(v\d+)$/i;

export const variations: CliTable<Variation> = {
  group: 'variations',
  noun: 'variation',
  plural: 'variations',
  operations: table.operations,
  columns: [
    { title: 'Number', value: numberOf },
    { title: 'Job', value: (one) => jobTitle(one.project), shrinkTo: 10, dropOrder: 3 },
    { title: 'Client', value: (one) => nameOf(one.client), shrinkTo: 10, dropOrder: 2 },
    { title: 'What', value: (one) => one.description, shrinkTo: 12, dropOrder: 4 },
    { title: 'Total', value: (one) => formatMoney(one.total), align: 'right' },
    { title: 'Status', value: (one) => one.status },
  ],
  details: (one) => [
    ['Number', one.variation_number],
    ['Job', jobTitle(one.project)],
    ['Client', nameOf(one.client)],
    ['What', one.description],
    ['Status', one.status],
    ['Lines', one.lines.map(lineText).join('\n')],
    ['Subtotal', formatMoney(one.subtotal)],
    ['GST', one.gst === 0 ? '' : formatMoney(one.gst)],
    ['Total', `${formatMoney(one.total)}${one.gst === 0 ? '' : ' inc GST'}`],
    ['Link', one.link ?? ''],
    ['Answer', one.response ? `${one.response.decision} by ${one.response.name}` : ''],
    ['Reason', one.response?.reason ?? ''],
  ],
  names: (one) => [numberOf(one), one.description, one.variation_number],
  lookUp: (given) => ({ q: OF_JOB.exec(given.trim())?.[2] ?? given }),
  naming: (session) => ({
    project_id: refersTo(session, jobs),
    client_id: refersTo(session, clients),
    lines: { hidden: true },
  }),
  extra: {
    configure: (command) => command.option('--line <line>', LINE_HELP, readLine),
    read: ({ line }: { line?: LineInput[] }) => (line ? { lines: line } : {}),
  },
};

function numberOf({ project, variation_number }: Variation): string {
  return project ? `${project.job_number}/${variation_number}` : variation_number;
}
