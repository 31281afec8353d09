import { getSettings } from '@smoko/contract';
import { useFormContext } from 'react-hook-form';
import type { PricedValues } from '../../lib/priced-values.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { SelectField, TextField } from './form-fields.tsx';

/** What is taken off a line, and whether GST is on it; a business without GST is not asked that. */
export function LineTax({ place }: { place: number }) {
  const form = useFormContext<PricedValues>();
  const registered = useFigures('settings', getSettings).data?.gst_registered ?? false;
  return (
    <div className="col-span-full grid grid-cols-2 gap-2 sm:grid-cols-[10rem_8rem]">
      {registered && (
        <SelectField form={form} name={`lines.${place}.tax`} label="GST">
          <option value="gst">GST</option>
          <option value="free">GST free</option>
        </SelectField>
      )}
      <TextField
        form={form}
        name={`lines.${place}.discount_percent`}
        label="Discount %"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        maxLength={8}
      />
    </div>
  );
}
