import { type FinanceRecord, financeRecords, listPaymentsToPlace, type PaymentToPlace } from '@smoko/contract';
import type { Command } from 'commander';
import { usage } from '../exit.ts';
import type { OutputOptions } from '../output/output.ts';
import type { Session } from '../session/session.ts';
import { invoices, payments } from '../tables/finance.ts';
import { findId } from '../tables/find.ts';
import { ON_HELP, type OnInvoice, onInvoices, readOnInvoice } from '../tables/on-invoices.ts';
import { nameOf } from '../tables/references.ts';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoney, formatShortDay } from '../term/format.ts';
import type { GroupedCommand } from './command.ts';
import { listCommand } from './list.ts';
import { operationCommand } from './operation.ts';

const { get, update } = financeRecords.operations;

interface Options extends OutputOptions {
  invoice?: string;
  on?: OnInvoice[];
  credit?: true;
  later?: true;
}

export const toPlace: GroupedCommand = {
  summary: 'list payments that are on no invoice, with what each may be for',
  examples: ['smoko payments to-place'],
  ...listCommand<PaymentToPlace>({
    operation: listPaymentsToPlace,
    plural: 'payments to place',
    empty: 'Every payment is on an invoice or kept as credit.',
    columns: [
      { title: 'Id', value: ({ id }) => shortId(id) },
      { title: 'Paid', value: ({ paid_date }) => (paid_date ? formatShortDay(paid_date) : '-'), dropOrder: 3 },
      { title: 'From', value: ({ client, description }) => whom(client, description), shrinkTo: 10 },
      { title: 'Amount', value: ({ unallocated }) => formatMoney(unallocated ?? 0), align: 'right' },
      { title: 'Suggested', value: ({ suggestion: { text } }) => oneLine(text), shrinkTo: 16 },
    ],
  }),
};

const whom = (client: FinanceRecord['client'], description: string | null): string =>
  client ? nameOf(client) : oneLine(description ?? '-');

const withPlaces = (command: Command): Command =>
  command
    .option('--invoice <invoice>', 'the invoice that it pays, by its number')
    .option('--on <invoice=amount>', ON_HELP, readOnInvoice)
    .option('--credit', 'keep it as credit; with --invoice or --on: what is more than that')
    .option('--later', 'it is no credit: list it to be placed again');

type Parts = FinanceRecord['allocations'];

/** This invoice with what the payment has free, or with what is due of it. */
async function withTheRest(session: Session, payment: FinanceRecord, invoice: string, credit: boolean): Promise<Parts> {
  const invoice_id = await findId(session, invoices, invoice);
  const { amount_due } = await session.api.call(get, { id: invoice_id });
  const free = payment.unallocated ?? 0;
  return [{ invoice_id, amount: credit ? Math.min(free, amount_due ?? free) : free }];
}

/** What it pays already, and these parts more. */
function withMore(payment: FinanceRecord, parts: Parts): Parts {
  const sums = new Map(payment.allocations.map(({ invoice_id, amount }) => [invoice_id, amount]));
  for (const { invoice_id, amount } of parts)
    sums.set(invoice_id, Math.round(((sums.get(invoice_id) ?? 0) + amount) * 100) / 100);
  return [...sums].map(([invoice_id, amount]) => ({ invoice_id, amount }));
}

async function place(session: Session, id: string, options: Options): Promise<FinanceRecord> {
  const { invoice, on, credit, later } = options;
  if (!invoice && !on && !credit && !later)
    throw usage('Say where it goes: --invoice INV-1003, --on INV-1003=850, or --credit to keep it as credit.');
  if (invoice && on) throw usage('Say once what it pays: with --on or --invoice.');
  const payment = await session.api.call(get, { id });
  if (!payment.unallocated) throw usage('All of that payment is on an invoice already.');
  const parts = on
    ? await onInvoices(session, invoices, on)
    : invoice && (await withTheRest(session, payment, invoice, credit === true));
  const change = parts
    ? { allocations: withMore(payment, parts), ...(credit ? { allow_credit: true } : {}) }
    : { on_account: !later };
  return session.api.call(update, { id, version: payment.version, ...change });
}

const OLDER = 'an older invoice';

const hidden = () =>
  Object.fromEntries(Object.keys(financeRecords.update).map((name) => [name, { hidden: true as const }]));

export const placePayment: GroupedCommand = {
  summary: 'put a payment that is on no invoice on one, or keep it as credit',
  examples: ['smoko payments place ID --credit'],
  ...operationCommand({
    operation: update,
    of: payments,
    naming: () => ({ ...hidden(), version: { hidden: true } }),
    options: withPlaces,
    confirming: [{ field: 'allow_credit', flag: 'credit' }],
    call: (session, { id }, options: Options) => place(session, id, options),
    print: ({ allocations, unallocated, on_account, invoice_numbers }, context, _, { later }: Options) => {
      if (later) return context.print(`${formatMoney(unallocated ?? 0)} is to be placed.`);
      const parts = allocations.map((part, at) => `${formatMoney(part.amount)} on ${invoice_numbers[at] ?? OLDER}`);
      const paid = parts.length ? `It pays ${parts.join(', ')}.` : '';
      const kept = on_account && unallocated ? `${formatMoney(unallocated)} is kept as credit.` : '';
      context.print([paid, kept].filter(Boolean).join(' '));
    },
  }),
};
