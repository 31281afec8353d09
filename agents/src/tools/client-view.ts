import type { Client } from '@smoko/contract';
import { compact, type FieldWords, show } from './changes.ts';
import { commas } from './format.ts';

/** "Priya Sharma, 0491 570 156, priya@example.org". */
export const clientWords = (client: Client): string => commas(client.name, client.phone, client.email, client.address);

export const clientView = (client: Client) =>
  compact({
    id: client.id,
    name: client.name,
    phone: client.phone,
    email: client.email,
    address: client.address,
    budget: client.budget,
    due_date: client.due_date,
    notes: client.job_notes,
    no_texts: client.sms_opt_out || undefined,
  });

export const CLIENT_FIELDS: FieldWords = {
  name: ['name', show.text],
  phone: ['phone', show.text],
  email: ['email', show.text],
  address: ['address', show.text],
  budget: ['budget', show.money],
  due_date: ['due date', show.day],
  job_notes: ['notes', show.text],
};
