import type { FinanceRecord } from '@smoko/contract';
import type { Worked } from './finance-amount.ts';
import { financeTitle } from './finance-view.ts';
import { addMoney, money } from './format.ts';
import { ToolProblem } from './problem.ts';

/** What cannot be changed of an invoice that was issued; when it is due and its job can. */
const STAYS = ['amount', 'client_id', 'description'] as const;
type Changes = { readonly [K in (typeof STAYS)[number]]?: FinanceRecord[K] | undefined };

/** Refuses a change of an invoice that stays as it is, before anything is drafted, and says what can be done instead. */
export function assertNotIssued(invoice: FinanceRecord, changes: Changes): void {
  const { type, stage, amount } = invoice;
  if (type !== 'invoice' || !stage || stage === 'draft') return;
  const isChanged = STAYS.some((name) => changes[name] !== undefined && changes[name] !== invoice[name]);
  if (!isChanged) return;
  const name = nameOf(invoice);
  if (stage === 'void') throw new ToolProblem(`I can't change ${name}: it is void. Shall I make a new one?`);
  throw new ToolProblem(`I can't change ${name}, because it went out already. ${instead(amount, changes.amount)}`, {
    reason: 'issued',
  });
}

/** One from old books may have no number. */
const nameOf = ({ invoice_number, amount }: FinanceRecord): string =>
  invoice_number ? `invoice ${invoice_number}` : `the invoice of ${money(amount)}`;

function instead(was: number, asked: number | undefined): string {
  if (asked === undefined || asked === was) return 'To start again, void it and make a new one.';
  return asked < was
    ? `To ask for less, credit ${money(addMoney(was, -asked))} of it, or void it and make a new one.`
    : `To ask for more, invoice the other ${money(addMoney(asked, -was))} by itself, or void it and make a new one.`;
}

/** Refuses other lines of an invoice that went out, or of what is none, and says what can be done instead. */
export function assertDraftLines(invoice: FinanceRecord): void {
  const { type, stage } = invoice;
  if (type !== 'invoice') throw new ToolProblem('Only an invoice has lines. Nothing was changed.');
  if (stage === 'draft') return;
  const name = nameOf(invoice);
  if (stage === 'void') throw new ToolProblem(`I can't change ${name}: it is void. Shall I make a new one?`);
  throw new ToolProblem(
    `I can't change the lines of ${name}, because it went out already. To ask for less, credit what is too much; to ask for more, make another invoice for it.`,
    { reason: 'issued' },
  );
}

/** A share that it is already is no change. */
export function assertOther({ amount, note }: Worked, record: FinanceRecord): void {
  if (amount === record.amount)
    throw new ToolProblem(
      `The ${[record.kind === 'standard' ? null : record.kind, 'invoice'].filter(Boolean).join(' ')} of ${financeTitle(record)} is that already: ${note ?? money(amount)}. Nothing was changed.`,
    );
}
