import { frozen } from '@smoko/contract';

/** Every list that `smoko export` knows. */
export const LISTS = frozen([
  'jobs',
  'clients',
  'suppliers',
  'tasks',
  'finance',
  'procurement',
  'quotes',
  'templates',
  'files',
  'messages',
  'feedback',
  'updates',
  'outbox',
  'draft-examples',
]);
