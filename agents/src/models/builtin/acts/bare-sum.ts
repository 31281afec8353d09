import { GAP } from '../extract/gap.ts';
import { type Money, takeMoney } from '../extract/money.ts';
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
  const behind = acts.filter((one) => !open.includes(one) && one.left.length > 0);
  const told = [
    ...rest.map((text) => ({ text, money: bareSum(text) })),
    // the last of what an act did not take
    ...behind.map(({ text }) => ({ text, money: bareSum(text.split(/[.,;]\s+/).at(-1) ?? '') })),
  ];
  const sums = told.flatMap(({ text, money }) => (money ? [{ text, money }] : []));
  const [invoice] = open;
  const [sum] = sums;
  if (!invoice?.call || open.length > 1 || !sum || sums.length > 1) return { acts, rest };
  const { agreed: _, ...args } = invoice.call.args;
  const { dollars, gst } = sum.money;
  const call = { ...invoice.call, args: { ...args, amount: dollars, ...(gst ? { gst } : {}) } };
  return {
    acts: acts.map((one): ReadAct => {
      if (one === invoice) return { ...one, call, leads: true };
      return one.text === sum.text ? { ...one, left: [] } : one;
    }),
    rest: rest.filter((text) => text !== sum.text),
  };
}

/** The sum where a text says nothing else. */
function bareSum(text: string): Money | null {
  const money = /\bbudget\b/i.test(text) ? null : takeMoney(text);
  return money && NOTHING_ELSE.test(money.rest.replaceAll(GAP, ' ')) ? money.value : null;
}
const NOTHING_ELSE = /^(?:[\s,.:;+-]|(?:gst|inc|incl|plus|all up|total|its|it's|the lot|for|that|was|is)\b)*$/iu;

const isInvoiceWithoutSum = ({ call }: ReadAct): boolean =>
  call?.name === 'create_finance_record' &&
  call.args.type === 'invoice' &&
  ['amount', 'lines', 'percent', 'percent_of_budget', 'what'].every((name) => call.args[name] === undefined);
