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

/** Whether GST is on a line: the levy of a council that is passed on has none. */
export const LINE_TAXES = ['gst', 'free'] as const;
export type LineTax = (typeof LINE_TAXES)[number];
/** What a line says beside its price; left out: GST is on it, and nothing is taken off. */
export interface TaxedLine {
  tax?: LineTax | undefined;
  discount_percent?: number | null | undefined;
}

/** "less 10%", "GST free": what stands beside a line where it is unusual. */
export const taxWords = ({ tax, discount_percent: less }: TaxedLine): string[] => [
  ...(less ? [`less ${less}%`] : []),
  ...(tax === 'free' ? ['GST free'] : []),
];

/** Unit price in cents times a quantity of at most three decimals, less a discount of at most two; half a cent away from zero. */
export function lineTotal(quantity: number, unitCents: number, discountPercent: number | null = 0): number {
  const kept = 10_000 - Math.round((discountPercent ?? 0) * 100);
  // of large jobs the product is beyond what a number holds exactly
  const exact = BigInt(Math.round(quantity * 1000)) * BigInt(Math.round(unitCents)) * BigInt(kept);
  const of = 10_000_000n;
  const cents = ((exact < 0n ? -exact : exact) + of / 2n) / of;
  return Number(exact < 0n ? -cents : cents);
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

/** A line with what it comes to after its discount, in cents. */
interface SummedLine extends Pick<TaxedLine, 'tax'> {
  total: number;
}

export const isFree = ({ tax }: Pick<TaxedLine, 'tax'>): boolean => tax === 'free';

/** What of lines no GST is on, in cents. */
export const freeIn = (lines: readonly SummedLine[]): number =>
  lines.reduce((sum, line) => sum + (isFree(line) ? line.total : 0), 0);

/** What lines come to, with GST on those that have it. Cents; subtotal + gst is always the total. */
export function totalsOf(lines: readonly SummedLine[], { country, registered, included, rounding }: GstRules) {
  const sum = lines.reduce((all, { total }) => all + total, 0);
  if (!registered) return { subtotal: sum, gst: 0, total: sum };
  const gstOf = (cents: number) => (included ? gstWithin(cents, country) : gstOn(cents, country));
  const taxed = lines.filter((line) => !isFree(line));
  const gst =
    rounding === 'line' ? taxed.reduce((all, { total }) => all + gstOf(total), 0) : gstOf(sum - freeIn(lines));
  return included ? { subtotal: sum - gst, gst, total: sum } : { subtotal: sum, gst, total: sum + gst };
}
