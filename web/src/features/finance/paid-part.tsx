import type { FinanceRecord } from '@smoko/contract';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Input } from '../../components/forms/input.tsx';
import { typeOf } from '../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { dueOf } from './names.ts';

interface Props {
  invoice: FinanceRecord;
  /** How much of the payment pays it, dollars. */
  part: number;
  /** What is typed for it; left out where there is no choice. */
  text?: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** An invoice that a payment may pay, and how much of it. */
export function PaidPart({ invoice, part, text, error, onChange }: Props) {
  const id = useId();
  const due = dueOf(invoice);
  const left = Math.round((due - part) * 100) / 100;
  const says = [
    `${formatMoney(due)} due${invoice.due_date ? `, ${formatDay(invoice.due_date)}` : ''}`,
    part > 0 && left > 0 && `leaves ${formatMoney(left)}`,
  ];
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="min-w-0 flex-1">
          <span className="line-clamp-2 wrap-anywhere font-semibold">
            {[typeOf(invoice), invoice.description].filter(Boolean).join(', ')}
          </span>
          <span id={`${id}-due`} className="block text-soft text-sm">
            {says.filter(Boolean).join(', ')}
          </span>
        </label>
        {text === undefined ? (
          <output id={id} className="shrink-0 font-bold tabular-nums">
            {formatMoney(part)}
          </output>
        ) : (
          <span className="w-34 shrink-0">
            <Input
              id={id}
              type="number"
              step="0.01"
              min="0"
              inputMode="decimal"
              className="text-right tabular-nums"
              value={text}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onFocus={(event) => event.target.select()}
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-center gap-1.5 font-semibold text-bad text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </li>
  );
}
