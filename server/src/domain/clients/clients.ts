import { clients } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Reference } from '../tables/references.ts';
import { cents, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(clients, {
  name: requiredText,
  email: text,
  phone: text,
  address: text,
  budget: cents,
  due_date: text,
  job_notes: text,
  sms_opt_out: { type: Boolean, default: false, required: true },
});

export const clientRepository = (connection: Connection): Repository => tableRepository(connection, clients, schema);

export const clientReference = (repository: Repository): Reference => ({
  field: 'client_id',
  noun: clients.noun,
  repository,
  shows: ['name', 'email', 'phone', 'address', 'sms_opt_out'],
  as: 'client',
});

export const clientService = (repository: Repository) => tableService(clients, repository);
