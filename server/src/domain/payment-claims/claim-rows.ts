import type { ClaimOnPaper } from '@smoko/contract';
import type { BasisOnPaper } from '../billing/basis-on-paper.ts';
import { longDay } from '../long-day.ts';
import { dollars } from '../money.ts';

/** What it is about, and what it says; without the first it is a sentence of its own. */
export type ClaimRow = [label: string | null, value: string];

interface Invoice {
  total: number;
  due?: string | null;
  gst: number;
  basis?: BasisOnPaper | null;
}

/** What the law asks for on a payment claim beside its words, in their order on paper and on the page. Cents. */
export function claimRows(
  { contract, work, from, to, reply }: ClaimOnPaper,
  { total, due, gst, basis }: Invoice,
): ClaimRow[] {
  const rows: (ClaimRow | null)[] = [
    contract ? ['Contract', contract] : null,
    work ? ['Work', work] : null,
    period(from, to),
    [
      'Amount claimed',
      `${dollars(total)}${gst ? ' including GST' : ''}, worked out ${basis ? '' : 'in the lines '}below`,
    ],
    due ? ['Due for payment', longDay(due)] : null,
    [null, reply],
  ];
  return rows.filter((row) => row !== null);
}

function period(from: string | null, to: string | null): ClaimRow | null {
  if (from && to) return ['Period', from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`];
  if (from) return ['Period', `from ${longDay(from)}`];
  return to ? ['Period', `until ${longDay(to)}`] : null;
}
