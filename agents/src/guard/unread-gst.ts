import type { Ungrounded } from './doubts.ts';

/** What a price is told to. Money that came in is what it is. */
const PRICED = /^(?:create|update)_(?:finance_record|invoice|quote|job)$|_variation$/;
const AMOUNTS = ['amount', 'lines', 'percent_of_budget', 'balance', 'new_total', 'add_line', 'change_line', 'budget'];
const TAX = /(?<!\p{L})(?:gst|g\.s\.t\.?)(?!\p{L})(?!\s+(?:number|registered|rego))/iu;

/**
 * The price in a call that says nothing about GST although the message does: "500 include gst" read as 500 and the
 * default would be off by all of the tax.
 */
export function unreadGst(tool: string, args: Readonly<Record<string, unknown>>, said: string): Ungrounded[] {
  if (!PRICED.test(tool) || args.type === 'payment' || !TAX.test(said) || saysGst(args)) return [];
  const price = AMOUNTS.find((name) => args[name] !== undefined);
  return price === undefined ? [] : [{ path: '', value: said }];
}

const saysGst = (held: unknown): boolean =>
  typeof held === 'string'
    ? TAX.test(held)
    : held !== null &&
      typeof held === 'object' &&
      Object.entries(held).some(([name, inner]) => (/gst/.test(name) && inner !== undefined) || saysGst(inner));
