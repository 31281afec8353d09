import { creditNoteNameOf } from '@smoko/contract';
import type { AnyRow } from '../../db/row.ts';
import { shortDay } from '../long-day.ts';
import { dollars } from '../money.ts';
import { timeName } from '../told-time.ts';
import type { FieldChange, RecordChangeRow } from './store.ts';
import { TOLD, type ToldAs, type ToldTable } from './told-fields.ts';

export const textIn = (row: AnyRow, name: string): string => {
  const { [name]: value } = row;
  return typeof value === 'string' ? value : '';
};
export const numberIn = (row: AnyRow, name: string): number | null => {
  const { [name]: value } = row;
  return typeof value === 'number' ? value : null;
};

const FINANCE: Readonly<Record<string, string>> = { invoice: 'Invoice', expense: 'Expense', refund: 'Refund' };

/** What a record is called in the middle of a timeline: "Quote Q12", "Tiles". */
const TITLES: Readonly<Record<string, (row: AnyRow) => string>> = {
  projects: () => 'Job',
  clients: () => 'Client',
  suppliers: () => 'Supplier',
  quotes: (row) => `Quote ${textIn(row, 'short_name') || textIn(row, 'quote_number')}`,
  variations: (row) => `Variation ${textIn(row, 'variation_number')}`,
  finance_records: financeTitle,
  procurement_items: (row) => textIn(row, 'item_name'),
  admin_tasks: (row) => `Task "${textIn(row, 'task_name')}"`,
  attachments: (row) => textIn(row, 'name'),
};

const titleOf = (entity: string, row: AnyRow): string => TITLES[entity]?.(row) ?? 'Record';

function financeTitle(row: AnyRow): string {
  const type = textIn(row, 'type');
  if (type === 'credit_note') {
    const heading = headingIn(row.frozen);
    return [creditNoteNameOf({ frozen: heading ? { heading } : null }), textIn(row, 'credit_note_number')].join(' ');
  }
  if (type === 'invoice' && textIn(row, 'stage') === 'draft') return 'Draft invoice';
  return [FINANCE[type] ?? 'Payment', textIn(row, 'invoice_number')].filter(Boolean).join(' ');
}

const headingIn = (frozen: unknown): string | null =>
  typeof frozen === 'object' && frozen !== null && 'heading' in frozen && typeof frozen.heading === 'string'
    ? frozen.heading
    : null;

/** How it is said that a record was made: "Payment received". */
export function madeWords(entity: string, row: AnyRow): string {
  const title = titleOf(entity, row);
  if (entity === 'projects') return `Job #${textIn(row, 'job_number')} made: ${textIn(row, 'job_name')}`;
  if (entity === 'clients' || entity === 'suppliers') return `${title} added`;
  if (entity === 'attachments') return `File added: ${title}`;
  if (entity === 'procurement_items') return `Item added: ${title}`;
  if (entity === 'admin_tasks') return `Task added: ${textIn(row, 'task_name')}`;
  if (entity !== 'finance_records') return `${title} made`;
  const type = textIn(row, 'type');
  if (type === 'payment') return textIn(row, 'status') === 'paid' ? 'Payment received' : 'Payment expected';
  return type === 'expense' ? 'Expense recorded' : type === 'refund' ? 'Refund paid back' : `${title} made`;
}

/** A change in a line, and the rest of it: "Job completed", "Date: 4 Mar 2026, was 2 Mar 2026". */
export function changeWords(
  { entity, fields }: Pick<RecordChangeRow, 'entity' | 'fields'>,
  row: AnyRow,
): { what: string; detail: string | null } {
  const title = titleOf(entity, row);
  const stage = fields.find((one) => toldAs(entity, one) === 'stage');
  const status = fields.find((one) => toldAs(entity, one) === 'status');
  // what an invoice becomes says more than whether it is paid
  const first = stage ?? status;
  const rest = fields.filter((one) => one !== stage && one !== status).map((one) => fieldWords(entity, one));
  if (first) return { what: `${title} ${statusWords(entity, first)}`, detail: rest.join('; ') || null };
  if (rest.length === 1 && rest[0]) return { what: `${title}: ${lowerFirst(rest[0])}`, detail: null };
  return { what: `${title} changed`, detail: rest.join('; ') || null };
}

const toldAs = (entity: ToldTable, { name }: FieldChange): ToldAs => TOLD[entity][name]?.[1] ?? 'text';

const BECAME: Readonly<Record<string, string>> = {
  pending: 'set back to pending',
  draft: 'made a draft again',
  in_progress: 'in progress',
  void: 'voided',
};

function statusWords(entity: string, { after }: FieldChange): string {
  const status = typeof after === 'string' ? after : '';
  if (entity === 'finance_records' && status === 'pending') return 'is to be paid again';
  return BECAME[status] ?? status.replaceAll('_', ' ');
}

function fieldWords(entity: ToldTable, change: FieldChange): string {
  const [label = change.name, as = 'text'] = TOLD[entity][change.name] ?? [];
  if (as === 'changed') return `${label} changed`;
  const [before, after] = [valueWords(as, change.before), valueWords(as, change.after)];
  if (!after) return `${label} taken out, was ${before}`;
  return before ? `${label} ${after}, was ${before}` : `${label} ${after}`;
}

function valueWords(as: ToldAs, value: FieldChange['before']): string {
  if (value === null || value === '') return '';
  if (as === 'money' && typeof value === 'number') return dollars(value);
  if (as === 'time' && typeof value === 'string') return timeName(value);
  if (as === 'day' && typeof value === 'string') return shortDay(value);
  return String(value);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
