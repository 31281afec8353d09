const FIGURE = String.raw`\$?\s?-?\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}|\$\s?-?\s?(?:\d{1,3}(?:,\d{3})+|\d+)`;
const AMOUNT = new RegExp(
  String.raw`^(?<before>[(-])?\s?(?:AUD|NZD|A\$|NZ\$)?\s?(?<figure>${FIGURE})\s?(?<behind>\)|-|CR\b)?\s?(?:AUD|NZD|DR)?\.?$`,
  'i',
);
/** An amount at the end of a cell, behind its label. */
const BEHIND = new RegExp(
  String.raw`^(?<label>\D(?:.{0,80}\D)?)[\s:=]\s?(?<amount>[(-]?\s?(?:AUD|NZD|A\$|NZ\$)?\s?(?:${FIGURE})\s?(?:\)|-|CR\b)?)$`,
  'i',
);

/** Cents of a text that is an amount and nothing else; credits are below zero. */
export function centsOf(text: string): number | null {
  const { before, figure, behind } = AMOUNT.exec(text.trim())?.groups ?? {};
  if (figure === undefined) return null;
  const [dollars = '0', cents = '00'] = figure.replace(/[^\d.]/g, '').split('.');
  const value = Number(dollars) * 100 + Number(cents);
  if (!Number.isSafeInteger(value) || value > MOST) return null;
  return before || behind || figure.includes('-') ? -value : value;
}
const MOST = 1_000_000_000;

/** "Total AUD 1,694.00" as its label and its amount. */
export function labelAndCents(text: string): { label: string; cents: number } | null {
  const { label, amount } = BEHIND.exec(text)?.groups ?? {};
  const cents = amount === undefined ? null : centsOf(amount);
  return label === undefined || cents === null ? null : { label, cents };
}
