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
import { valueText } from '../../components/lists/view-columns.tsx';
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

function shownAs(view: FieldView | undefined, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'object') return 'As it was typed';
  // an id says nothing to anybody
  if (view?.kind === 'reference' || name.endsWith('_id')) return 'The one that was chosen';
  return valueText(view ?? { kind: 'text', label: name }, value);
}

/** One field's name and value, in words. */
export const inWords = (table: string, name: string, value: unknown): Named => {
  const view = viewOf(table, name);
  return { name, label: view?.label ?? plainName(name), value: shownAs(view, name, value) };
};

/** What is sent, in words; what a new record leaves empty is left out. */
export const fieldsOf = ({ table, input, recordId }: CallItem): Named[] =>
  Object.entries(input)
    .filter(([name, value]) => !['id', 'version'].includes(name) && (recordId !== null || (value ?? '') !== ''))
    .map(([name, value]) => inWords(table, name, value));
