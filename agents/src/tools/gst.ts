const RATE = { AU: 10, NZ: 15 } as const;

/**
 * GST on cents before GST. Australia rounds half a cent up, New Zealand drops exactly half a cent
 * (A New Tax System (Goods and Services Tax) Act 1999; Goods and Services Tax Act 1985).
 */
export function gstOn(cents: number, country: 'AU' | 'NZ'): number {
  const exact = Math.abs(cents) * RATE[country];
  const whole = Math.floor(exact / 100);
  const rest = exact - whole * 100;
  return Math.sign(cents) * (whole + ((country === 'AU' ? rest >= 50 : rest > 50) ? 1 : 0)) || 0;
}

/** Cents before GST whose GST makes exactly this total, or null: one total in eleven cannot be had that way. */
export function beforeGst(total: number, country: 'AU' | 'NZ'): number | null {
  const guess = Math.round((total * 100) / (100 + RATE[country]));
  return [guess, guess - 1, guess + 1].find((cents) => cents + gstOn(cents, country) === total) ?? null;
}
