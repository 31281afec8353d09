import { type Client, clients, frozen, projects, projectView } from '@smoko/contract';
import { z } from 'zod';
import { choiceText, moneyOrZero } from '../../lib/form-values.ts';
import { viewForm } from '../../lib/records/view-form.ts';

// a form asks for a number, the API need not
const { job_number } = projects.update;
export const jobForm = viewForm(projectView, projects, { job_number });

const { name, email, phone, address } = z.object(clients.create).shape;

/** A new project: what is no number is 0 here (specified), and a client may be made along with it. */
export const newJobForm = jobForm.schema.extend({
  job_number,
  client_id: choiceText,
  job_budget: z.preprocess((text) => (Number.isNaN(Number(text)) ? '' : text), moneyOrZero),
  client_name: z.string().transform((text, context) => {
    if (text.trim() === '') return null;
    const read = name.safeParse(text);
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? '', input: text });
    return z.NEVER;
  }),
  client_email: email,
  client_phone: phone,
  client_address: address,
});
export type NewJob = z.output<typeof newJobForm>;

const newClient = { client_name: '', client_email: '', client_phone: '', client_address: '' };
export const NEW_JOB = frozen({ ...jobForm.valuesOf(null), ...newClient });

/** Tells two clients of one name apart. */
export const aboutClient = ({ phone, email, address }: Client): string | null =>
  [phone ?? email, address].filter(Boolean).join(' - ') || null;
