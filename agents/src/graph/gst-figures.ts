import { type Country, gstOn, gstWithin } from '@smoko/contract';

const FIGURE = /\d[\d,]*(?:\.\d{1,2})?(\s?k\b|\s?(?:grand|thousand)\b)?/gi;

/** The GST in and on every amount of a question about GST, and the amounts with it, as figures: sums that code has done. */
export function gstFigures(message: string, country: Country): string[] {
  if (!/\bgst\b/i.test(message)) return [];
  return [...message.matchAll(FIGURE)].flatMap(([said, thousands]) => {
    const cents = Math.round(Number(said.replace(/[^\d.]/g, '')) * (thousands ? 100_000 : 100));
    if (!Number.isSafeInteger(cents)) return [];
    const on = gstOn(cents, country);
    return [gstWithin(cents, country), on, cents + on, cents - gstWithin(cents, country)].map((sum) =>
      (sum / 100).toFixed(2),
    );
  });
}
