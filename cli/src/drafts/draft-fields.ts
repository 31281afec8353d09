import type { DraftCard, Field } from '@smoko/contract';
import { usage } from '../exit.ts';
import { warningText } from '../tables/paper-warnings.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';

/** The changes of `drafts amend`; `also` is the other record that is created first, such as a new client. */
export interface Changes {
  fields?: Record<string, unknown>;
  also?: { fields: Record<string, unknown> };
}

interface Placed {
  /** What is typed before the `=`: `budget`, `client.phone`. */
  key: string;
  /** The field's path in the draft's doubts: `job_budget`, `also.phone`. */
  path: string;
  field: Field;
  value: unknown;
}

type Draft = Pick<DraftCard, 'form' | 'fields' | 'also' | 'doubts' | 'missing' | 'names' | 'warnings'>;

function placed({ form, fields, also }: Draft): Placed[] {
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
  const shown = placed(draft).flatMap(({ key, path, field, value }): [string, string][] => {
    const doubt = draft.doubts.find((one) => one.field === path);
    const missing = draft.missing.includes(path) ? 'needed' : '';
    if (value === undefined && !doubt && !missing) return [];
    const note = doubt ? `check: ${doubt.why}` : missing;
    return [[key, [valueText(field, value, draft), note].filter(Boolean).join(' - ')]];
  });
  const loose = draft.doubts.filter(({ field }) => !placed(draft).some(({ path }) => path === field));
  return [
    ...shown,
    ...loose.map(({ words, why }): [string, string] => ['check', `${words} - ${why}`]),
    ...draft.warnings.map((warning): [string, string] => ['worth a look', warningText(warning)]),
  ];
}

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
      return (value as { description: string; quantity: number; unit_price: number }[])
        .map(({ description, quantity, unit_price }) => `${description} ${quantity} x ${formatMoney(unit_price)}`)
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

function typedValue({ field: { kind }, value }: Placed, typed: string): unknown {
  if (typed.trim() === '') return null;
  if (kind === 'money' || kind === 'number') {
    const number = Number(typed.replace(/[$,\s]/g, ''));
    return Number.isNaN(number) ? typed : number;
  }
  if (kind === 'yes-no') return /^(?:y|yes|true|1|on)$/i.test(typed);
  if (kind === 'other') return { ...(value as object | null), details: typed };
  if (kind === 'lines') return readLines(typed);
  return typed.trim();
}

function readLines(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    throw usage('Lines are JSON: [{"description": "Mixer", "quantity": 1, "unit_price": 280}]');
  }
}
