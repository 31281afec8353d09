import type { TaxedLine } from '@smoko/contract';
import { amountOf, belowLine } from '../documents/quote-on-paper.ts';
import { type Standing, standingValue } from '../domain/finance-records/standing.ts';
import { dollars } from '../domain/money.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { pageText } from './page-text.ts';

interface Line extends TaxedLine {
  description: string;
  quantity: number;
  unit: string | null;
  unit_price: number;
  total: number;
}

export interface Sums {
  lines: Line[];
  subtotal: number;
  gst: number;
  total: number;
  standing?: Standing[];
  /** The head of the amounts says that GST is on top. */
  amountsExGst?: boolean;
  /** Prices hold their GST: their sum is the total, and no subtotal stands above it. */
  pricesIncludeGst?: boolean;
  /** What counts is the total, and not what stands last. */
  totalCounts?: boolean;
}

/** Lines and what they come to, as one table. */
export const lineTable = (paper: Sums): string =>
  paper.lines.length ? `<table>${linesOnly(paper)}${sumsOf(paper)}</table>` : '';

/** What a line is, with how much of it and at which price where its amount does not say that, and what its tax and its discount are where they are unusual. */
export function described(line: Line, gst: number): string {
  const { quantity, unit, unit_price, total } = line;
  const alone = quantity === 1 && !unit && unit_price === total;
  const amount = alone ? '' : `${amountOf(line)} at ${dollars(unit_price)}`;
  const below = [amount, belowLine(line, gst)].filter(Boolean).join(', ');
  return `${pageText(line.description)}${below && `<br><span class="soft">${esc(below)}</span>`}`;
}

/** Inside a table. */
export function linesOnly(paper: Pick<Sums, 'lines' | 'gst' | 'amountsExGst' | 'pricesIncludeGst'>): string {
  const { lines, gst, amountsExGst, pricesIncludeGst } = paper;
  const holds = amountsExGst ? 'ex GST' : gst && pricesIncludeGst ? 'inc GST' : '';
  const rows = lines.map((line) => `<tr><td>${described(line, gst)}</td><td>${dollars(line.total)}</td></tr>`);
  return `<thead><tr><th scope="col">What</th><th scope="col">Amount${holds && `<br><span class="soft">${holds}</span>`}</th></tr></thead><tbody>${rows.join('')}</tbody>`;
}

/** Inside a table. */
export function sumsOf(paper: Omit<Sums, 'lines'>): string {
  const { standing = [], totalCounts } = paper;
  const { above, sum, below } = withTax(paper);
  const rows: Standing[] = [...above, sum, ...below, ...standing];
  const grand = totalCounts || !standing.length ? above.length : rows.length - 1;
  const html = rows.map(
    (row, i) =>
      `<tr${i === grand ? ' class="grand"' : ''}><th scope="row">${row.label}</th><td${row.day ? ' class="day"' : ''}>${standingValue(row)}</td></tr>`,
  );
  return `<tfoot>${html.join('')}</tfoot>`;
}

/** The total with what of it is GST: above it where GST comes on top of the lines, below where they hold it, as in the PDF. */
function withTax({ subtotal, gst, total, pricesIncludeGst }: Omit<Sums, 'lines'>) {
  const tax = { label: pricesIncludeGst ? 'GST included' : 'GST', cents: gst };
  const sum = { label: gst ? 'Total including GST' : 'Total', cents: total };
  if (!gst) return { above: [], sum, below: [] };
  return pricesIncludeGst
    ? { above: [], sum, below: [tax] }
    : { above: [{ label: 'Subtotal', cents: subtotal }, tax], sum, below: [] };
}
