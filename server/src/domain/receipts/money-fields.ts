/** Names of the fields that hold cents, in any table. A test holds them against the schemas of the contract. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'allocated',
  'deposit',
  'amount',
  'amount_credited',
  'amount_due',
  'amount_paid',
  'budget',
  'credited',
  'credited_gst',
  'gst',
  'job_budget',
  'paid_before',
  'price',
  'refunded',
  'subtotal',
  'total',
  'total_price',
  'unallocated',
  'unit_price',
]);

/** Plain data with its money fields in dollars, at any depth. */
export function moneyToDollars<T>(value: T): T {
  if (Array.isArray(value)) return value.map(moneyToDollars) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      MONEY_FIELDS.has(name) && typeof field === 'number' ? field / 100 : moneyToDollars(field),
    ]),
  ) as T;
}
