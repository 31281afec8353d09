import { UNDER_HUNDRED } from '../models/builtin/extract/number-words.ts';
import type { Ungrounded } from './doubts.ts';

const PRICED = /^(?:create|update)_(?:invoice|quote|finance_record)$|_variation$/;
/** "laundry nine square metres at seventy five", "reline at 780 a metre": a price of its own, among the words of a line. */
const HELD = new RegExp(
  `(?:\\bat\\s+|@\\s*)\\$?(?:\\d[\\d,.]*|(?:${UNDER_HUNDRED})(?:\\s+hundred)?(?:\\s+(?:and\\s+)?(?:${UNDER_HUNDRED}))?)\\s+(?:each\\b|(?:an?|per)\\s+(?!m\\b)\\p{L})`,
  'iu',
);

/** A price that was read as words of what it is for: the sum is without it. */
export function unreadPrice(tool: string, args: Readonly<Record<string, unknown>>): Ungrounded[] {
  if (!PRICED.test(tool)) return [];
  return textsIn(args).filter(({ value }) => HELD.test(String(value)));
}

function textsIn(held: unknown, path = ''): Ungrounded[] {
  if (typeof held === 'string') return [{ path, value: held }];
  if (held === null || typeof held !== 'object') return [];
  return Object.entries(held).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}
