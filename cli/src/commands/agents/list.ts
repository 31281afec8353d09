import { type Assistant, listAssistants } from '@smoko/contract';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Assistant>({
  operation: listAssistants,
  empty: 'Nobody is here.',
  columns: [
    { title: 'Name', value: ({ name }) => name },
    { title: 'Role', value: ({ role }) => role, shrinkTo: 16 },
    { title: 'Good at', value: ({ specialties }) => specialties.join(', '), shrinkTo: 16, dropOrder: 1 },
  ],
});
