import assert from 'node:assert/strict';
import type { KnownKind, KnownRecord } from '@smoko/agents';
import { fakeOffice, type Office } from '../../../agents/src/testing/office.ts';
import type { Row } from '../../../agents/src/testing/row.ts';
import type { TableKey } from '../../../agents/src/testing/store.ts';
import type { Task } from './tasks.ts';

/** The tables whose records a conversation is told of. */
const KINDS = {
  clients: 'client',
  suppliers: 'supplier',
  projects: 'job',
  'admin-tasks': 'task',
  'procurement-items': 'item',
  quotes: 'quote',
  'finance-records': 'finance',
} as const satisfies Partial<Record<TableKey, KnownKind>>;
const TABLES = Object.keys(KINDS) as (keyof typeof KINDS)[];
const nameOf = (row: Row): string =>
  String(row.name ?? row.job_name ?? row.task_name ?? row.item_name ?? row.quote_number ?? row.description ?? '');

/** The business every task begins with. */
export function furnishedOffice(): Office {
  const office = fakeOffice();
  const { store } = office;
  const priya = store.insert('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.org' });
  const ngaire = store.insert('clients', { name: 'Ngaire Hohepa', phone: '0491 570 110' });
  store.insert('projects', { job_name: 'Kitchen rewire', job_number: '1001', client_id: priya.id, job_budget: 4800 });
  store.insert('projects', { job_name: 'Shed slab', job_number: '1002', client_id: ngaire.id });
  const reece = store.insert('suppliers', { name: 'Reece', phone: '02 5550 4411' });
  store.insert('suppliers', { name: 'Rexel', phone: '02 5550 4412' });
  store.insert('procurement-items', { item_name: 'conduit', quantity: 20, supplier_id: reece.id, status: 'ordered' });
  store.insert('admin-tasks', { task_name: 'Return the scaffold tags', due_date: '2026-11-30' });
  const begun = new Set(TABLES.flatMap((table) => store.rows(table)).map(({ id }) => id));
  office.context.known = async (message) => known(office, message, begun);
  return office;
}

/** As the server tells it: what the conversation made or changed, then what a word of the message leads to. */
function known({ store }: Office, message: string, begun: ReadonlySet<string>): KnownRecord[] {
  const words = new Set(message.toLowerCase().match(/[a-z0-9]{3,}/g));
  const said = (row: Row) =>
    `${nameOf(row)} ${String(row.job_number ?? '')}`
      .toLowerCase()
      .match(/[a-z0-9]{3,}/g)
      ?.some((word) => words.has(word));
  const found = TABLES.flatMap((table) =>
    store.rows(table).flatMap((row): KnownRecord[] => {
      const lately = begun.has(row.id) ? (Number(row.version) > 1 ? 'changed' : undefined) : 'created';
      if (!lately && !said(row)) return [];
      const of = (key: string, field: string) => (row[key] as Record<string, unknown> | null | undefined)?.[field];
      const fields = {
        kind: KINDS[table],
        id: row.id,
        name: nameOf(row),
        number: row.job_number,
        client: of('client', 'name'),
        job: of('project', 'job_number'),
        supplier: of('supplier', 'name'),
        status: row.status,
        date: row.due_date ?? row.job_date ?? undefined,
        quantity: row.quantity,
        lately,
      };
      return [
        Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as unknown as KnownRecord,
      ];
    }),
  );
  return found.toSorted((a, b) => Number(Boolean(b.lately)) - Number(Boolean(a.lately)));
}

/** Everything on file, without what differs from run to run. */
export function booksOf({ store }: Office): string {
  const seen = TABLES.map((table) => [
    table,
    store
      .rows(table)
      .map(({ client, project, supplier, ...row }) => {
        const fields = Object.entries(row).filter(([key]) => !/(^|_)id$|_at$|^quote_number$|^short_name$/.test(key));
        const name = (one: unknown) => (one ? nameOf(one as Row) : null);
        return {
          ...Object.fromEntries(fields),
          client: name(client),
          project: name(project),
          supplier: name(supplier),
        };
      })
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  ]);
  return JSON.stringify(seen, null, 1);
}

/** As many records made and changed as the task's calls say. */
export function assertDone({ store }: Office, { turns }: Task): void {
  const names = turns.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps.flat())).map(({ name }) => name);
  const begun = furnishedOffice().store;
  const rows = (one: Office['store']) => TABLES.flatMap((table) => one.rows(table));
  const creations = names.filter((name) => name.startsWith('create_')).length;
  assert.equal(rows(store).length - rows(begun).length, creations, `made by ${names.join(', ')}`);
  const changes = rows(store).reduce((sum, row) => sum + Number(row.version) - 1, 0);
  assert.equal(changes, names.length - creations, `changed by ${names.join(', ')}`);
}
