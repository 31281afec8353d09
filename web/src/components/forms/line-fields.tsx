import { LIMITS } from '@smoko/contract';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFieldArray, useFormContext } from 'react-hook-form';
import { formatMoney } from '../../lib/format.ts';
import { EMPTY_LINE, type PricedValues } from '../../lib/priced-values.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField } from './form-fields.tsx';
import { LineTax } from './line-tax.tsx';

interface Props {
  /** What a new line begins with. */
  empty?: PricedValues['lines'][number];
  /** More of a line than what it is and what it costs. */
  beside?: ((place: number) => ReactNode) | undefined;
  /** What each comes to, dollars, as far as that is known. */
  totals?: readonly number[] | undefined;
}

/** The lines of a quote or a variation; of any of them the price may be negative: a discount. */
export function LineFields({ empty = EMPTY_LINE, beside, totals }: Props) {
  const form = quietly(useFormContext<PricedValues>());
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-bold text-sm">Lines</legend>
      <ol className="grid gap-4">
        {fields.map((field, i) => (
          <li
            key={field.id}
            aria-label={`Line ${i + 1}`}
            className="grid grid-cols-[1fr_1fr_1.5fr_3rem] items-start gap-2 border-line border-b pb-4 sm:grid-cols-[1fr_6rem_6rem_8rem_3rem]"
          >
            <div className="col-span-full sm:col-span-1">
              <TextField form={form} name={`lines.${i}.description`} label="Description" autoComplete="off" />
            </div>
            <TextField
              form={form}
              name={`lines.${i}.quantity`}
              label="Quantity"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField form={form} name={`lines.${i}.unit`} label="Unit" autoComplete="off" maxLength={20} />
            <TextField
              form={form}
              name={`lines.${i}.unit_price`}
              label="Unit Price"
              inputMode="text"
              autoComplete="off"
            />
            <div className="pt-6.5">
              <IconButton variant="quiet" label={`Remove line ${i + 1}`} onClick={() => remove(i)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </div>
            <LineTax place={i} />
            {beside?.(i)}
            {totals?.[i] !== undefined && (
              <p className="col-span-full text-right text-soft text-sm tabular-nums">
                Line {i + 1} comes to <span className="font-bold text-ink">{formatMoney(totals[i])}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {fields.length < LIMITS.quoteLines && (
        <Button size="sm" className="justify-self-start" onClick={() => append(empty)}>
          <Plus aria-hidden className="size-5" />
          Add Line
        </Button>
      )}
    </fieldset>
  );
}

/** A line that was just added is checked with the others at once; what is wrong with it is said when it was left or saved. */
const quietly = (form: UseFormReturn<PricedValues>): UseFormReturn<PricedValues> => ({
  ...form,
  getFieldState: (name, state) => {
    const found = form.getFieldState(name, state);
    if (found.isTouched || form.formState.isSubmitted) return found;
    const { error: _, ...untouched } = found;
    return { ...untouched, invalid: false };
  },
});
