import { PAYMENT_METHOD_NAMES } from '@smoko/contract';

/** How money can have come in or gone back there. PayID is a way of Australia's banks. */
export function paymentMethodsIn(country: 'AU' | 'NZ'): Readonly<Record<string, string>> {
  const { payid, ...everywhere } = PAYMENT_METHOD_NAMES;
  return country === 'AU' ? PAYMENT_METHOD_NAMES : everywhere;
}
