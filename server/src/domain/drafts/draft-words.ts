import {
  type Field,
  fieldsOf,
  type Offered,
  type Operation,
  offerWords,
  settled,
  TABLES,
  type TableName,
  type TaxedLine,
  taxWords,
} from '@smoko/contract';
import { dayNameOfYear } from '../told-time.ts';
import { nounOf } from './check-fields.ts';

const DOLLARS = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (value: number): string => `${value < 0 ? '-' : ''}$${DOLLARS.format(Math.abs(value))}`;

/** What a draft is told with, beside itself. */
export interface Around {
  /** Of the record that would be changed, as people call it: "1001 - Hot water". */
  record: string | null;
  /** Of the records its fields name, by id. */
  names: ReadonlyMap<string, string>;
  /** Of a quote, worked out by code. */
  total: string | null;
}

/** The field that people call a record of this kind by. */
export const titleField = (entity: string): string | undefined => TABLES[entity as TableName]?.list.search[0];

/**
 * One sentence of what would be saved, from its fields: "New job: Hot water, client Dave Wilson, budget $1,850.00".
 * Made again whenever they change, so it never says anything else than they do.
 */
export function draftWords(
  operation: Operation,
  { entity, op, fields, newClient }: Drafted,
  { record, names, total }: Around,
): string {
  const noun = nounOf(entity);
  const title = titleField(entity);
  const told = fieldsOf(operation, noun).flatMap((field) => {
    const value = fields[field.name];
    if (value === undefined || value === '') return [];
    const words = tell(field, value, names);
    return words === null ? [] : [field.name === title ? words : withLabel(field, words)];
  });
  const facts = [...told, ...(newClient ? [`new client ${newClient}`] : []), ...(total ? [total] : [])];
  const head = op === 'create' ? `New ${noun}` : `Change ${noun}${record ? ` ${record}` : ''}`;
  return facts.length ? `${head}: ${facts.join(', ')}` : head;
}

export interface Drafted {
  entity: string;
  op: 'create' | 'update';
  fields: Record<string, unknown>;
  /** Name of the client that would be made first. */
  newClient: string | null;
}

const withLabel = ({ label, kind, name }: Field, words: string): string =>
  kind === 'lines' || name in IN_WORDS || name in CHOSEN ? words : `${label} ${words}`;

/** Where a yes or a no beside the field's name would be a riddle. */
const IN_WORDS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  budget_includes_gst: ['GST included', 'GST on top'],
  prices_include_gst: ['prices including GST', 'prices before GST'],
};

/** The same of a choice. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tax: { gst: 'GST in it', free: 'no GST' },
};

function tell({ kind, name }: Field, value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null) return 'taken out';
  switch (kind) {
    case 'money':
      return money(Number(value));
    case 'date':
      return dayNameOfYear(String(value));
    case 'choice':
      return CHOSEN[name]?.[String(value)] ?? String(value).replaceAll('_', ' ');
    case 'record':
      return names.get(String(value)) ?? null;
    case 'lines':
      return settled(value as Line[])
        .map(line)
        .join(', ');
    case 'yes-no':
      return (IN_WORDS[name] ?? ['yes', 'no'])[value ? 0 : 1];
    case 'other':
      return name === 'content' ? contentWords(value) : null;
    default:
      return String(value);
  }
}

interface Line extends Offered, TaxedLine {
  description: string;
  quantity: number;
  unit?: string | null;
  unit_price: number;
}
function line(one: Line): string {
  const { description, quantity, unit, unit_price } = one;
  const many = quantity === 1 ? '' : `${[quantity, unit].filter(Boolean).join(' ')} x `;
  const words = [...taxWords(one), offerWords(one)].filter(Boolean).join(', ');
  return `${description} ${many}${money(unit_price)}${words && ` (${words})`}`;
}

/** The first line of a quote's text. */
const contentWords = (content: unknown): string | null => {
  const { details } = content as { details?: string };
  return details?.split('\n')[0]?.slice(0, 120) || null;
};
