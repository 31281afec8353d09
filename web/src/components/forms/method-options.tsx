import { useCountry } from '../../lib/country.ts';
import { paymentMethodsIn } from '../../lib/payment-methods.ts';

/** What a select of a payment's method offers. */
export const MethodOptions = () => (
  <>
    <option value="">Not specified</option>
    {Object.entries(paymentMethodsIn(useCountry())).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
