import type { addUpQuote, WireInput } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';

export type LineInput = WireInput<typeof addUpQuote>['lines'][number];

const LINE =
  /^(?<description>.+?)(?<!\s)\s*@\s*(?<price>-?\$?(?:\d[\d,]*)?(?:\.\d+)?(?<=\d))(?:\s*x\s*(?<quantity>\d*(?:\.\d+)?(?<=\d))(?:\s+(?<unit>\S.*))?)?$/i;
export const LINE_HELP =
  'a line, as often as there are: "Labour @ 95 x 2.5 h" (what @ price each x how many, and of what)';

/** Parses "Labour @ 95 x 2.5 h": description, unit price, quantity (1 if left out) and unit. */
export function readLine(text: string, before: LineInput[] = []): LineInput[] {
  const { description, price, quantity = '1', unit } = LINE.exec(text.trim())?.groups ?? {};
  if (!description || !price) throw new InvalidArgumentError('Write it like: "Labour @ 95 x 2.5 h".');
  const line = { description, quantity: Number(quantity), unit_price: Number(price.replace(/[$,]/g, '')) };
  return [...before, unit ? { ...line, unit } : line];
}
