import {
  type AdminTask,
  adminTasks,
  adminTaskView,
  type Client,
  clients,
  clientView,
  type EntityView,
  type FieldView,
  type FinanceRecord,
  fieldsOf,
  financeRecords,
  financeRecordView,
  inOrder,
  isTyped,
  type ProcurementItem,
  type Project,
  procurementItems,
  procurementItemView,
  projects,
  projectView,
  type Supplier,
  sentName,
  suppliers,
  supplierView,
} from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { CLIENT_FIELDS, clientView as clientShown } from '../../agents/src/tools/client-view.ts';
import { createClient, updateClient } from '../../agents/src/tools/clients.ts';
import { createJob } from '../../agents/src/tools/create-job.ts';
import { createFinanceRecord, updateFinanceRecord } from '../../agents/src/tools/finance.ts';
import { FINANCE_FIELDS, financeView } from '../../agents/src/tools/finance-view.ts';
import { ITEM_FIELDS, itemView } from '../../agents/src/tools/item-view.ts';
import { createItem, updateItem } from '../../agents/src/tools/items.ts';
import { JOB_FIELDS, jobView } from '../../agents/src/tools/job-view.ts';
import { updateJob } from '../../agents/src/tools/jobs.ts';
import { SUPPLIER_FIELDS, view as supplierShown } from '../../agents/src/tools/supplier-view.ts';
import { createSupplier, updateSupplier } from '../../agents/src/tools/suppliers.ts';
import { TASK_FIELDS, taskView } from '../../agents/src/tools/task-view.ts';
import { createTask, updateTask } from '../../agents/src/tools/tasks.ts';
import { flagsOf } from '../../cli/src/output/flags.ts';
import { clients as clientTable } from '../../cli/src/tables/clients.ts';
import { finance } from '../../cli/src/tables/finance.ts';
import { jobs } from '../../cli/src/tables/jobs.ts';
import { procurement } from '../../cli/src/tables/procurement.ts';
import { suppliers as supplierTable } from '../../cli/src/tables/suppliers.ts';
import type { CliTable } from '../../cli/src/tables/table.ts';
import { tasks } from '../../cli/src/tables/tasks.ts';
import { schema as taskSchema } from '../../server/src/domain/admin-tasks/schema.ts';
import { schema as clientSchema } from '../../server/src/domain/clients/schema.ts';
import { schema as financeSchema } from '../../server/src/domain/finance-records/schema.ts';
import { schema as itemSchema } from '../../server/src/domain/procurement-items/schema.ts';
import { schema as projectSchema } from '../../server/src/domain/projects/schema.ts';
import { schema as supplierSchema } from '../../server/src/domain/suppliers/schema.ts';
import { csvColumns } from '../../server/src/http/exports/columns.ts';

/** A field is declared in its entity's view and stored; every other surface has it from there. */
const supplier = { id: 'a'.repeat(24), name: 'Rexel', deleted: false };
const job = { id: 'b'.repeat(24), job_name: 'Deck', job_number: '1001', deleted: false };
const onFile = {
  id: 'c'.repeat(24),
  user_id: 'd'.repeat(24),
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  version: 1,
};

// Every field holds something: a field that is added needs a line here, and the compiler says so.
const item: ProcurementItem = {
  ...onFile,
  item_name: 'Cable',
  supplier_id: supplier.id,
  supplier,
  project_id: job.id,
  project: job,
  quantity: 2,
  unit_price: 3,
  total_price: 6,
  order_date: '2026-11-21',
  delivery_date: '2026-11-22',
  status: 'ordered',
  notes: 'Grey',
};
const task: AdminTask = {
  ...onFile,
  task_name: 'Ring the council',
  project_id: job.id,
  project: job,
  status: 'in_progress',
  assigned_to: 'Renea',
  due_date: '2026-11-21',
  due_time: '14:30',
  notes: 'About the permit',
};
const client: Client = {
  ...onFile,
  name: 'Priya Sharma',
  phone: '0491 570 156',
  email: 'priya@example.org',
  address: '1 King St',
  budget: 1200,
  due_date: '2026-12-01',
  job_notes: 'Dog in the yard',
  sms_opt_out: true,
  email_opt_out: true,
  follow_ups_paused: true,
};
const work: Project = {
  ...onFile,
  job_name: 'Garage rewire',
  job_number: '1002',
  job_description: 'All of it',
  job_date: '2026-12-02',
  job_time: '07:30',
  job_budget: 4500,
  budget_includes_gst: false,
  price: 5170,
  site_address: '9 Side St',
  repeat_months: 12,
  confirmed: 'by Grace, Mon 30 Nov',
  client_id: 'e'.repeat(24),
  client: {
    id: 'e'.repeat(24),
    name: 'Grace Huang',
    email: null,
    phone: null,
    address: null,
    sms_opt_out: false,
    deleted: false,
  },
  status: 'pending',
};
const bill: FinanceRecord = {
  ...onFile,
  supplier_id: supplier.id,
  supplier,
  tax: 'gst',
  category: 'materials',
  paid_for: 'labour',
  supplier_invoice_number: 'B-778',
  attachment_id: null,
  attachment: null,
  type: 'invoice',
  amount: 110,
  status: 'paid',
  project_id: job.id,
  project: job,
  client_id: work.client_id,
  client: work.client,
  invoice_id: null,
  due_date: '2026-12-01',
  paid_date: '2026-12-02',
  description: 'Kitchen tap',
  invoice_number: 'INV-1004',
  stage: 'issued',
  kind: 'standard',
  quote_id: null,
  customer_reference: 'PO 4471',
  lines: [],
  prices_include_gst: true,
  gst: 10,
  subtotal: 100,
  frozen: null,
  left_at: null,
  allocations: [],
  invoice_numbers: [],
  link: null,
  unallocated: 5,
  method: 'payid',
  reference: 'Deck deposit',
  amount_paid: 40,
  amount_credited: 1,
  credit_note_number: 'CN-1001',
  reason: 'Tap was faulty',
  issued_on: '2026-11-20',
  payment_claim: null,
  served_on: '2026-11-21',
  reply_due: '2026-12-04',
  amount_due: 70,
  part_paid: true,
  on_account: true,
};
const seller: Supplier = {
  ...onFile,
  name: 'Stratco',
  specialty: 'Roofing',
  contractor: true,
  abn: '51824753556',
  phone: '02 7010 4526',
  email: 'stratco@example.org',
  address: '3 Durgadin Dr',
};

interface Tool {
  parameters: { properties: object };
}
interface Walked {
  view: EntityView;
  table: { operations: Record<'list' | 'create' | 'update', CliTable<never>['operations']['list']> };
  stored: { path(name: string): unknown };
  /** The record above, field by field. */
  record: Readonly<Record<string, unknown>>;
  /** `more`: lines below that are no field's. */
  terminal: Pick<CliTable<never>, 'naming'> & { details: [string, string][]; more?: number };
  /** Worked out each time, and nowhere stored. */
  workedOut?: string;
  /** `untold`: what no update is told by, as it follows from another field; `toldOnly`: told, and taken by other arguments. */
  assistants: { words: object; untold?: string; toldOnly?: string; shown: object; create: Tool; update: Tool };
  /** What is told on the line of another field. */
  lines?: Readonly<Record<string, string>>;
  /** What arguments are called, where it is not the field's name: of a tool that adds, of one that changes. */
  called?: Readonly<Record<string, [added: string, changed: string]>>;
}

const ENTITIES: Record<string, Walked> = {
  'an order item': {
    view: procurementItemView,
    table: procurementItems,
    stored: itemSchema,
    record: item,
    terminal: { naming: procurement.naming, details: procurement.details(item) },
    assistants: { words: ITEM_FIELDS, shown: itemView(item), create: createItem, update: updateItem },
    called: {
      item_name: ['item_name', 'new_name'],
      supplier: ['supplier', 'new_supplier'],
      project: ['job', 'new_job'],
    },
  },
  'a task': {
    view: adminTaskView,
    table: adminTasks,
    stored: taskSchema,
    record: task,
    terminal: { naming: tasks.naming, details: tasks.details(task) },
    assistants: { words: TASK_FIELDS, shown: taskView(task), create: createTask, update: updateTask },
    called: { project: ['job', 'job'] },
  },
  'a client': {
    view: clientView,
    table: clients,
    stored: clientSchema,
    record: client,
    terminal: { naming: clientTable.naming, details: clientTable.details(client) },
    assistants: { words: CLIENT_FIELDS, shown: clientShown(client), create: createClient, update: updateClient },
    called: { job_notes: ['notes', 'notes'] },
  },
  'a job': {
    view: projectView,
    table: projects,
    stored: projectSchema,
    record: work,
    terminal: { naming: jobs.naming, details: jobs.details(work) },
    assistants: { words: JOB_FIELDS, shown: jobView(work), create: createJob, update: updateJob },
    workedOut: 'price',
    lines: { job_number: 'job_name' },
    called: {
      job_date: ['date', 'date'],
      job_time: ['time', 'time'],
      job_budget: ['budget', 'budget'],
      site_address: ['address', 'address'],
      job_description: ['description', 'description'],
    },
  },
  'a finance record': {
    view: financeRecordView,
    table: financeRecords,
    stored: financeSchema,
    record: bill,
    terminal: { naming: finance.naming, details: finance.details(bill), more: 5 },
    assistants: {
      words: FINANCE_FIELDS,
      untold: 'client',
      toldOnly: 'tax',
      shown: financeView(bill),
      create: createFinanceRecord,
      update: updateFinanceRecord,
    },
    called: { project: ['job', 'new_job'] },
  },
  'a supplier': {
    view: supplierView,
    table: suppliers,
    stored: supplierSchema,
    record: seller,
    terminal: { naming: supplierTable.naming, details: supplierTable.details(seller) },
    assistants: {
      words: SUPPLIER_FIELDS,
      shown: supplierShown(seller),
      create: createSupplier,
      update: updateSupplier,
    },
  },
};

/** What a draft asks for, where it is not called as the kind of a view is. */
const KINDS: Partial<Record<FieldView['kind'], string>> = {
  'long text': 'text',
  email: 'text',
  phone: 'text',
  'yes or no': 'yes-no',
  count: 'number',
  day: 'date',
  status: 'choice',
  reference: 'record',
};

/** Another record is told by its number, perhaps with more, or by its name. */
function written(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return 'job_number' in value ? String(value.job_number) : 'name' in value ? String(value.name) : expect.fail();
}

const cases = Object.entries(ENTITIES).flatMap(([entity, walked]) =>
  inOrder(walked.view).map((name) => [name, entity, walked] as const),
);

describe.each(cases)('%s of %s', (name, _, walked) => {
  const { view, table, stored, record, terminal, assistants, lines, called } = walked;
  const field = view.fields[name] ?? expect.fail(name);
  const sent = sentName(name, field);
  const { create, update, list } = table.operations;

  it('is stored, and of the kind that the API takes', () => {
    if (name === walked.workedOut) expect(stored.path(sent)).toBeUndefined();
    else expect(stored.path(sent)).toBeDefined();
    const taken = fieldsOf(create, '').find((one) => one.name === sent);
    if (!field.computed) expect(taken?.kind).toBe(KINDS[field.kind] ?? field.kind);
  });

  it('is exported', () => {
    expect(csvColumns(list).some(({ path }) => path[0] === name)).toBe(true);
  });

  it('is shown and taken by the terminal', () => {
    const alone = inOrder(view).filter((one) => !view.fields[one]?.onDay);
    expect(terminal.details).toHaveLength(alone.length + (terminal.more ?? 0));
    expect(terminal.details[alone.indexOf(lines?.[name] ?? field.onDay ?? name)]?.every(Boolean)).toBe(true);
    const naming = terminal.naming?.(() => expect.fail('nobody is asked'));
    for (const operation of [create, update])
      expect(flagsOf(operation, naming).some((flag) => flag.field === sent)).toBe(!field.computed);
  });

  it('is told and taken by the assistants', () => {
    const told = !field.computed && !field.notForAssistants && name !== assistants.untold;
    if (name === assistants.toldOnly) {
      expect(name in assistants.words).toBe(true);
      return;
    }
    expect(name in assistants.words).toBe(told);
    if (field.notForAssistants) return;
    expect(JSON.stringify(assistants.shown)).toContain(written(record[name]));
    if (!isTyped(field)) return;
    const [added, changed] = called?.[name] ?? [name, name];
    expect(Object.keys(assistants.create.parameters.properties)).toContain(added);
    expect(Object.keys(assistants.update.parameters.properties)).toContain(changed);
  });

  it('names a day that there is', () => {
    if (field.onDay) expect(view.fields[field.onDay]?.kind).toBe('day');
  });
});
