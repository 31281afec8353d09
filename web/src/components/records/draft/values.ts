import type { Field } from '@smoko/contract';

/** A line of a quote as it is typed. */
export interface LineText {
  description: string;
  quantity: string;
  unit_price: string;
}

/** What stands in a control: a text, lines, or on and off. */
export type Shown = string | boolean | LineText[];

/** A field's value as its control shows it. */
export function shownOf({ kind }: Field, value: unknown): Shown {
  if (kind === 'yes-no') return value === true;
  if (kind === 'lines') return ((value ?? []) as object[]).map(lineText);
  if (kind === 'other') return (value as { details?: string } | null)?.details ?? '';
  return value == null ? '' : String(value);
}

const lineText = (line: object): LineText => {
  const { description, quantity, unit_price } = line as Record<string, unknown>;
  return {
    description: String(description ?? ''),
    quantity: String(quantity ?? 1),
    unit_price: String(unit_price ?? ''),
  };
};

const number = (text: string): number => Number(text.replace(/[$,\s]/g, ''));

/** What was typed as the API takes it; blank takes the value out. What is no number stays a text: the server says so. */
export function typedValue({ kind }: Field, shown: Shown, before: unknown): unknown {
  if (typeof shown === 'boolean') return shown;
  if (typeof shown !== 'string') return shown.map((line, i) => typedLine(line, ((before ?? []) as object[])[i]));
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
