import { financeRecords, quotes } from '@smoko/contract';
import { api } from '../../lib/api.ts';
import { quotePath, recordPath } from '../../lib/record-path.ts';
import type { NamedRecord } from './word-links.ts';

/** The page of a record that words name; null where none is called so. Fails with AppError where nobody can be asked. */
export async function pathOfNamed({ kind, name }: NamedRecord): Promise<string | null> {
  if (kind === 'quote') {
    const { data } = await api.call(quotes.operations.list, { short_name: name, limit: 1 });
    return data[0] ? quotePath(data[0].id) : null;
  }
  const { data } = await api.call(financeRecords.operations.list, { invoice_number: name, limit: 1 });
  return data[0] ? recordPath(data[0].id) : null;
}
