import {
  type FinanceRecord,
  financeRecords,
  getJobBilling,
  isFree,
  isTaken,
  type Quote,
  quotes,
  taxWords,
} from '@smoko/contract';
import { z } from 'zod';
import { explainGst } from './explain-gst.ts';
import { date } from './fields.ts';
import { which } from './finance.ts';
import { financeName } from './finance-view.ts';
import { addMoney, capital, commas, day, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { quoteTotal, resolveQuote } from './quote-view.ts';
import { whichQuote } from './quotes.ts';
import { resolveJob } from './resolve-job.ts';
import { defineTool, read, type ToolEnv, type ToolResult } from './tool.ts';
import { invoiceOf } from './which-invoice.ts';

const { type: _type, ...whichInvoice } = which;

/** Which arguments say what is meant. */
const TELLS: Record<string, readonly string[]> = {
  job: ['job'],
  quote: ['quote', 'client', 'job'],
  invoice: Object.keys(whichInvoice),
  gst: ['from', 'to'],
};

/** How a figure came about, from what is on file: no model explains a sum. */
export const explainTotal = defineTool({
  name: 'explain_total',
  description:
    'Why a total is what it is: the lines, GST, payments and credits behind an invoice, a quote, a job or the GST of a time.',
  doing: 'Looking up how it adds up',
  args: z.strictObject({
    of: z.enum(['invoice', 'quote', 'job', 'gst']).describe('job: its price and what is left of it'),
    ...whichInvoice,
    quote: whichQuote.quote,
    from: date('GST: first day').optional(),
    to: date('GST: last day').optional(),
  }),
  async run({ of, quote, from, to, ...said }, env) {
    const given = Object.entries({ quote, from, to, ...said }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    const stray = TELLS[of] && given.find((name) => !TELLS[of]?.includes(name));
    if (stray) throw new ToolProblem(`A ${of} is not told by ${stray}: leave that out.`);
    if (of === 'gst') return explainGst(env, { from, to });
    if (of === 'quote') return ofQuote(await resolveQuote(env, { quote, client: said.client, job: said.job }), env);
    if (of === 'job') return ofJob(said.job ?? 'this', env);
    return ofInvoice(await invoiceOf(env, said), env);
  },
});

interface Priced {
  lines: FinanceRecord['lines'];
  prices_include_gst: boolean | null;
  subtotal: number | null;
  gst: number | null;
  total: number;
}

/** Each line, then the GST: in the prices, or on top of their sum. */
function workings(
  { lines, prices_include_gst: included, subtotal, gst, total }: Priced,
  { country }: ToolEnv,
): string[] {
  const each = lines.map(({ description, quantity, unit, unit_price, total: sum, ...taxed }) => {
    const words = taxWords(taxed).map((one) => ` (${one})`);
    const plain = quantity === 1 && !taxed.discount_percent;
    const how = plain ? '' : `${quantity}${unit ? ` ${unit}` : ''} x ${money(unit_price)} = `;
    return `- ${description}: ${how}${money(sum)}${words.join('')}`;
  });
  const free = lines.filter(isFree).reduce((sum, line) => addMoney(sum, line.total), 0);
  const rate = country === 'NZ' ? '15%' : '10%';
  // of older books nobody worked it out
  if (gst === null) return each;
  const tax =
    gst === 0
      ? '- No GST in it'
      : included !== false || subtotal === null
        ? `- GST in it: ${money(gst)} (${rate} of ${money(addMoney(total, -addMoney(gst, free)))})`
        : `- GST on top: ${rate} of ${money(addMoney(subtotal, -free))} = ${money(gst)}`;
  return [...each, tax];
}

async function ofInvoice(invoice: FinanceRecord, env: ToolEnv): Promise<ToolResult> {
  const { amount, stage, amount_due, client_id, description } = invoice;
  const ofClient = (type: FinanceRecord['type']): Promise<FinanceRecord[]> =>
    client_id && stage === 'issued'
      ? listAll<FinanceRecord>(env, financeRecords.operations.list, { type, client_id })
      : Promise.resolve([]);
  const [payments, notes] = await Promise.all([ofClient('payment'), ofClient('credit_note')]);
  const paid = payments.flatMap(({ allocations, paid_date }) =>
    allocations
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map((part) => `- Paid${paid_date ? ` ${day(paid_date)}` : ''}: -${money(part.amount)}`),
  );
  const credited = notes
    .filter(({ invoice_id }) => invoice_id === invoice.id)
    .map((note) => `- Credited, ${note.credit_note_number}: -${money(note.amount)}`);
  const beside = invoice.lines.length || !description ? [] : [`- ${description}: ${money(amount)}`];
  const lines = [...beside, ...workings({ ...invoice, total: amount }, env), ...paid, ...credited];
  const due =
    stage === 'issued' ? `still due ${money(amount_due ?? amount)}` : `${stage ?? 'old'}, nothing is due of it yet`;
  const head = `${financeName(invoice).replace(/:$/, '')} comes to ${money(amount)}, ${due}`;
  return read([`${capital(head)}:`, ...lines].join('\n'), { invoice_id: invoice.id, amount, amount_due });
}

async function ofQuote(said: Quote, env: ToolEnv): Promise<ToolResult> {
  const quote = await env.services.read(quotes.operations.get, { id: said.id });
  const total = quoteTotal(quote);
  if (!quote.lines.length || total === null)
    return read(`Quote ${quote.short_name} has no priced lines: what it says is its text.`, { quote_id: quote.id });
  const counted = { ...quote, lines: quote.lines.filter(isTaken) };
  const left = quote.lines.filter((line) => !isTaken(line)).map(({ description }) => description);
  const lines = workings(counted, env);
  const more = left.length ? [`- Not in it: ${left.join(', ')}`] : [];
  return read([`Quote ${quote.short_name} comes to ${money(total)}:`, ...lines, ...more].join('\n'), {
    quote_id: quote.id,
    total,
  });
}

async function ofJob(reference: string, env: ToolEnv): Promise<ToolResult> {
  const job = await resolveJob(env, reference);
  const billing = await env.services.read(getJobBilling, { id: job.id });
  const { price, invoiced, credited, drafts, left_to_invoice: left, due, paid } = billing;
  if (price.base === null || left === null)
    return read(`Job ${jobTitle(job)} has no price: no accepted quote and no budget.`, { job_id: job.id });
  // a budget that is said before GST has it added to the price
  const own = price.base_from === 'budget' && job.job_budget !== null && job.job_budget !== price.base;
  const lines = [
    `- ${price.base_from === 'quote' ? 'Accepted quote' : 'Budget'}: ${money(price.base)}${own ? ` (${money(job.job_budget ?? 0)} plus GST)` : ''}`,
    price.variations !== 0 && `- Accepted variations: ${money(price.variations)}`,
    invoiced > 0 && `- Invoiced: -${money(invoiced)} (${commas(`paid ${money(paid)}`, `due ${money(due)}`)})`,
    credited > 0 && `- Credited of that: ${money(credited)}`,
    drafts.count > 0 && `- In drafts, not sent: ${money(drafts.total)}`,
  ].filter(Boolean);
  const head = `Job ${jobTitle(job)} is worth ${money(price.total)}${price.includes_gst ? ' inc GST' : ''}, ${money(left)} left to invoice:`;
  return read([head, ...lines].join('\n'), { job_id: job.id, price, left_to_invoice: left });
}
