import { PAYMENT_METHOD_NAMES } from '@smoko/contract';

/** What a select of a payment's method offers. */
export const MethodOptions = () => (
  <>
    <option value="">Not specified</option>
    {Object.entries(PAYMENT_METHOD_NAMES).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
