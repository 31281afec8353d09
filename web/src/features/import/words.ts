import type { ImportTable } from '@smoko/contract';

export const KINDS: Record<ImportTable, { label: string; one: string; many: string }> = {
  clients: { label: 'Clients', one: 'client', many: 'clients' },
  suppliers: { label: 'Suppliers', one: 'supplier', many: 'suppliers' },
  projects: { label: 'Jobs', one: 'job', many: 'jobs' },
};

export const count = (table: ImportTable, number: number): string =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? KINDS[table].one : KINDS[table].many}`;

export const EXPORTS: Record<string, string> = {
  clients: 'Clients',
  suppliers: 'Suppliers',
  projects: 'Jobs',
  'admin-tasks': 'Tasks',
  'finance-records': 'Finance records',
  'procurement-items': 'Procurement items',
  quotes: 'Quotes',
  templates: 'Templates',
  'agent-messages': 'Messages of the assistants',
  'updates-feed': 'What the assistants did',
  'record-changes': 'Changes of records',
  'agent-feedback': 'Ratings',
  outbox: 'Messages sent',
  'draft-examples': 'Saved drafts',
};
