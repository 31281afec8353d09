export type Country = 'AU' | 'NZ';

/** GST in per cent: A New Tax System (Goods and Services Tax) Act 1999 (AU), Goods and Services Tax Act 1985 (NZ). */
const RATE = { AU: 10, NZ: 15 } as const;

/**
 * GST on an amount before GST, in cents. Australia rounds half a cent up, New Zealand drops exactly half a cent
 * and rounds more up. Negative amounts (discounts, credits) mirror the positive ones.
 */
export const gstOn = (cents: number, country: Country): number => portion(cents, RATE[country], 100, country);

/** The GST inside an amount that includes it, in cents. */
export const gstWithin = (cents: number, country: Country): number =>
  portion(cents, RATE[country], 100 + RATE[country], country);

function portion(cents: number, share: number, of: number, country: Country): number {
  const exact = Math.abs(cents) * share;
  const whole = Math.floor(exact / of);
  const rest = (exact - whole * of) * 2;
  return Math.sign(cents) * (whole + ((country === 'AU' ? rest >= of : rest > of) ? 1 : 0)) || 0;
}

/** Unit price in cents times a quantity of at most three decimals, half a cent away from zero. */
export function lineTotal(quantity: number, unitCents: number): number {
  const exact = Math.round(quantity * 1000) * unitCents;
  return Math.sign(exact) * Math.floor((Math.abs(exact) + 500) / 1000) || 0;
}

export interface GstRules {
  country: Country;
  /** A business that is not registered charges no GST, whatever its prices are said to be. */
  registered: boolean;
  /** Whether the prices hold the GST already: the total is then their sum, else GST comes on top. */
  included: boolean;
  /** GST once on the sum, or on each line and added up; the business chooses. Left out: on the sum. */
  rounding?: 'total' | 'line' | undefined;
}

/** What lines come to. Cents; subtotal + gst is always the total. */
export function totalsOf(lineTotals: readonly number[], { country, registered, included, rounding }: GstRules) {
  const sum = lineTotals.reduce((all, total) => all + total, 0);
  if (!registered) return { subtotal: sum, gst: 0, total: sum };
  const gstOf = (cents: number) => (included ? gstWithin(cents, country) : gstOn(cents, country));
  const gst = rounding === 'line' ? lineTotals.reduce((all, total) => all + gstOf(total), 0) : gstOf(sum);
  return included ? { subtotal: sum - gst, gst, total: sum } : { subtotal: sum, gst, total: sum + gst };
}
