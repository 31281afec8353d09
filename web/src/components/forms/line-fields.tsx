import { LIMITS } from '@smoko/contract';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFieldArray, useFormContext } from 'react-hook-form';
import { cn } from '../../lib/cn.ts';
import { formatMoney } from '../../lib/format.ts';
import { EMPTY_LINE, type PricedValues } from '../../lib/priced-values.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField } from './form-fields.tsx';
import { LineMore } from './line-more.tsx';
import { LineTax } from './line-tax.tsx';

interface Props {
  /** What a new line begins with. */
  empty?: PricedValues['lines'][number];
  /** More of a line than what it is and what it costs. */
  beside?: ((place: number) => ReactNode) | undefined;
  /** That in a few words, where it is folded away; null where there is nothing to say. */
  besideWords?: ((place: number) => string | null) | undefined;
  /** What each comes to, dollars, as far as that is known. */
  totals?: readonly number[] | undefined;
}

/** On a phone the labels of the numbers stand over the first line, as the heads of its columns do; they are read out for each. */
const NUMBERS = 'max-sm:[&_label]:sr-only';

/** The lines of a quote or a variation; of any of them the price may be negative: a discount. */
export function LineFields({ empty = EMPTY_LINE, beside, besideWords, totals }: Props) {
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
            className="grid grid-cols-[1fr_1fr_1fr_3rem] items-start gap-2 border-line border-b pb-1 sm:pb-4 sm:grid-cols-[1fr_6rem_6rem_8rem_3rem]"
          >
            <div className="col-span-3 max-sm:order-1 sm:col-span-1 max-sm:[&_label]:sr-only">
              <TextField
                form={form}
                name={`lines.${i}.description`}
                label="Description"
                placeholder="Description"
                autoComplete="off"
              />
            </div>
            <div className={cn('max-sm:order-3', i > 0 && NUMBERS)}>
              <TextField
                form={form}
                name={`lines.${i}.quantity`}
                label="Quantity"
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
            <div className={cn('max-sm:order-3', i > 0 && NUMBERS)}>
              <TextField
                form={form}
                name={`lines.${i}.unit`}
                label="Unit"
                placeholder="Unit"
                autoComplete="off"
                maxLength={20}
              />
            </div>
            <div className={cn('max-sm:order-3 max-sm:col-span-2', i > 0 && NUMBERS)}>
              <TextField
                form={form}
                name={`lines.${i}.unit_price`}
                label="Unit Price"
                placeholder="Price"
                inputMode="text"
                autoComplete="off"
              />
            </div>
            <div className="max-sm:order-2 max-sm:pt-1.5 sm:pt-6.5">
              <IconButton variant="quiet" label={`Remove line ${i + 1}`} onClick={() => remove(i)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </div>
            <LineMore place={i} words={besideWords?.(i)}>
              <LineTax place={i} />
              {beside?.(i)}
            </LineMore>
            {totals?.[i] !== undefined && (
              <p className="col-span-2 self-center text-right text-soft text-sm tabular-nums max-sm:order-4 sm:col-span-full">
                <span className="max-sm:sr-only">Line {i + 1} comes to</span>{' '}
                <span className="font-bold text-ink">{formatMoney(totals[i])}</span>
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
