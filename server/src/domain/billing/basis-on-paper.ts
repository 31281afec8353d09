import type { InvoiceBasis } from '@smoko/contract';
import type { FinanceRow } from '../finance-records/schema.ts';
import { dollars, shareOf } from '../money.ts';

/** A line: what it is, how much, and whether it is what people look for. */
type SumRow = [label: string, value: string, strong: boolean];

/** How a deposit or a claim is worked out, as it stands on paper and on the page. */
export interface BasisOnPaper {
  title: string;
  rows: SumRow[];
}

type Invoice = Pick<FinanceRow, 'kind' | 'amount' | 'gst'>;

/** From the agreed price, over what was invoiced before, to what this one asks for and what is left of it after. Cents. */
export function basisOnPaper({ agreed, before }: InvoiceBasis, { kind, amount, gst }: Invoice): BasisOnPaper {
  const name = kind === 'deposit' ? 'deposit' : 'claim';
  const price = total(agreed);
  const left = price - total(before) - amount;
  const including = gst ? ' including GST' : '';
  const [only, ...more] = agreed;
  const rows: SumRow[] = [
    ...(more.length ? agreed.map((part): SumRow => [part.label, dollars(part.amount), false]) : []),
    [
      more.length || !only ? `Agreed price${including}` : `Agreed price, ${lower(only.label)}${including}`,
      dollars(price),
      true,
    ],
    ...before.map((part): SumRow => [`Before this: ${part.label}`, dollars(part.amount), false]),
    [`This ${name}${shareWords(price, amount)}`, dollars(amount), true],
    ...(left >= 0 ? [['Left to invoice after this', dollars(left), false] satisfies SumRow] : []),
  ];
  return { title: `How this ${name} is worked out`, rows };
}

const total = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const lower = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** ": 50% of the agreed price", where it is just that. */
function shareWords(price: number, amount: number): string {
  const percent = price > 0 ? Math.round((amount / price) * 10_000) / 100 : 0;
  return percent > 0 && percent <= 100 && shareOf(price, percent) === amount ? `: ${percent}% of the agreed price` : '';
}
