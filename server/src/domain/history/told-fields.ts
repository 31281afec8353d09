import type { CHANGED_ENTITIES } from '@smoko/contract';

/** How a value is said. Of a long text and of a link only that it changed is kept and told. */
export type ToldAs = 'status' | 'stage' | 'text' | 'money' | 'day' | 'time' | 'changed';

type Told = Readonly<Record<string, readonly [label: string, as: ToldAs]>>;

export type ToldTable = (typeof CHANGED_ENTITIES)[number];

/** The changes of records that their timelines tell, by table: what a tradie would ask about later. */
export const TOLD: Readonly<Record<ToldTable, Told>> = {
  projects: {
    status: ['Status', 'status'],
    job_name: ['Name', 'text'],
    job_date: ['Date', 'day'],
    job_time: ['Time', 'time'],
    job_budget: ['Budget', 'money'],
    site_address: ['Site', 'text'],
    client_id: ['Client', 'changed'],
    job_description: ['Description', 'changed'],
  },
  clients: {
    name: ['Name', 'text'],
    phone: ['Phone', 'text'],
    email: ['Email', 'text'],
    address: ['Address', 'text'],
    budget: ['Budget', 'money'],
    due_date: ['Due date', 'day'],
    job_notes: ['Notes', 'changed'],
  },
  suppliers: {
    name: ['Name', 'text'],
    phone: ['Phone', 'text'],
    email: ['Email', 'text'],
    address: ['Address', 'text'],
    specialty: ['Specialty', 'text'],
  },
  quotes: { status: ['Status', 'status'], total: ['Total', 'money'], valid_until: ['Valid until', 'day'] },
  variations: { status: ['Status', 'status'], total: ['Total', 'money'] },
  finance_records: {
    stage: ['Stage', 'stage'],
    status: ['Status', 'status'],
    amount: ['Amount', 'money'],
    due_date: ['Due date', 'day'],
  },
  procurement_items: {
    status: ['Status', 'status'],
    item_name: ['Item', 'text'],
    quantity: ['Quantity', 'text'],
    unit_price: ['Unit price', 'money'],
    delivery_date: ['Delivery', 'day'],
    supplier_id: ['Supplier', 'changed'],
  },
  admin_tasks: {
    status: ['Status', 'status'],
    assigned_to: ['Assigned to', 'text'],
    due_date: ['Due date', 'day'],
    notes: ['Notes', 'changed'],
  },
};
