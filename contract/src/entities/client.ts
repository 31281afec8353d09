import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { defineTable, recordBase } from '../table.ts';
import { amountSchema, dateSchema, optionalEmail, optionalText, requiredText } from '../values.ts';

const fields = {
  name: requiredText('Name is required'),
  email: optionalEmail,
  phone: optionalText(40),
  address: optionalText(300),
  budget: amountSchema.nullish(),
  due_date: dateSchema.nullish(),
  job_notes: optionalText(LIMITS.longText),
};
/** No follow-ups and reminders by themselves to this client. */
const follow_ups_paused = z.boolean('follow_ups_paused is true or false.');

export const clientSchema = z.object({
  ...recordBase,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  budget: amountSchema.nullable(),
  due_date: z.string().nullable(),
  job_notes: z.string().nullable(),
  /** The client asked for no more texts (STOP). */
  sms_opt_out: z.boolean(),
  /** The client asked for no more commercial e-mails. */
  email_opt_out: z.boolean(),
  follow_ups_paused: z.boolean(),
});
export type Client = z.input<typeof clientSchema>;

export const clients = defineTable({
  path: 'clients',
  table: 'clients',
  noun: 'client',
  plural: 'clients',
  record: clientSchema,
  create: { ...fields, follow_ups_paused: follow_ups_paused.default(false) },
  update: { ...fields, follow_ups_paused },
  list: {
    filters: { name: z.string().max(LIMITS.name), email: z.string().max(254), phone: z.string().max(40) },
    sorts: ['created_at', 'name', 'due_date', 'budget'],
    defaultSort: 'name',
    search: ['name', 'email', 'address'],
  },
});

export const clientView = {
  fields: {
    name: { kind: 'text', label: 'Name' },
    phone: { kind: 'phone', label: 'Phone' },
    email: { kind: 'email', label: 'Email', terminal: { label: 'Email' } },
    address: { kind: 'text', label: 'Address' },
    budget: { kind: 'money', label: 'Budget' },
    due_date: { kind: 'day', label: 'Due Date', terminal: { label: 'Due', about: '' } },
    job_notes: {
      kind: 'long text',
      label: 'Job Notes',
      said: 'notes',
      terminal: { label: 'Notes', flag: 'notes' },
    },
    sms_opt_out: {
      kind: 'yes or no',
      label: 'No texts',
      computed: true,
      terminal: { label: 'Texts', yes: 'wants none' },
    },
    email_opt_out: {
      kind: 'yes or no',
      label: 'No offers by email',
      computed: true,
      notForAssistants: true,
      terminal: { label: 'Commercial emails', yes: 'wants none' },
    },
    follow_ups_paused: {
      kind: 'yes or no',
      label: 'No follow-ups',
      hint: 'Reminders and follow-ups that go out by themselves leave this client alone.',
      notForAssistants: true,
      terminal: { label: 'Follow-ups', yes: 'paused', flag: 'pause-follow-ups' },
    },
  },
  form: [['name'], ['email', 'phone'], ['address'], ['budget', 'due_date'], ['job_notes'], ['follow_ups_paused']],
  columns: ['email', 'phone', 'follow_ups_paused', 'address', 'budget', 'due_date', 'job_notes'],
  terminalColumns: ['name', 'phone', 'email', 'address'],
} as const satisfies EntityView<ShownField<Client>>;
