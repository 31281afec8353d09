import type { getJobBilling, WireOutput } from '@smoko/contract';
import type { Context } from '../context.ts';
import { printDetails } from '../term/details.ts';
import { formatDay, formatMoney } from '../term/format.ts';

type Billing = WireOutput<typeof getJobBilling>;

const STATES = { open: 'to invoice', draft: 'drafted', invoiced: 'invoiced', paid: 'paid' } as const;

/** What a job is worth, and what of it is invoiced, paid and left. */
export function printBilling({ price, drafts, stages, ...sums }: Billing, context: Context): void {
  const { invoiced, credited, paid, due, left_to_invoice } = sums;
  const withGst = (sum: number | null) => `${formatMoney(sum)}${price.includes_gst && sum ? ' inc GST' : ''}`;
  printDetails(context, [
    [price.base_from === 'quote' ? 'Accepted quote' : 'Budget', withGst(price.base)],
    ['Accepted variations', withGst(price.variations)],
    [price.includes_gst ? 'Price inc GST' : 'Price', formatMoney(price.total)],
    ['Invoiced', formatMoney(invoiced)],
    ['Credited', credited ? formatMoney(credited) : ''],
    ['Paid', formatMoney(paid)],
    ['Still due', formatMoney(due)],
    ['Left to invoice', left_to_invoice === null ? '' : formatMoney(left_to_invoice)],
    ['Drafts', drafts.count ? `${drafts.count}, ${formatMoney(drafts.total)}, not sent` : ''],
    ['Stages', stages.map(stageText).join('\n')],
  ]);
}

const stageText = ({ label, percent, amount, due_on, state }: Billing['stages'][number]): string =>
  [
    `${label}: ${[percent === null ? '' : `${percent}%`, formatMoney(amount)].filter(Boolean).join(', ')}`,
    due_on ? `by ${formatDay(due_on)}` : '',
    STATES[state],
  ]
    .filter(Boolean)
    .join(', ');
