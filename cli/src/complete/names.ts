import { TABLES } from '@smoko/contract';
import { SETTINGS } from '../config/settings.ts';
import type { Context } from '../context.ts';
import { createApiClient } from '../session/api-client.ts';
import { requireSession } from '../session/session.ts';
import { GROUP_TABLES } from '../tables/groups.ts';
import { oneLine } from '../term/clean.ts';

/** Nobody waits longer for the Tab key. */
const ANSWER_MS = 2_000;
const MAX_NAMES = 20;
const TITLES = ['job_number', 'quote_number', 'name', 'task_name', 'item_name', 'original_name', 'description'];

/** Completions where an argument names a record, a profile or a setting. */
export async function names(path: string[], rest: string[], current: string, context: Context): Promise<string[]> {
  const [group = '', verb = ''] = path;
  if (group === 'config') {
    const known = verb === 'use' || verb === 'forget' ? Object.keys(context.store.profiles()) : Object.keys(SETTINGS);
    return rest.length === 0 ? known.map((name) => `${name}\t`) : [];
  }
  const table = group === 'open' && rest[0] === 'jobs' ? TABLES.projects : tableOf(group, verb);
  if (!table || rest.some((word) => !word.startsWith('-') && group !== 'open')) return [];
  return records(table.operations.list, current, context);
}

function tableOf(group: string, verb: string) {
  const name = verb !== 'list' && verb !== 'add' && verb !== 'restore' ? GROUP_TABLES[group] : undefined;
  return name && TABLES[name];
}

async function records(
  list: (typeof TABLES)[keyof typeof TABLES]['operations']['list'],
  q: string,
  context: Context,
): Promise<string[]> {
  const session = requireSession(context.store, context.url());
  const api = createApiClient(session.url, { timeoutMs: ANSWER_MS, headers: () => session.headers() });
  const { data } = await api.call(list, { limit: MAX_NAMES, ...(q ? { q } : {}) });
  return (data as Record<string, unknown>[]).flatMap((record) => {
    const title = TITLES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
    if (typeof title !== 'string') return [];
    const about = typeof record.job_name === 'string' ? oneLine(record.job_name) : '';
    const lines = [`${oneLine(title)}\t${about}`];
    // a job can be named by number or, where its name matches what was typed, by name
    return q && about && about !== title ? [...lines, `${about}\t${oneLine(title)}`] : lines;
  });
}
