import type { Operation, TableName, WireInput, WireOutput } from '@smoko/contract';

/** A table of the contract, as far as a screen needs it. */
export interface Table<
  L extends Operation = Operation,
  G extends Operation = Operation,
  C extends Operation = Operation,
  U extends Operation = Operation,
> {
  table: string;
  noun: string;
  operations: { list: L; get: G; create: C; update: U; delete: Operation; restore: Operation };
}

export type RecordOf<T extends Table> = WireOutput<T['operations']['get']>;
export type ListOf<T extends Table> = Omit<WireInput<T['operations']['list']>, 'cursor'>;
export type CreateOf<T extends Table> = WireInput<T['operations']['create']>;
export type UpdateOf<T extends Table> = Omit<WireInput<T['operations']['update']>, 'id'>;

/** Everything that is kept of a table starts with its name, so that one event refreshes all of it. */
export const recordKeys = {
  table: (name: string) => [name],
  list: (name: string, input: object) => [name, 'list', input],
  one: (name: string, id: string) => [name, 'one', id],
  figures: (name: string, operation: string) => [name, 'figures', operation],
} as const;

/** Tables whose records show something of a table: they are out of date when it changes. */
export const SHOWN_IN: Partial<
  Record<
    | TableName
    | 'agent_messages'
    | 'agent_feedback'
    | 'settings'
    | 'inbox'
    | 'outbox'
    | 'approvals'
    | 'opt_outs'
    | 'automation_runs',
    readonly string[]
  >
> = {
  clients: ['calendar', 'projects', 'finance_records', 'quotes', 'stats', 'correspondence', 'message_history'],
  projects: [
    'admin_tasks',
    'attachments',
    'calendar',
    'finance_records',
    'procurement_items',
    'project_budgets',
    'quotes',
    'stats',
    'jobs',
  ],
  suppliers: ['procurement_items'],
  admin_tasks: ['calendar', 'stats'],
  finance_records: ['project_budgets', 'stats'],
  procurement_items: ['project_budgets', 'stats'],
  attachments: ['stats'],
  agent_messages: ['stats', 'updates_feed'],
  agent_feedback: ['stats'],
  inbox: ['correspondence', 'message_history'],
  outbox: ['correspondence', 'message_history', 'inbox'],
  approvals: ['inbox'],
  opt_outs: ['clients', 'consent_log'],
  automation_runs: ['automations'],
  // the name above every page, and the zone of every date
  settings: ['session', 'calendar', 'stats', 'finance_records', 'jobs', 'channels'],
};
