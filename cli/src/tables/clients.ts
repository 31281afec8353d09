import { type Client, clientView, clients as table } from '@smoko/contract';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

export const clients: CliTable<Client> = {
  group: 'clients',
  noun: 'client',
  plural: 'clients',
  operations: table.operations,
  ...fromView<Client, keyof typeof clientView.fields>(clientView, {
    references: {},
    cells: {
      name: { shrinkTo: 12 },
      phone: { shrinkTo: 10 },
      email: { shrinkTo: 12, dropOrder: 1 },
      address: { shrinkTo: 12, dropOrder: 2 },
    },
  }),
  names: (client) => [client.name],
};
