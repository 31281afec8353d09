import { isTaken, lineTotal, type Offered, settled, storedTax, type TaxedLine, totalsOf } from '@smoko/contract';
import type { Business } from '../actor.ts';
import { checkTotal } from '../money.ts';

/** Whose lines they are. */
interface Of {
  actor: { business: Pick<Business, 'gstRegistered' | 'gstRounding' | 'country'> };
}

export interface GivenLine extends TaxedLine {
  description: string;
  quantity: number;
  unit?: string | null | undefined;
  unit_price: number;
}

/** What lines come to for this business. Cents; throws 422 where it is more than can be kept. */
export function addUp(of: Of, given: readonly GivenLine[], included: boolean) {
  const lines = given.map(priced);
  return { lines, ...sumsOf(of, lines, included) };
}

/** The same of a quote's lines: those that are taken are added up, whatever else is offered. */
export function addUpOffered(of: Of, given: readonly (GivenLine & Offered)[], included: boolean) {
  const lines = settled(given.map(priced));
  return { lines, ...sumsOf(of, lines.filter(isTaken), included) };
}

const priced = <Line extends GivenLine>({ tax, discount_percent, ...line }: Line, place: number) => ({
  ...line,
  unit: line.unit ?? null,
  ...storedTax({ tax, discount_percent }),
  total: checkTotal(lineTotal(line.quantity, line.unit_price, discount_percent), `lines.${place}.quantity`),
});

function sumsOf({ actor }: Of, lines: Parameters<typeof totalsOf>[0], included: boolean) {
  const { gstRegistered: registered, gstRounding: rounding, country } = actor.business;
  const { subtotal, gst, total } = totalsOf(lines, { country, registered, included, rounding });
  return { subtotal: checkTotal(subtotal, 'lines'), gst, total: checkTotal(total, 'lines') };
}
