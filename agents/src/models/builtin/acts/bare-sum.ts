import { GAP } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import type { ReadAct } from './act.ts';

interface Read {
  acts: readonly ReadAct[];
  rest: readonly string[];
}

/**
 * "pane done. 640 inc gst. invoice it": a sum by itself is that of the one invoice beside it that has none. Read by itself it
 * would be the price of the job.
 */
export function withBareSum({ acts, rest }: Read): Read {
  const open = acts.filter(isInvoiceWithoutSum);
  const sums = rest.flatMap((text) => {
    const money = takeMoney(text);
    return money && NOTHING_ELSE.test(money.rest.replaceAll(GAP, ' ')) ? [{ text, ...money.value }] : [];
  });
  const [invoice] = open;
  const [sum] = sums;
  if (!invoice?.call || open.length > 1 || !sum || sums.length > 1) return { acts, rest };
  const { agreed: _, ...args } = invoice.call.args;
  const gst = sum.gst ?? undefined;
  const call = { ...invoice.call, args: { ...args, amount: sum.dollars, ...(gst ? { gst } : {}) } };
  return {
    acts: acts.map((one) => (one === invoice ? { ...one, call } : one)),
    rest: rest.filter((text) => text !== sum.text),
  };
}

const isInvoiceWithoutSum = ({ call }: ReadAct): boolean =>
  call?.name === 'create_finance_record' &&
  call.args.type === 'invoice' &&
  ['amount', 'lines', 'percent', 'percent_of_budget', 'what'].every((name) => call.args[name] === undefined);

const NOTHING_ELSE = /^(?:[\s,.:;+-]|(?:gst|inc|incl|plus|all up|total|its|it's|the lot|for|that|was|is)\b)*$/iu;
