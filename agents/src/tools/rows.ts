import { yesOrNo } from './answers.ts';
import { day } from './format.ts';
import { read, type ToolResult } from './tool.ts';

const SHOWN = 20;

/**
 * A list as one sentence for people and compact rows for the model. `heading` holds the count; `all` says how many
 * there are when only the first are at hand. With `yesNo` it answers whether there is any.
 */
export function listed<T>(
  heading: string,
  records: T[],
  row: (record: T) => string,
  view: (record: T) => Record<string, unknown>,
  key: string,
  yesNo?: boolean,
  all = records.length,
): ToolResult {
  const shown = records.slice(0, SHOWN);
  const more = all > shown.length ? `\nand ${all - shown.length} more` : '';
  const lines = shown.map((record) => `- ${row(record)}`).join('\n');
  const words = yesOrNo(
    yesNo,
    all > 0,
    heading.replace(/^0 (.*)$/, (_, noun: string) => `No ${noun}`),
  );
  return read(all ? `${words}:\n${lines}${more}` : words, { count: all, [key]: shown.map(view) });
}

/** " from Sat 21 Nov 2026 to Sun 22 Nov 2026". */
export function span(from?: string, to?: string): string {
  if (from && to) return from === to ? ` on ${day(from)}` : ` from ${day(from)} to ${day(to)}`;
  if (from) return ` from ${day(from)}`;
  return to ? ` up to ${day(to)}` : '';
}

/** Whether a day lies in a span; without a span every record does, with one only those that have a day. */
export const within = (date: string | null, from?: string, to?: string): boolean =>
  (!from && !to) || (date !== null && date >= (from ?? '0') && date <= (to ?? '9'));
