import { AppError, type FinanceRecord, financeRecords, paymentMethodSchema } from '@smoko/contract';
import { useState } from 'react';
import { moneyText } from '../../lib/form-values.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { KeptForLater } from '../../lib/queue/waiting.ts';
import { useSave } from '../../lib/records/use-save.ts';
import { fill } from './fill.ts';
import { dueOf } from './names.ts';
import type { Open } from './open-invoices.ts';
import { type Errors, problemsOf, serverErrors } from './payment-errors.ts';

const toCents = (dollars: number): number => Math.round(dollars * 100);
const centsOf = (text: string): number => toCents(moneyText.safeParse(text).data ?? 0);

/** The payment that was recorded, in words; null: it waits for reception. */
type Told = (payment: FinanceRecord | null, words: string) => void;

/** What is typed of a payment, what follows from it, and sending it. Cents, but for what is typed. */
export function usePayment({ invoices, today }: Open, onSaved: Told) {
  const initial = dueOf(invoices[0]).toFixed(2);
  const [amount, setAmount] = useState(initial);
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [credit, setCredit] = useState(false);
  const [{ method, reference }, setHow] = useState({ method: '', reference: '' });
  const [early, setEarly] = useState<boolean | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const save = useSave(financeRecords);

  const total = centsOf(amount);
  const due = invoices.map((one) => ({ id: one.id, due: toCents(dueOf(one)) }));
  const own = new Map(Object.entries(typed).map(([id, text]) => [id, centsOf(text)]));
  const { parts, rest } = fill(total, due, own);
  const partOf = (id: string): number => parts.get(id) ?? 0;
  const paid = due.filter(({ id }) => partOf(id) > 0);

  async function submit(): Promise<void> {
    const problems = problemsOf({ amount, typed, due, parts, rest, credit });
    setErrors(problems);
    if (Object.keys(problems).length) return;
    const allocations = paid.map(({ id }) => ({ invoice_id: id, amount: partOf(id) / 100 }));
    try {
      const saved = await save.mutateAsync({
        create: {
          ...{ type: 'payment', amount: total / 100, client_id: invoices[0].client_id, allocations },
          ...{ method: paymentMethodSchema.safeParse(method).data ?? null, reference },
          ...(day ? { paid_date: day } : {}),
          ...(credit && rest > 0 ? { allow_credit: true } : {}),
          ...(early ? { confirm_early: true } : {}),
        },
      });
      onSaved(saved, toldOf(saved, paid.reduce((sum, one) => sum + one.due - partOf(one.id), 0) / 100));
    } catch (error) {
      if (error instanceof KeptForLater) return onSaved(null, '');
      if (error instanceof AppError && error.code === 'before_invoice') setEarly(false);
      const told = serverErrors(error, allocations);
      setErrors(told);
      if (!Object.keys(told).length) notify.failure(error);
    }
  }

  /** What was wrong with a field is not said of what is typed there now. */
  const edited = (...fields: string[]) =>
    setErrors((before) =>
      fields.some((field) => field in before)
        ? Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)))
        : before,
    );
  return {
    ...{ amount, day, early, credit, method, reference, rest, errors, partOf, busy: save.isPending },
    dirty:
      amount !== initial || day !== today || credit || Boolean(method || reference) || Object.keys(typed).length > 0,
    textOf: (id: string) => typed[id] ?? (partOf(id) / 100).toFixed(2),
    setAmount: (text: string) => {
      edited('amount', 'allocations');
      setAmount(text);
    },
    setDay: (text: string) => {
      edited('paid_date');
      setEarly(null);
      setDay(text);
    },
    setEarly: (sure: boolean) => {
      edited('paid_date');
      setEarly(sure);
    },
    setMethod: (text: string) => setHow({ method: text, reference }),
    setReference: (text: string) => {
      edited('reference');
      setHow({ method, reference: text });
    },
    setCredit: (keep: boolean) => {
      edited('amount', 'allocations');
      setCredit(keep);
    },
    setPart: (id: string, text: string) => {
      edited(id, 'amount', 'allocations');
      setTyped((before) => ({ ...before, [id]: text }));
    },
    submit: () => void submit(),
  };
}

function toldOf({ amount, client, unallocated }: FinanceRecord, left: number): string {
  const of = `${formatMoney(amount)}${client ? ` from ${client.name}` : ''}.`;
  const due = left > 0 ? ` ${formatMoney(left)} still due.` : '';
  return `${of}${due}${unallocated ? ` ${formatMoney(unallocated)} kept as credit.` : ''}`;
}
