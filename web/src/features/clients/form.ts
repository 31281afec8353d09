import { type Client, clients } from '@smoko/contract';
import { z } from 'zod';
import { asText, dayText, moneyText } from '../../lib/form-values.ts';

/** What the form holds; names, lengths and messages are the contract's. */
const { name, email, phone, address, job_notes } = z.object(clients.create).shape;
export const clientForm = z.object({
  name,
  email,
  phone,
  address,
  job_notes,
  budget: moneyText,
  due_date: dayText,
  follow_ups_paused: z.boolean(),
});

export const valuesOf = (client: Client | null) => ({
  name: asText(client?.name),
  email: asText(client?.email),
  phone: asText(client?.phone),
  address: asText(client?.address),
  budget: asText(client?.budget),
  due_date: asText(client?.due_date),
  job_notes: asText(client?.job_notes),
  follow_ups_paused: client?.follow_ups_paused ?? false,
});
