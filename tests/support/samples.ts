import type { TableName } from '@smoko/contract';
import type { Account } from './account.ts';

export type Fields = Record<string, unknown>;
export interface Sample {
  create: Fields;
  /** What may be changed afterwards, each to a value that differs. */
  change: Fields;
}

/** Tables whose records are made by uploading a file. */
export const UPLOADED = ['templates', 'attachments'] as const;
export type TableByJson = Exclude<TableName, (typeof UPLOADED)[number]>;
export const isUploaded = (name: TableName): name is (typeof UPLOADED)[number] =>
  (UPLOADED as readonly string[]).includes(name);

/** One valid record of every table that is created by JSON. */
export const SAMPLES: Record<TableByJson, Sample> = {
  clients: {
    create: {
      name: 'Margaret Ellison',
      email: 'm.ellison@example.org',
      phone: '0491 570 156',
      address: '12 Kembla St, Wollongong NSW 2500',
      budget: 12_500.55,
      due_date: '2026-04-30',
      job_notes: 'Dog in the yard',
    },
    change: { name: 'Margaret Ellison-Wu', phone: null, budget: 99.95, due_date: '2026-05-01' },
  },
  suppliers: {
    create: {
      name: 'Rexel Unanderra',
      email: 'unanderra@rexel.example.net',
      phone: '02 7010 4511',
      address: '3 Marley Pl, Unanderra NSW 2526',
      specialty: 'Electrical wholesale',
    },
    change: { specialty: 'Cable', email: null },
  },
  projects: {
    create: {
      job_name: 'Switchboard upgrade',
      job_description: 'Replace the ceramic fuses',
      job_date: '2026-03-12',
      job_time: '07:30',
      job_budget: 3500,
      site_address: '19 Kembla St, Balgownie',
      repeat_months: 12,
      status: 'pending',
    },
    change: { job_name: 'Switchboard replacement', job_budget: 3650.5, status: 'in_progress', job_time: null },
  },
  admin_tasks: {
    create: {
      task_name: 'Return the scaffold tags',
      due_date: '2026-03-09',
      due_time: '09:15',
      notes: 'Ask for Ron',
      status: 'pending',
      assigned_to: 'Self',
    },
    change: { task_name: 'Return all scaffold tags', status: 'completed', assigned_to: 'Jerry', due_time: null },
  },
  finance_records: {
    create: { type: 'expense', amount: 1850.75, status: 'pending', due_date: '2026-04-01', description: 'Rough-in' },
    change: { amount: 1900, description: 'Rough-in and fit-off', due_date: '2026-04-02' },
  },
  procurement_items: {
    create: {
      item_name: '2.5 mm twin and earth, 100 m',
      quantity: 3,
      unit_price: 18.55,
      status: 'pending',
      order_date: '2026-03-05',
      delivery_date: '2026-03-10',
      notes: 'White',
    },
    change: { quantity: 4, unit_price: 17.25, status: 'ordered', notes: null },
  },
  quotes: {
    create: {
      content: { details: 'Six downlights', aiGenerated: '', template: null },
      lines: [
        { description: 'Downlight', quantity: 6, unit: 'each', unit_price: 45.5 },
        { description: 'Labour', quantity: 2.5, unit: 'h', unit_price: 110 },
      ],
      prices_include_gst: false,
      valid_until: '2026-04-15',
      status: 'draft',
    },
    change: { status: 'accepted', valid_until: '2026-05-15', prices_include_gst: true },
  },
  // of a job: `linked` makes one
  variations: {
    create: {
      description: 'Handrail along the side steps',
      lines: [{ description: 'Handrail', quantity: 3.5, unit: 'm', unit_price: 115 }],
      prices_include_gst: false,
      status: 'draft',
    },
    change: { description: 'Handrail on both sides', status: 'accepted', prices_include_gst: true },
  },
};

/** The sample of a table with the records that it cannot be without. */
export async function linked(account: Pick<Account, 'fetch'>, name: TableByJson): Promise<Fields> {
  const { create } = SAMPLES[name];
  if (name !== 'variations') return create;
  return { project_id: (await post(account, '/api/projects', SAMPLES.projects.create)).id, ...create };
}

const PDF = '%PDF-1.4\n%%EOF\n';

/** A multipart body with one file. */
export function fileForm(name: string, content: string | Uint8Array<ArrayBuffer> = PDF, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  return form;
}

/** POSTs JSON (or a form) and gives the answer's body; throws unless it is the expected kind of success. */
export async function post<T = { id: string } & Fields>(
  account: Pick<Account, 'fetch'>,
  path: string,
  body: Fields | FormData = {},
) {
  const response = await account.fetch(
    path,
    body instanceof FormData ? { method: 'POST', body } : { method: 'POST', json: body },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

export async function get<T = { data: ({ id: string } & Fields)[]; next_cursor: string | null } & Fields>(
  account: Pick<Account, 'fetch'>,
  path: string,
): Promise<T> {
  const response = await account.fetch(path);
  const text = await response.text();
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}
