import type { addUpQuote, WireInput } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';

export type LineInput = WireInput<typeof addUpQuote>['lines'][number];

const LINE =
  /^(?<description>.+?)(?<!\s)\s*@\s*(?<price>-?\$?(?:\d[\d,]*)?(?:\.\d+)?(?<=\d))(?:\s*x\s*(?<quantity>\d*(?:\.\d+)?(?<=\d))(?:\s+(?<unit>\S.*))?)?$/i;
/** After a comma at the end of a line: "less 10%", "gst free". */
const LESS = /^less (?<percent>\d+(?:\.\d+)?) ?%$/i;
const FREE = /^(?:(?:gst[ -]?)?free|no gst)$/i;
export const LINE_HELP =
  'a line, as often as there are: "Labour @ 95 x 2.5 h" (what @ price each x how many, and of what); at its end ", less 10%" takes a discount off and ", gst free" leaves GST out';

/** Parses "Labour @ 95 x 2.5 h, less 10%, gst free": description, unit price, quantity (1 if left out), unit, discount and tax. */
export function readLine(text: string, before: LineInput[] = []): LineInput[] {
  const { rest, ...taxed } = readTail(text.trim());
  const { description, price, quantity = '1', unit } = LINE.exec(rest)?.groups ?? {};
  if (!description || !price)
    throw new InvalidArgumentError('Write it like: "Labour @ 95 x 2.5 h" or "Council levy @ 120, gst free".');
  const line = { description, quantity: Number(quantity), unit_price: Number(price.replace(/[$,]/g, '')), ...taxed };
  return [...before, unit ? { ...line, unit } : line];
}

/** What a line ends with, in either order. */
function readTail(text: string): Pick<LineInput, 'tax' | 'discount_percent'> & { rest: string } {
  const comma = text.lastIndexOf(',');
  const tail = text.slice(comma + 1).trim();
  const percent = LESS.exec(tail)?.groups?.percent;
  if (comma < 0 || !(percent || FREE.test(tail))) return { rest: text };
  const said = percent ? { discount_percent: Number(percent) } : { tax: 'free' as const };
  return { ...said, ...readTail(text.slice(0, comma).trim()) };
}
