import { formatMoney } from '../../lib/format.ts';

interface Props {
  subtotal: number;
  gst: number;
  total: number;
  /** Of a business that charges no GST: only what it comes to. */
  plain?: boolean;
}

/** What lines come to. */
export const Sums = ({ subtotal, gst, total, plain = false }: Props) => (
  <dl aria-label="Totals" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 justify-self-end tabular-nums">
    {!plain && (
      <>
        <dt className="text-soft">Subtotal</dt>
        <dd className="text-right">{formatMoney(subtotal)}</dd>
        <dt className="text-soft">GST</dt>
        <dd className="text-right">{formatMoney(gst)}</dd>
      </>
    )}
    <dt className="headline text-lg">Total</dt>
    <dd className="headline text-right text-lg">{formatMoney(total)}</dd>
  </dl>
);
