import { AppError } from '@smoko/contract';
import { moneyText } from '../../lib/form-values.ts';
import { formatMoney } from '../../lib/format.ts';
import type { Due } from './fill.ts';

/** What is wrong with a payment, by field: `amount`, `paid_date`, `reference`, `allocations`, or the id of an invoice. */
export type Errors = Readonly<Record<string, string>>;

interface Payment {
  amount: string;
  /** What is typed for invoices, by their id. */
  typed: Readonly<Record<string, string>>;
  due: readonly Due[];
  /** What it pays of them, cents. */
  parts: ReadonlyMap<string, number>;
  rest: number;
  credit: boolean;
}

/** What can be told before anything is sent. What is more than is owed, the server says. */
export function problemsOf({ amount, typed, due, parts, rest, credit }: Payment): Errors {
  const texts = { ...typed, amount };
  const unreadable = Object.entries(texts).flatMap(([field, text]) => {
    const message = moneyText.safeParse(text).error?.issues[0]?.message;
    return message ? [[field, message]] : [];
  });
  if (unreadable.length) return Object.fromEntries(unreadable);
  if (!moneyText.parse(amount)) return { amount: 'Enter how much came in, in dollars.' };
  if (![...parts.values()].some((cents) => cents > 0))
    return { allocations: 'Say which invoice it pays, and how much of it.' };
  const room = due.some((one) => one.due > (parts.get(one.id) ?? 0));
  if (rest <= 0 || credit || !room) return {};
  return {
    allocations: `${formatMoney(rest / 100)} of it pays nothing. Put it on an invoice, or keep it as credit.`,
  };
}

const FIELDS = ['amount', 'paid_date', 'reference', 'allocations'];

/** The server's words at the fields they are about; nothing where one of them is about none. */
export function serverErrors(error: unknown, sent: readonly { invoice_id: string }[]): Errors {
  const fieldOf = (path: string): string | undefined => {
    const [, row] = /^allocations\.(\d+)\./.exec(path) ?? [];
    return row === undefined ? FIELDS.find((field) => field === path) : sent[Number(row)]?.invoice_id;
  };
  const errors = error instanceof AppError ? (error.errors ?? []) : [];
  const found = errors.flatMap(({ path, message }) => {
    const field = fieldOf(path);
    return field ? [[field, message]] : [];
  });
  return found.length === errors.length ? Object.fromEntries(found) : {};
}
