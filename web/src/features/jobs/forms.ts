import { type Client, clients, frozen, type Project, projects } from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText, moneyOrZero, moneyText, timeText } from '../../lib/form-values.ts';

/** What the forms hold; names, lengths and messages are the contract's. A form asks for a number, the API need not. */
const { job_name, job_number, job_description, site_address } = z.object(projects.update).shape;
const { name, email, phone, address } = z.object(clients.create).shape;

export const jobForm = z.object({
  job_name,
  job_number,
  job_description,
  site_address,
  job_date: dayText,
  job_time: timeText,
  job_budget: moneyText,
  client_id: choiceText,
});

/** A new project: what is no number is 0 here (specified), and a client may be made along with it. */
export const newJobForm = jobForm.extend({
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

export const valuesOf = (job: Project | null) => ({
  job_name: asText(job?.job_name),
  job_number: asText(job?.job_number),
  job_description: asText(job?.job_description),
  site_address: asText(job?.site_address),
  job_date: asText(job?.job_date),
  job_time: asText(job?.job_time),
  job_budget: asText(job?.job_budget),
  client_id: asText(job?.client_id),
});

const newClient = { client_name: '', client_email: '', client_phone: '', client_address: '' };
export const NEW_JOB = frozen<ReturnType<typeof valuesOf> & typeof newClient>({ ...valuesOf(null), ...newClient });

/** Tells two clients of one name apart. */
export const aboutClient = ({ phone, email, address }: Client): string | null =>
  [phone ?? email, address].filter(Boolean).join(' - ') || null;
