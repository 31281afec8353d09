import { clients, DELETED_KEPT_DAYS } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Reference } from '../tables/references.ts';
import { cents, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';

const schema = ownedSchema(
  {
    name: requiredText,
    email: text,
    phone: text,
    address: text,
    budget: cents,
    due_date: text,
    job_notes: text,
    sms_opt_out: { type: Boolean, default: false, required: true },
  },
  { rules: clients.list, keepDeletedDays: DELETED_KEPT_DAYS },
);

export const clientRepository = (connection: Connection): Repository =>
  createRepository({
    table: clients.table,
    noun: clients.noun,
    rules: clients.list,
    model: connection.model<StoredDoc>(clients.table, schema as never, clients.table),
  });

export const clientReference = (repository: Repository): Reference => ({
  field: 'client_id',
  noun: clients.noun,
  repository,
  shows: ['name', 'email', 'phone', 'address'],
  as: 'client',
});

export const clientService = (repository: Repository) => tableService(clients, repository);
