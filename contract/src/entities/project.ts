import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { anyOrder } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { amountSchema, dateSchema, idSchema, moneySchema, optionalText, requiredText, timeSchema } from '../values.ts';
import { clientRefSchema } from './references.ts';

export const PROJECT_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export const projectStatusSchema = z.enum(PROJECT_STATUSES, 'Status is pending, in_progress, completed or cancelled.');

const MONTHS = '1 to 120 months.';
const fields = {
  job_name: requiredText('Job name is required'),
  job_description: optionalText(LIMITS.longText),
  job_date: dateSchema.nullish(),
  /** Start time on job_date, the business's zone. */
  job_time: timeSchema.nullish(),
  job_budget: amountSchema.nullish(),
  /** Left out in a new job: as the settings mean a price that is said (`prices_spoken_gst`). */
  budget_includes_gst: z.boolean('budget_includes_gst is true or false.').optional(),
  /** Where the work is, when it is not the client's address. */
  site_address: optionalText(300),
  /** The same is to be done again so many months after `job_date`, such as a service; null: it is done once. */
  repeat_months: z.int(MONTHS).min(1, MONTHS).max(120, MONTHS).nullish(),
  client_id: idSchema.nullish(),
};

export const projectSchema = z.object({
  ...recordBase,
  job_name: z.string(),
  job_number: z.string(),
  job_description: z.string().nullable(),
  job_date: z.string().nullable(),
  job_time: z.string().nullable(),
  job_budget: amountSchema.nullable(),
  /** False: a business that is registered for GST invoices the budget and GST on top. */
  budget_includes_gst: z.boolean(),
  /** What was agreed to, with its GST: the accepted quote, else the budget, and the accepted variations. null: nothing was. */
  price: moneySchema.nullable(),
  site_address: z.string().nullable(),
  repeat_months: z.int().nullable(),
  /** "by Dave, Wed 2 Dec": the client said yes to the day and time that it has. null: not to these. */
  confirmed: z.string().nullable(),
  client_id: idSchema.nullable(),
  client: clientRefSchema.nullable(),
  status: projectStatusSchema,
});
export type Project = z.input<typeof projectSchema>;

const jobNumber = requiredText('Job number is required', 40);

export const projects = defineTable({
  path: 'projects',
  table: 'projects',
  noun: 'job',
  plural: 'jobs',
  record: projectSchema,
  // left out, the number is the highest numeric one plus 1 (the first is 1001)
  create: { ...fields, job_number: jobNumber.nullish(), status: projectStatusSchema.default('pending') },
  update: { ...fields, job_number: jobNumber, status: projectStatusSchema },
  statuses: anyOrder('job', PROJECT_STATUSES),
  list: {
    filters: { status: projectStatusSchema, client_id: idSchema, job_number: z.string().max(40), job_date: dateSchema },
    ranges: ['job_date'],
    sorts: ['created_at', 'job_name', 'job_number', 'job_date', 'job_budget', 'status'],
    defaultSort: '-created_at',
    search: ['job_name', 'job_number', 'site_address'],
  },
});

export const projectView = {
  fields: {
    job_name: { kind: 'text', label: 'Job Name', said: 'name', terminal: { label: 'Job', flag: 'name' } },
    job_number: { kind: 'text', label: 'Job Number', said: 'number', terminal: { label: 'Number', flag: 'number' } },
    client: { kind: 'reference', label: 'Client' },
    job_date: { kind: 'day', label: 'Job Date', said: 'date', terminal: { label: 'Date', flag: 'date' } },
    job_time: { kind: 'time', label: 'Start Time', said: 'time', onDay: 'job_date', terminal: { flag: 'time' } },
    job_budget: {
      kind: 'money',
      label: 'Job Budget',
      heading: 'Budget',
      terminal: { flag: 'budget', about: 'in dollars' },
    },
    budget_includes_gst: {
      kind: 'yes or no',
      label: 'Budget Includes GST',
      heading: 'GST in Budget',
      hint: 'Otherwise GST comes on top when the job is invoiced.',
      terminal: {
        label: 'GST',
        yes: '',
        no: 'on top of the budget',
        flag: 'budget-includes-gst',
        about: 'otherwise GST comes on top when it is invoiced',
      },
    },
    price: { kind: 'money', label: 'Agreed Price', computed: true, notForAssistants: true },
    site_address: {
      kind: 'text',
      label: 'Site Address',
      heading: 'Location',
      said: 'address',
      hint: "Where the work is, when it is not the client's address.",
      terminal: {
        label: 'Address',
        flag: 'address',
        about: 'where the work is, when it is not the client’s address',
      },
    },
    repeat_months: {
      kind: 'count',
      label: 'Due Again After (Months)',
      hint: '12 for a yearly service.',
      terminal: { label: 'Due again (months)', about: 'due again after so many months' },
    },
    confirmed: { kind: 'text', label: 'Confirmed', computed: true },
    status: { kind: 'status', label: 'Status' },
    job_description: {
      kind: 'long text',
      label: 'Job Description',
      heading: 'Description',
      terminal: { flag: 'description' },
    },
  },
  form: [
    ['job_name', 'job_number'],
    ['job_description'],
    ['job_date', 'job_time', 'job_budget'],
    ['budget_includes_gst'],
    ['site_address', 'repeat_months'],
    ['client'],
  ],
  columns: ['client', 'job_date', 'job_budget', 'site_address', 'job_description'],
  terminalColumns: ['job_number', 'job_name', 'client', 'job_date', 'job_budget', 'status'],
} as const satisfies EntityView<ShownField<Project>>;
