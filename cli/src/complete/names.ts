import { type ApiClient, ASSISTANT_IDS, type FinanceRecord, TABLES, type TableName } from '@smoko/contract';
import { SETTINGS } from '../config/settings.ts';
import type { Context } from '../context.ts';
import { createApiClient } from '../session/api-client.ts';
import { requireSession } from '../session/session.ts';
import { GROUP_TABLES } from '../tables/groups.ts';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoney } from '../term/format.ts';
import { WAITING, waiting } from './waiting.ts';

/** Nobody waits longer for the Tab key. */
const ANSWER_MS = 2_000;
const MAX_NAMES = 20;
/** Of records that no search finds by their number: the latest are looked through. */
const LOOKED_THROUGH = 100;
const TITLES = ['job_number', 'short_name', 'name', 'task_name', 'item_name', 'original_name', 'description'];

/** Where records are named: a command's own word, or a flag that refers to one, by its name. */
const MORE_GROUPS: Readonly<Record<string, TableName>> = {
  statement: 'clients',
  invoices: 'finance_records',
  payments: 'finance_records',
};
const FLAGS: Readonly<Record<string, string>> = {
  client: 'clients',
  job: 'jobs',
  supplier: 'suppliers',
  invoice: 'invoices',
  on: 'invoices',
  quote: 'quotes',
  template: 'templates',
};
/** The records of one type, where a group has only those. */
const TYPES: Readonly<Record<string, string>> = { invoices: 'invoice', payments: 'payment' };
/** Verbs whose argument names no record that is there. */
const NOT_NAMED = new Set(['list', 'add']);

/** Completions where an argument names a record, a profile or a setting. */
export async function names(path: string[], rest: string[], current: string, context: Context): Promise<string[]> {
  const [group = '', verb = ''] = path;
  if (group === 'config') {
    const known = verb === 'use' || verb === 'forget' ? Object.keys(context.store.profiles()) : Object.keys(SETTINGS);
    if (verb === 'set' && rest[0] === 'agent') return ASSISTANT_IDS.map(tabbed);
    return rest.length === 0 ? known.map(tabbed) : [];
  }
  if (group === 'alias') return verb === 'rm' ? Object.keys(context.store.aliases()).map(tabbed) : [];
  if (group === 'open') return rest[0] === 'jobs' ? records('jobs', current, context) : [];
  if (NOT_NAMED.has(verb) || rest.some((word) => !word.startsWith('-'))) return [];
  if (group in WAITING) return waiting(group, apiFor(context));
  return records(group, current, context, verb === 'restore');
}

/** Completions of the value of a flag, by its name without dashes: those of the records it refers to. */
export const valuesOf = (flag: string, current: string, context: Context): Promise<string[]> =>
  records(FLAGS[flag] ?? '', current, context);

async function records(group: string, typed: string, context: Context, deleted = false): Promise<string[]> {
  const name = MORE_GROUPS[group] ?? GROUP_TABLES[group];
  if (!name) return [];
  const api = apiFor(context);
  const ofMoney = name === 'finance_records';
  const search = ofMoney
    ? { limit: LOOKED_THROUGH, ...(TYPES[group] ? { type: TYPES[group] } : {}) }
    : { limit: MAX_NAMES, ...(typed ? { q: typed } : {}) };
  const which = deleted ? { ...search, deleted: 'true' as const } : search;
  const { data } = await api.call(TABLES[name].operations.list, which);
  return ofMoney
    ? (data as FinanceRecord[]).flatMap(moneyLines)
    : (data as Record<string, unknown>[]).flatMap(linesOf(typed));
}

function apiFor(context: Context): ApiClient {
  const session = requireSession(context.store, context.url());
  return createApiClient(session.url, { timeoutMs: ANSWER_MS, headers: () => session.headers() });
}

const tabbed = (word: string): string => `${word}\t`;

/** A job can be named by number or, where its name matches what was typed, by name. */
const linesOf =
  (typed: string) =>
  (record: Record<string, unknown>): string[] => {
    const title = TITLES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
    if (typeof title !== 'string') return [];
    // the long number of a quote, for whoever begins with it
    const { quote_number: number } = record;
    if (
      typeof number === 'string' &&
      typed &&
      number !== title &&
      startsWith(number, typed) &&
      !startsWith(title, typed)
    )
      return [`${oneLine(number)}\t${oneLine(title)}`];
    const about = typeof record.job_name === 'string' ? oneLine(record.job_name) : '';
    const lines = [`${oneLine(title)}\t${about}`];
    return typed && about && about !== title ? [...lines, `${about}\t${oneLine(title)}`] : lines;
  };

const startsWith = (name: string, typed: string): boolean => name.toLowerCase().startsWith(typed.toLowerCase());

/** A record of money by its number, else by what it is for, else by a part of its id. */
function moneyLines({ id, invoice_number, credit_note_number, description, client, amount }: FinanceRecord): string[] {
  const about = [client?.name, formatMoney(amount)].filter(Boolean).join(' ');
  const words = oneLine(description ?? '');
  const number = invoice_number ?? credit_note_number;
  return [number, words, number || words ? null : shortId(id)].flatMap((one) =>
    one ? [`${one}\t${oneLine(about)}`] : [],
  );
}
