import { type FinanceRecord, financeRecords, listPaymentsToPlace, type PaymentToPlace } from '@smoko/contract';
import type { Command } from 'commander';
import { usage } from '../exit.ts';
import type { OutputOptions } from '../output/output.ts';
import type { Session } from '../session/session.ts';
import { invoices, payments } from '../tables/finance.ts';
import { findId } from '../tables/find.ts';
import { nameOf } from '../tables/references.ts';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import type { GroupedCommand } from './command.ts';
import { listCommand } from './list.ts';
import { operationCommand } from './operation.ts';

const { get, update } = financeRecords.operations;

interface Options extends OutputOptions {
  invoice?: string;
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
      { title: 'Paid', value: ({ paid_date }) => (paid_date ? formatDay(paid_date) : '-'), dropOrder: 3 },
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
    .option('--credit', 'keep it as credit; with --invoice: what is more than that has due')
    .option('--later', 'it is no credit: list it to be placed again');

/** What it pays already, and this invoice with the rest, or with what is due of it. */
async function onInvoice(session: Session, payment: FinanceRecord, invoice_id: string, credit: boolean) {
  const { amount_due } = await session.api.call(get, { id: invoice_id });
  const free = payment.unallocated ?? 0;
  const amount = credit ? Math.min(free, amount_due ?? free) : free;
  const others = payment.allocations.filter((one) => one.invoice_id !== invoice_id);
  const before = payment.allocations.find((one) => one.invoice_id === invoice_id)?.amount ?? 0;
  const sum = Math.round((before + amount) * 100) / 100;
  return { allocations: [...others, { invoice_id, amount: sum }], ...(credit ? { allow_credit: true } : {}) };
}

async function place(session: Session, id: string, { invoice, credit, later }: Options): Promise<FinanceRecord> {
  if (!invoice && !credit && !later)
    throw usage('Say where it goes: --invoice INV-1003, or --credit to keep it as credit.');
  const payment = await session.api.call(get, { id });
  if (!payment.unallocated) throw usage('All of that payment is on an invoice already.');
  const change = invoice
    ? await onInvoice(session, payment, await findId(session, invoices, invoice), credit === true)
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
