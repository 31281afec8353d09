import { countsInFigures } from './models/builtin/decide/price.ts';
import { pricesOf } from './models/builtin/decide/quote-prices.ts';

export interface ReadQuote {
  /** What the work is, point by point, without figures of money. */
  scope: string[];
  /** Dollars. */
  lines: { description: string; quantity: number; unit: string | null; unit_price: number }[];
  /** What was said of GST, if anything. */
  gst: 'inc' | 'plus' | undefined;
}

/** The work and the prices that a text names, read by code: the same for every model. */
export function readQuote(details: string): ReadQuote {
  const { gst } = pricesOf(countsInFigures(details));
  return { scope: details.split('\n').flatMap(scopeOf), lines: linesOf(details), gst };
}

interface Line {
  description: string;
  quantity?: number;
  unit?: string;
  unit_price: number;
}

function linesOf(text: string): ReadQuote['lines'] {
  const { work, amount, lines = [] } = pricesOf(countsInFigures(text));
  const found: Line[] =
    lines.length || amount === undefined ? lines : [{ description: work || 'Work', unit_price: amount }];
  return found.map(({ quantity, unit, ...line }) => ({ ...line, quantity: quantity ?? 1, unit: unit ?? null }));
}

const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/;

function scopeOf(line: string): string[] {
  const text = line.replace(LIST_MARK, '').trim();
  if (text === '') return [];
  const priced = linesOf(text);
  if (priced.length)
    return priced.map(({ description, quantity, unit }) =>
      quantity === 1 ? description : `${description}, ${quantity}${unit ? ` ${unit}` : ''}`,
    );
  return /\$/.test(text) ? [pricesOf(text).work].filter(Boolean) : [text];
}
