import { type FinanceRecord, taxWords } from '@smoko/contract';
import { Section } from '../../../components/layout/section.tsx';
import { Sums } from '../../../components/records/sums.tsx';
import { formatMoney } from '../../../lib/format.ts';

/** What it is for, line by line, and what that comes to. */
export function RecordLines({ record }: { record: FinanceRecord }) {
  const { lines, prices_include_gst: included, gst, subtotal, amount } = record;
  const lead = gst ? (included ? 'Prices include GST.' : 'Prices are without GST, which comes on top.') : undefined;
  return (
    <Section title="Lines" lead={lead}>
      <ol aria-label="Lines" className="divide-y divide-line border-line border-y">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and are never moved
          <li key={i} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-40">
              <p className="wrap-anywhere whitespace-pre-line font-semibold">{line.description}</p>
              <Below line={line} gst={gst ?? 0} />
            </div>
            <p className="font-bold tabular-nums">{formatMoney(line.total)}</p>
          </li>
        ))}
      </ol>
      <Sums subtotal={subtotal ?? amount} gst={gst ?? 0} total={amount} plain={!gst} />
    </Section>
  );
}

/** How its total comes about; that no GST is on it only where GST is on others, as on its paper. */
function Below({ line, gst }: { line: FinanceRecord['lines'][number]; gst: number }) {
  const { quantity, unit, unit_price, discount_percent } = line;
  const amount = [quantity.toLocaleString('en-AU'), unit, 'x', formatMoney(unit_price)].filter(Boolean).join(' ');
  const words = [
    ...(quantity !== 1 || unit || discount_percent ? [amount] : []),
    ...taxWords(gst ? line : { ...line, tax: 'gst' }),
  ];
  return words.length > 0 && <p className="text-soft text-sm tabular-nums">{words.join(', ')}</p>;
}
