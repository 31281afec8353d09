import { type TaxedLine, taxWords } from '@smoko/contract';
import { formatMoney } from '../../lib/format.ts';
import { Sums } from './sums.tsx';

type Line = TaxedLine & {
  description: string;
  quantity: number;
  unit: string | null;
  unit_price: number;
  total: number;
};

interface Props<L extends Line> {
  lines: readonly L[];
  subtotal: number;
  /** 0 where it has none: nothing is said of it then. */
  gst: number;
  total: number;
  /** What else is said of a line: nothing where it is ''. */
  wordsOf?: (line: L) => string;
}

/** What a paper is for, line by line, and what that comes to. */
export const LineList = <L extends Line>({ lines, subtotal, gst, total, wordsOf }: Props<L>) => (
  <>
    <ol aria-label="Lines" className="divide-y divide-line border-line border-y">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and are never moved
        <li key={i} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0 flex-1 basis-40">
            <p className="wrap-anywhere whitespace-pre-line font-semibold">{line.description}</p>
            <Below line={line} gst={gst} more={wordsOf?.(line) ?? ''} />
          </div>
          <p className="font-bold tabular-nums">{formatMoney(line.total)}</p>
        </li>
      ))}
    </ol>
    <Sums subtotal={subtotal} gst={gst} total={total} plain={!gst} />
  </>
);

/** How its total comes about; that no GST is on it only where GST is on others, as on its paper. */
function Below({ line, gst, more }: { line: Line; gst: number; more: string }) {
  const { quantity, unit, unit_price, discount_percent } = line;
  const amount = [quantity.toLocaleString('en-AU'), unit, 'x', formatMoney(unit_price)].filter(Boolean).join(' ');
  const words = [
    ...(quantity !== 1 || unit || discount_percent ? [amount] : []),
    ...taxWords(gst ? line : { ...line, tax: 'gst' }),
    ...(more ? [more] : []),
  ];
  return words.length > 0 && <p className="text-soft text-sm tabular-nums">{words.join(', ')}</p>;
}

/** Whether the prices of the lines hold the GST; nothing where there is none. */
export const gstLead = (gst: number | null, included: boolean | null): string | undefined =>
  gst ? (included ? 'Prices include GST.' : 'Prices are without GST, which comes on top.') : undefined;
