import { type Client, clients } from '@smoko/contract';
import type { BulkKind } from '../../components/lists/bulk/bulk-kind.ts';
import { staysOnFile } from './on-file.ts';

export const CLIENT_BULK: BulkKind<Client> = {
  table: clients,
  one: 'client',
  many: 'clients',
  nameOf: ({ name }) => name,
  beforeDeleting: staysOnFile,
};
