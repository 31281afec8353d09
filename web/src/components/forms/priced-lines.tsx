import { addUpQuote, type WireInput, type WireOutput } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { type PricedValues, pricedForm } from '../../lib/priced-values.ts';
import { useChargesGst } from '../../lib/use-business-gst.ts';
import { Sums } from '../records/sums.tsx';
import { Checkbox } from './checkbox.tsx';
import { LineFields } from './line-fields.tsx';

interface Props extends ComponentProps<typeof LineFields> {
  /** Of a form whose lines have more than that. */
  schema?: typeof pricedForm | z.ZodType<WireInput<typeof addUpQuote>>;
  /** Below what they come to. */
  below?: (sums: WireOutput<typeof addUpQuote>) => ReactNode;
}

/** Lines with prices and what they come to. Inside a `FormProvider` of a form that has them. */
export function PricedLines({ schema = pricedForm, below, ...fields }: Props) {
  const { control } = useFormContext<PricedValues>();
  const [lines, prices_include_gst] = useWatch({ control, name: ['lines', 'prices_include_gst'] });
  const chargesGst = useChargesGst();
  const { success, sums } = useSums(schema, { lines, prices_include_gst });
  return (
    <>
      <LineFields {...fields} totals={success ? sums.data?.lines.map(({ total }) => total) : undefined} />
      {chargesGst && (
        <Controller
          control={control}
          name="prices_include_gst"
          render={({ field }) => (
            <Checkbox label="Prices include GST" checked={field.value} onChange={field.onChange} />
          )}
        />
      )}
      {sums.data && <Sums {...sums.data} plain={chargesGst === false && sums.data.gst === 0} />}
      {sums.data && below?.(sums.data)}
    </>
  );
}

/** What the lines come to, by the server's rules; the last known while a line is being typed. */
function useSums(schema: NonNullable<Props['schema']>, values: PricedValues) {
  const { success, data } = schema.safeParse(values);
  const sums = useQuery({
    queryKey: ['quotes', 'sums', data],
    queryFn: ({ signal }) => api.call(addUpQuote, data ?? { lines: [] }, { signal }),
    enabled: success && data.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  return { success, sums };
}
