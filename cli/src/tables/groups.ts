import type { TableName } from '@smoko/contract';

/** The contract's table for each command group. */
export const GROUP_TABLES: Readonly<Record<string, TableName>> = {
  jobs: 'projects',
  clients: 'clients',
  suppliers: 'suppliers',
  tasks: 'admin_tasks',
  finance: 'finance_records',
  procurement: 'procurement_items',
  quotes: 'quotes',
  variations: 'variations',
  templates: 'templates',
  files: 'attachments',
};
