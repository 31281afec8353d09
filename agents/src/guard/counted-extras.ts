import type { Ungrounded } from './doubts.ts';

const OPTIONAL = /(?<!\p{L})(?:optional|optionally|as an option|if (?:s?he|they) wants? it)(?!\p{L})/iu;
/** Where a quote or an invoice gets a price that counts. */
const PRICES = ['new_total', 'amount', 'add_line', 'lines', 'add_lines', 'change_line'] as const;

/** The price of a quote that would count in its total, where the message says that it is optional: nothing says so in the call. */
export function countedExtras(tool: string, args: Readonly<Record<string, unknown>>, said: string): Ungrounded[] {
  if (
    !/^(?:(?:create|update)_quote|create_invoice|change_invoice_lines)$/.test(tool) ||
    !OPTIONAL.test(said) ||
    saysOptional(args)
  )
    return [];
  return PRICES.filter((name) => args[name] !== undefined).map((path) => ({ path, value: valueIn(args[path]) }));
}

/** Some line of it is optional or an option, or it says which of them were taken. */
const saysOptional = (args: Readonly<Record<string, unknown>>): boolean =>
  args.add_choice !== undefined || args.accepted_lines !== undefined || has(args, 'optional') || has(args, 'choice');

const has = (value: unknown, name: string): boolean =>
  value !== null &&
  typeof value === 'object' &&
  Object.entries(value).some(([key, inner]) => (key === name && Boolean(inner)) || has(inner, name));

/** The last price in it. */
function valueIn(held: unknown): string | number {
  if (typeof held === 'number' || typeof held === 'string') return held;
  if (held === null || typeof held !== 'object') return '';
  const values = Object.values(held);
  return values.findLast((value) => typeof value === 'number') ?? valueIn(values.at(-1));
}
