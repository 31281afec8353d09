import { type Channel, clients } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { Consent } from '../consent/consent.ts';
import { reachKeys } from '../tables/reach-keys.ts';
import type { Reference } from '../tables/references.ts';
import { cents, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const flag = { type: Boolean, default: false, required: true } as const;

const schema = tableSchema(clients, {
  name: requiredText,
  email: text,
  phone: text,
  address: text,
  budget: cents,
  due_date: text,
  job_notes: text,
  sms_opt_out: flag,
  email_opt_out: flag,
  follow_ups_paused: flag,
  reach: [String],
});
schema.index({ user_id: 1, deleted_at: 1, reach: 1 });

export const clientRepository = (connection: Connection): Repository =>
  tableRepository(connection, clients, schema, {}, { derive: reachKeys });

export const clientReference = (repository: Repository): Reference => ({
  field: 'client_id',
  noun: clients.noun,
  repository,
  shows: ['name', 'email', 'phone', 'address', 'sms_opt_out'],
  as: 'client',
});

/** Whether they want messages follows from the number and the address, of a new client as of a changed one. */
async function withConsent(call: Call, fields: Fields, consent: Consent): Promise<Fields> {
  const { phone, email } = fields as { phone?: string | null; email?: string | null };
  const isOut = async (channel: Channel, address: string | null) =>
    address !== null && (await consent.isOut(call, channel, address));
  return {
    ...fields,
    ...(phone === undefined ? {} : { sms_opt_out: await isOut('sms', phone) }),
    ...(email === undefined ? {} : { email_opt_out: await isOut('email', email) }),
  };
}

export const clientService = (repository: Repository, consent: Consent) =>
  tableService(clients, repository, {
    prepare: (call, fields) => withConsent(call, fields, consent),
    // clients from before these were kept
    join: async (_, records) =>
      records.map((record) => ({ email_opt_out: false, follow_ups_paused: false, ...record })),
  });
