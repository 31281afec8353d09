import {
  adminTaskView,
  clientView,
  type FieldView,
  financeRecordView,
  procurementItemView,
  projectView,
  sentName,
  supplierView,
} from '@smoko/contract';
import { formatDay, formatMoney, formatStatus, formatTime } from '../../lib/format.ts';
import type { CallItem } from '../../lib/queue/items.ts';

type Views = Readonly<Record<string, { fields: Readonly<Record<string, FieldView>> } | undefined>>;

const VIEWS: Views = {
  projects: projectView,
  clients: clientView,
  suppliers: supplierView,
  admin_tasks: adminTaskView,
  procurement_items: procurementItemView,
  finance_records: financeRecordView,
};

interface Named {
  name: string;
  label: string;
  value: string;
}

/** What people call it, by the name under which it is sent. */
function viewOf(table: string, sent: string): FieldView | undefined {
  const fields = Object.entries(VIEWS[table]?.fields ?? {});
  return fields.find(([name, field]) => sentName(name, field) === sent)?.[1];
}

/** `job_name` as `Job name`. */
const plainName = (name: string): string => {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function shownAs(kind: FieldView['kind'] | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : value.toLocaleString('en-AU');
  if (typeof value !== 'string') return 'As it was typed';
  if (kind === 'reference') return 'The one that was chosen';
  if (kind === 'day') return formatDay(value);
  if (kind === 'time') return formatTime(value);
  return kind === 'status' ? formatStatus(value) : value;
}

/** One field's name and value, in words. */
export const inWords = (table: string, name: string, value: unknown): Named => {
  const view = viewOf(table, name);
  return { name, label: view?.label ?? plainName(name), value: shownAs(view?.kind, value) };
};

/** What is sent, in words; what a new record leaves empty is left out. */
export const fieldsOf = ({ table, input, recordId }: CallItem): Named[] =>
  Object.entries(input)
    .filter(([name, value]) => !['id', 'version'].includes(name) && (recordId !== null || (value ?? '') !== ''))
    .map(([name, value]) => inWords(table, name, value));
