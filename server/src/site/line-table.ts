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
  /** What counts is the total, and not what stands last. */
  totalCounts?: boolean;
}

/** Lines and what they come to, as one table. */
export const lineTable = (paper: Sums): string =>
  paper.lines.length ? `<table>${linesOnly(paper)}${sumsOf(paper)}</table>` : '';

/** What a line is, with how much of it, and what its tax and its discount are where they are unusual. */
export function described(line: Line, gst: number): string {
  const amount = line.quantity === 1 && !line.unit ? '' : amountOf(line);
  const below = [amount, belowLine(line, gst)].filter(Boolean).join(', ');
  return `${pageText(line.description)}${below && `<br><span class="soft">${esc(below)}</span>`}`;
}

/** Inside a table. */
export function linesOnly({ lines, gst, amountsExGst }: Pick<Sums, 'lines' | 'gst' | 'amountsExGst'>): string {
  const rows = lines.map((line) => `<tr><td>${described(line, gst)}</td><td>${dollars(line.total)}</td></tr>`);
  return `<thead><tr><th scope="col">What</th><th scope="col">Amount${amountsExGst ? '<br><span class="soft">ex GST</span>' : ''}</th></tr></thead><tbody>${rows.join('')}</tbody>`;
}

/** Inside a table. */
export function sumsOf({ subtotal, gst, total, standing = [], totalCounts }: Omit<Sums, 'lines'>): string {
  const tax = gst
    ? [
        { label: 'Subtotal', cents: subtotal },
        { label: 'GST', cents: gst },
      ]
    : [];
  const rows: Standing[] = [...tax, { label: 'Total', cents: total }, ...standing];
  const grand = totalCounts ? tax.length : rows.length - 1;
  const html = rows.map(
    (row, i) =>
      `<tr${i === grand ? ' class="grand"' : ''}><th scope="row">${row.label}</th><td>${standingValue(row)}</td></tr>`,
  );
  return `<tfoot>${html.join('')}</tfoot>`;
}
