import { type ApiClient, type Operation, type RecordEvent, TABLES, type TableName } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';

const VERBS = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' } as const;
const NAMES = ['job_name', 'task_name', 'item_name', 'short_name', 'name', 'description'];

/** "Job “Deck, Smith St” was added elsewhere"; null for a table that is not in TABLES. */
export async function describeRecord(event: RecordEvent, api: ApiClient): Promise<string | null> {
  const table = Object.hasOwn(TABLES, event.table) ? TABLES[event.table as TableName] : undefined;
  if (!table) return null;
  const name = event.op === 'DELETE' ? null : await findName(table.operations.get, event.id, api);
  const noun = table.noun.charAt(0).toUpperCase() + table.noun.slice(1);
  return `${noun}${name ? ` "${name}"` : ''} was ${VERBS[event.op]} elsewhere`;
}

export async function findName(get: Operation, id: string, api: ApiClient): Promise<string | null> {
  try {
    const record = (await api.call(get, { id })) as Record<string, unknown>;
    const name = NAMES.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
    return typeof name === 'string' ? oneLine(name) : null;
  } catch {
    // deleted meanwhile, or no connection: the note goes without the name
    return null;
  }
}
