import { type Client, clients as table } from '@smoko/contract';
import { formatDay, formatMoney } from '../term/format.ts';
import type { CliTable } from './table.ts';

export const clients: CliTable<Client> = {
  group: 'clients',
  noun: 'client',
  plural: 'clients',
  operations: table.operations,
  columns: [
    { title: 'Name', value: (client) => client.name, shrinkTo: 12 },
    { title: 'Phone', value: (client) => client.phone ?? '-', shrinkTo: 10 },
    { title: 'E-mail', value: (client) => client.email ?? '-', shrinkTo: 12, dropOrder: 1 },
    { title: 'Address', value: (client) => client.address ?? '-', shrinkTo: 12, dropOrder: 2 },
  ],
  details: (client) => [
    ['Name', client.name],
    ['Phone', client.phone ?? ''],
    ['E-mail', client.email ?? ''],
    ['Address', client.address ?? ''],
    ['Budget', formatMoney(client.budget)],
    ['Due', formatDay(client.due_date)],
    ['Notes', client.job_notes ?? ''],
    ['Texts', client.sms_opt_out ? 'wants none' : ''],
    ['Commercial e-mails', client.email_opt_out ? 'wants none' : ''],
    ['Follow-ups', client.follow_ups_paused ? 'paused' : ''],
  ],
  names: (client) => [client.name],
  naming: () => ({ job_notes: { flag: 'notes' }, follow_ups_paused: { flag: 'pause-follow-ups' } }),
};
