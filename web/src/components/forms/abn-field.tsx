import { ABN_WARNING, abnChecksumOk } from '@smoko/contract';
import { TriangleAlert } from 'lucide-react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Form, TextField } from './form-fields.tsx';

interface Props<T extends FieldValues> {
  form: Form<T>;
  name: FieldPath<T>;
  /** The text typed so far. */
  value: string;
}

/** An ABN input. Eleven digits are required; a wrong checksum is only a warning. */
export function AbnField<T extends FieldValues>({ form, name, value }: Props<T>) {
  const digits = value.replace(/\s/g, '');
  const doubtful = digits.length === 11 && !abnChecksumOk(digits);
  return (
    <div className="grid content-start gap-1.5">
      <TextField form={form} name={name} label="ABN" note="optional" inputMode="numeric" autoComplete="off" />
      {doubtful && (
        <p role="status" className="flex items-center gap-1.5 font-semibold text-sm text-wait">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {ABN_WARNING}
        </p>
      )}
    </div>
  );
}
