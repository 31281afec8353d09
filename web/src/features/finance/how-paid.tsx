import { financeRecordView } from '@smoko/contract';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { MethodOptions } from '../../components/forms/method-options.tsx';
import { Select } from '../../components/forms/select.tsx';

interface Props {
  /** A payment's method, or '' where nobody says. */
  method: string;
  reference: string;
  error: string | undefined;
  onMethod: (method: string) => void;
  onReference: (text: string) => void;
}

const { method: METHOD, reference: REFERENCE } = financeRecordView.fields;

/** How money came in; both may be left out, and stand on the receipt. */
export const HowPaid = ({ method, reference, error, onMethod, onReference }: Props) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Field label={METHOD.label} note="optional">
      {(controls) => (
        <Select {...controls} value={method} onChange={(event) => onMethod(event.target.value)}>
          <MethodOptions />
        </Select>
      )}
    </Field>
    <Field label={REFERENCE.label} note="optional" error={error}>
      {(controls) => (
        <Input
          {...controls}
          autoComplete="off"
          value={reference}
          onChange={(event) => onReference(event.target.value)}
        />
      )}
    </Field>
  </div>
);
