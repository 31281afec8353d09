import {
  adminTasks,
  clients,
  financeRecords,
  type Operation,
  procurementItems,
  projects,
  suppliers,
} from '@smoko/contract';
import { formatMoney } from '../format.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Waitable {
  operation: Operation;
  /** Gives the record as it is now. */
  get: Operation;
  table: string;
  title: string;
  /** Which one, from what is sent or was on file. */
  about: (fields: Fields) => string;
  /** Only some of it can wait. */
  only?: (input: Fields) => boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = (name: string) => (fields: Fields) => text(fields[name]);

interface Named {
  table: string;
  operations: { get: Operation; create: Operation; update: Operation };
}
const partsOf = ({ table, operations }: Named, does: 'create' | 'update') => ({
  operation: operations[does],
  get: operations.get,
  table,
});
const both = (table: Named, what: string, name: string): Waitable[] => [
  { ...partsOf(table, 'create'), title: `New ${what}`, about: named(name) },
  { ...partsOf(table, 'update'), title: `Change of a ${what}`, about: named(name) },
];

/** Money that came in or was spent is a fact. An invoice is a promise to somebody, and is made with reception. */
const MONEY: readonly string[] = ['payment', 'expense'];

/**
 * What may be done without reception, by the id of its operation. All else says that it needs some: what goes to a client, what
 * is issued, approved or deleted, passwords and settings.
 */
const WAITABLE: ReadonlyMap<string, Waitable> = new Map(
  [
    ...both(projects, 'job', 'job_name'),
    ...both(clients, 'client', 'name'),
    ...both(suppliers, 'supplier', 'name'),
    ...both(adminTasks, 'task', 'task_name'),
    ...both(procurementItems, 'order item', 'item_name'),
    {
      ...partsOf(financeRecords, 'create'),
      title: 'Money recorded',
      about: ({ type, amount }: Fields) =>
        `${type === 'payment' ? 'Payment' : 'Expense'} of ${typeof amount === 'number' ? formatMoney(amount) : ''}`,
      only: ({ type }: Fields) => MONEY.includes(text(type)),
    },
  ].map((one): [string, Waitable] => [one.operation.id, one]),
);

/** How it waits; undefined where it cannot. */
export function waitable(operation: string, input: Fields): Waitable | undefined {
  const found = WAITABLE.get(operation);
  return found?.only && !found.only(input) ? undefined : found;
}

/** Files that belong to a job wait too; letterheads and logos do not. */
export const waitableFile = (path: string, fields: Fields): boolean =>
  path === '/api/attachments' && text(fields.project_id) !== '';
