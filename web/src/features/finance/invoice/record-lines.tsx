import type { FinanceRecord } from '@smoko/contract';
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
        {lines.map(({ description, quantity, unit, unit_price, total }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and are never moved
          <li key={i} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-40">
              <p className="wrap-anywhere whitespace-pre-line font-semibold">{description}</p>
              {(quantity !== 1 || unit) && (
                <p className="text-soft text-sm tabular-nums">
                  {quantity.toLocaleString('en-AU')} {unit ?? ''} x {formatMoney(unit_price)}
                </p>
              )}
            </div>
            <p className="font-bold tabular-nums">{formatMoney(total)}</p>
          </li>
        ))}
      </ol>
      <Sums subtotal={subtotal ?? amount} gst={gst ?? 0} total={amount} plain={!gst} />
    </Section>
  );
}
