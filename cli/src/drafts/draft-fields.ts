import type { DraftCard, Field } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';
import { usage } from '../exit.ts';
import { warningText } from '../tables/paper-warnings.ts';
import { type LineInput, readLine } from '../tables/quote-line.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';

/** The changes of `drafts amend`; `also` is the other record that is created first, such as a new client. */
export interface Changes {
  fields?: Record<string, unknown>;
  also?: { fields: Record<string, unknown> };
}

export interface Placed {
  /** What is typed before the `=`: `budget`, `client.phone`. */
  key: string;
  /** The field's path in the draft's doubts: `job_budget`, `also.phone`. */
  path: string;
  field: Field;
  value: unknown;
}

export type Draft = Pick<DraftCard, 'form' | 'fields' | 'also' | 'doubts' | 'missing' | 'names' | 'warnings'>;

/** Every field of a draft's form, with what it has so far. */
export function placed({ form, fields, also }: Draft): Placed[] {
  const own = form
    .filter(({ name }) => name !== also?.into)
    .map((field) => ({ key: keyOf(field), path: field.name, field, value: fields[field.name] }));
  const first = also?.form.map((field) => ({
    key: `client.${keyOf(field)}`,
    path: `also.${field.name}`,
    field,
    value: also.fields[field.name],
  }));
  return [...own, ...(first ?? [])];
}
const keyOf = ({ label }: Field): string => label.replaceAll(' ', '-');

/** Fields with a value or a doubt, by the key for changing them: `budget`, "$680.00 - check: You did not say this." */
export function draftDetails(draft: Draft): [key: string, value: string][] {
  const shown = placed(draft).flatMap((one): [string, string][] => {
    const text = fieldText(one, draft);
    return one.value === undefined && text === '' ? [] : [[one.key, text]];
  });
  const loose = draft.doubts.filter(({ field }) => !placed(draft).some(({ path }) => path === field));
  return [
    ...shown,
    ...loose.map(({ words, why }): [string, string] => ['check', `${words} - ${why}`]),
    ...draft.warnings.map((warning): [string, string] => ['worth a look', warningText(warning)]),
  ];
}

/** Of them what somebody has to look at: what nobody said, and what is missing. */
export const toLookAt = (draft: Draft): [key: string, value: string][] => {
  const flagged = placed(draft).filter(
    ({ path }) => draft.missing.includes(path) || draft.doubts.some(({ field }) => field === path),
  );
  const keys = new Set(['check', 'worth a look', ...flagged.map(({ key }) => key)]);
  return draftDetails(draft).filter(([key]) => keys.has(key));
};

/** "$680.00 - check: You did not say this."; '' for a field without a value that need not have one. */
export function fieldText({ path, field, value }: Placed, draft: Draft): string {
  const doubt = draft.doubts.find((one) => one.field === path);
  const missing = draft.missing.includes(path) ? 'needed' : '';
  return [valueText(field, value, draft), doubt ? `check: ${doubt.why}` : missing].filter(Boolean).join(' - ');
}

/** A value as somebody would type it, to be put right. */
export function typedText({ field, value }: Placed, draft: Draft): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'yes-no') return value ? 'yes' : 'no';
  if (field.kind === 'choice') return formatStatus(String(value));
  if (field.kind === 'lines') return linesOf(value).map(writtenLine).join('\n');
  if (field.kind === 'record' || field.kind === 'other') return valueText(field, value, draft);
  return String(value);
}

type DraftLine = Pick<LineInput, 'description' | 'unit_price' | 'tax' | 'discount_percent'> & {
  quantity: number;
  unit?: string | null;
};

const linesOf = (value: unknown): DraftLine[] => value as DraftLine[];

/** As `--line` takes it: "Labour @ 95 x 2.5 h, less 10%". */
const writtenLine = ({ description, unit_price, quantity, unit, tax, discount_percent: less }: DraftLine): string =>
  [
    [`${description} @ ${unit_price} x ${quantity}`, unit].filter(Boolean).join(' '),
    less ? `less ${less}%` : '',
    tax === 'free' ? 'gst free' : '',
  ]
    .filter(Boolean)
    .join(', ');

function valueText({ kind }: Field, value: unknown, { names }: Draft): string {
  if (value === undefined || value === null) return '';
  switch (kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'date':
      return formatDay(String(value));
    case 'choice':
      return formatStatus(String(value));
    case 'record':
      return names.find(({ id }) => id === value)?.name ?? String(value);
    case 'lines':
      return linesOf(value)
        .map(({ description, quantity, unit, unit_price }) =>
          [description, quantity, unit, 'x', formatMoney(unit_price)].filter(Boolean).join(' '),
        )
        .join('\n');
    case 'other':
      return (value as { details?: string }).details ?? '';
    default:
      return String(value);
  }
}

/** Parses `budget=680`, `client.phone=0412 345 678`; nothing after the `=` clears the field. Throws a usage error. */
export function readChanges(draft: Draft, given: readonly string[]): Changes {
  const changes: Changes = {};
  for (const text of given) {
    const [, key = '', typed = ''] = /^([\w.-]+)=(.*)$/s.exec(text) ?? [];
    const one = placed(draft).find((field) => field.key === key || field.path === key);
    if (!one) throw usage(`${text} is no KEY=VALUE of this draft. Its keys: ${keysOf(draft)}`);
    const value = typedValue(one, typed);
    if (one.path.startsWith('also.')) changes.also = { fields: { ...changes.also?.fields, [one.field.name]: value } };
    else changes.fields = { ...changes.fields, [one.field.name]: value };
  }
  return changes;
}

const keysOf = (draft: Draft) =>
  placed(draft)
    .map(({ key }) => key)
    .join(', ');

function typedValue({ field: { kind, choices = [] }, value }: Placed, typed: string): unknown {
  if (typed.trim() === '') return null;
  if (kind === 'money' || kind === 'number') {
    const number = Number(typed.replace(/[$,\s]/g, ''));
    return Number.isNaN(number) ? typed : number;
  }
  if (kind === 'yes-no') return /^(?:y|yes|true|1|on)$/i.test(typed);
  if (kind === 'choice') return choices.find((one) => plain(one) === plain(typed)) ?? typed.trim();
  if (kind === 'other') return { ...(value as object | null), details: typed };
  if (kind === 'lines') return readLines(typed);
  return typed.trim();
}

const plain = (choice: string): string =>
  choice
    .toLowerCase()
    .replaceAll(/[\s_-]/g, ' ')
    .trim();

/** As JSON, or a line each as `--line` takes it. */
function readLines(typed: string): unknown {
  try {
    if (typed.trim().startsWith('[')) return JSON.parse(typed);
    return typed
      .split('\n')
      .filter((line) => line.trim() !== '')
      .reduce<LineInput[]>((lines, line) => readLine(line, lines), []);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw usage(error.message);
    throw usage('Lines are JSON: [{"description": "Mixer", "quantity": 1, "unit_price": 280}]');
  }
}
