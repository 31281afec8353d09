import { type Channel, clients } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { Consent } from '../consent/consent.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { contactKeys } from '../tables/contact-keys.ts';
import { foundByPhone } from '../tables/found-by-phone.ts';
import { reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { assertSettled } from './assert-settled.ts';
import { keepSites } from './keep-sites.ts';
import { type ClientRow, schema } from './schema.ts';

export const clientRepository = (
  connection: Connection,
  financeRecords: Repository<FinanceRow>,
): Repository<ClientRow> =>
  foundByPhone(
    tableRepository(connection, clients, schema, {
      derive: contactKeys,
      checkRemoval: (call, client) => assertSettled(call, financeRecords, client),
    }),
  );

export const clientReference = (repository: Repository<ClientRow>) =>
  reference({
    field: 'client_id',
    noun: clients.noun,
    repository,
    shows: ['name', 'email', 'phone', 'address', 'sms_opt_out'],
    as: 'client',
  });
export type ClientReference = ReturnType<typeof clientReference>;

type Consented = Pick<Written<ClientRow>, 'sms_opt_out' | 'email_opt_out'>;

/** Whether they want messages follows from the number and the address, of a new client as of a changed one. */
async function consentOf(
  call: Call,
  { phone, email }: { phone?: string | null; email?: string | null },
  consent: Consent,
): Promise<Consented> {
  const isOut = async (channel: Channel, address: string | null) =>
    address !== null && (await consent.isOut(call, channel, address));
  return {
    ...(phone === undefined ? {} : { sms_opt_out: await isOut('sms', phone) }),
    ...(email === undefined ? {} : { email_opt_out: await isOut('email', email) }),
  };
}

/** `projects`: theirs that are over stay where they were done. */
export const clientService = (repository: Repository<ClientRow>, consent: Consent, projects: Repository<ProjectRow>) =>
  tableService(clients, repository, {
    create: async (call, given) => repository.insert(call, { ...given, ...(await consentOf(call, given, consent)) }),
    change: async (call, given, before) => {
      const moves = given.address !== undefined && before.address && given.address !== before.address;
      if (moves) await keepSites(call, projects, before);
      return { ...given, ...(await consentOf(call, given, consent)) };
    },
    present: (_, records) =>
      records.map(({ email_opt_out, follow_ups_paused, ...record }) => ({
        ...record,
        // clients from before these were kept
        email_opt_out: email_opt_out ?? false,
        follow_ups_paused: follow_ups_paused ?? false,
      })),
  });
