/** Every list that `smoko export` knows. */
export const LISTS = [
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
] as const;
