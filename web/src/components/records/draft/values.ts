import type { Field } from '@smoko/contract';

/** A line of a quote, a variation or an invoice as typed in its inputs. */
export interface LineText {
  description: string;
  quantity: string;
  /** What it is counted in, shown beside it. */
  unit?: string;
  unit_price: string;
  /** Where it stood in the draft: what else it says there stays with it. */
  from?: number;
}

/** The value of a control. */
export type Shown = string | boolean | LineText[];

/** Turns a field's value into its control's. */
export function shownOf({ kind }: Field, value: unknown): Shown {
  if (kind === 'yes-no') return value === true;
  if (kind === 'lines') return ((value ?? []) as object[]).map((line, from) => ({ ...lineText(line), from }));
  if (kind === 'other') return (value as { details?: string } | null)?.details ?? '';
  return value == null ? '' : String(value);
}

const lineText = (line: object): LineText => {
  const { description, quantity, unit, unit_price }: Record<string, unknown> = Object.fromEntries(Object.entries(line));
  return {
    description: String(description ?? ''),
    quantity: String(quantity ?? 1),
    ...(unit ? { unit: String(unit) } : {}),
    unit_price: String(unit_price ?? ''),
  };
};

const number = (text: string): number => Number(text.replace(/[$,\s]/g, ''));

/** Turns a control's value into the field's; null for blank. A text that is no number is sent as it is, for the server to refuse. */
export function typedValue({ kind }: Field, shown: Shown, before: unknown): unknown {
  if (typeof shown === 'boolean') return shown;
  if (typeof shown !== 'string')
    return shown.map((line) => typedLine(line, ((before ?? []) as object[])[line.from ?? -1]));
  if (shown.trim() === '') return null;
  if (kind === 'other') return { ...(before as object | null), details: shown };
  if (kind !== 'money' && kind !== 'number') return shown.trim();
  const value = number(shown);
  return Number.isNaN(value) ? shown : value;
}

const typedLine = ({ description, quantity, unit_price }: LineText, before: object | undefined) => ({
  ...before,
  description: description.trim(),
  quantity: number(quantity || '1'),
  unit_price: number(unit_price || '0'),
});
