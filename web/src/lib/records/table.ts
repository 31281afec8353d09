import type { Operation, TableName, WireInput, WireOutput } from '@smoko/contract';
import type { z } from 'zod';

/** The parts of a contract table that the web app uses. */
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

export type Search = { q?: string; sort?: string };
/** A table whose list is searched by words. */
export type SearchedTable = Table<Operation & { input: z.ZodType<unknown, Search> }>;

export type RecordOf<T extends Table> = WireOutput<T['operations']['get']>;
export type ListOf<T extends Table> = Omit<WireInput<T['operations']['list']>, 'cursor'>;
export type CreateOf<T extends Table> = WireInput<T['operations']['create']>;
export type UpdateOf<T extends Table> = Omit<WireInput<T['operations']['update']>, 'id'>;

/** Query keys. All of a table's start with its name, so that one event can invalidate them together. */
export const recordKeys = {
  table: (name: string) => [name],
  list: (name: string, input: object) => [name, 'list', input],
  one: (name: string, id: string) => [name, 'one', id],
  figures: (name: string, operation: string) => [name, 'figures', operation],
} as const;

/** For each table, the tables and views that show some of its fields and have to be refreshed with it. */
export const SHOWN_IN = {
  clients: [
    'calendar',
    'projects',
    'finance_records',
    'payments_to_place',
    'quotes',
    'variations',
    'stats',
    'correspondence',
    'message_history',
  ],
  projects: [
    'admin_tasks',
    'attachments',
    'calendar',
    'finance_records',
    'procurement_items',
    'project_budgets',
    'quotes',
    'variations',
    'client_answers',
    'job_billing',
    'stats',
    'jobs',
    'client_files',
  ],
  suppliers: ['procurement_items', 'finance_records', 'tpar_records'],
  admin_tasks: ['calendar', 'stats'],
  finance_records: ['project_budgets', 'job_billing', 'quotes', 'stats', 'payments_to_place', 'tpar_records'],
  quotes: ['job_billing', 'client_answers', 'project_budgets', 'projects', 'jobs'],
  variations: ['job_billing', 'client_answers', 'project_budgets', 'projects', 'jobs'],
  procurement_items: ['project_budgets', 'stats'],
  attachments: ['stats', 'client_files'],
  agent_messages: ['stats', 'updates_feed'],
  agent_feedback: ['stats'],
  inbox: ['correspondence', 'message_history'],
  outbox: ['correspondence', 'message_history', 'inbox', 'sent_statements'],
  approvals: ['inbox'],
  opt_outs: ['clients', 'consent_log'],
  automation_runs: ['automations'],
  // settings hold the business's name and time zone
  settings: ['session', 'calendar', 'stats', 'finance_records', 'job_billing', 'jobs', 'channels'],
} as const satisfies Partial<
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
>;

/** What every change of a record is told in. */
export const TOLD_IN = 'timeline';

/** A list that is refreshed when what it shows changes. */
type Live = keyof typeof SHOWN_IN | (typeof SHOWN_IN)[keyof typeof SHOWN_IN][number];
/** Lists that only the page itself changes: nothing tells of them. */
type Still = 'imports' | 'restores' | 'security_events';
export type ViewName = Live | Still | typeof TOLD_IN;
