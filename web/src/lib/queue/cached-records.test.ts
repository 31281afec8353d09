import { describe, expect, it } from 'vitest';
import { addNewest, withNewest } from './cached-records.ts';

const newestOf = (...seen: unknown[]) => {
  const newest: Parameters<typeof addNewest>[1] = new Map();
  for (const data of seen) addNewest(data, newest);
  return newest;
};
const record = (id: string, version: number, fields: object) => ({
  id,
  version,
  updated_at: `day ${version}`,
  ...fields,
});

describe('records that were seen changed since', () => {
  const job = record('a', 1, { status: 'pending', client: record('c', 4, { name: 'Priya' }) });
  const other = record('b', 1, { status: 'pending' });

  it('are brought up in whatever shows an older one, in the fields it shows', () => {
    const pages = { pages: [{ data: [job, other] }] };
    const newest = newestOf(record('a', 2, { status: 'completed', note: 'gate code' }), [
      { record: record('c', 5, { name: 'Priya Sharma' }) },
    ]);
    const brought = record('a', 2, { status: 'completed', client: record('c', 5, { name: 'Priya Sharma' }) });
    expect(withNewest(pages, newest)).toEqual({ pages: [{ data: [brought, other] }] });
  });

  it('stay where they are newer already', () => {
    const newest = newestOf(record('a', 1, { status: 'completed' }), record('a', 0, { status: 'old' }));
    const records = [job];
    expect(withNewest(records, newest)).toBe(records);
  });

  it('and an entry of the calendar, whose client is a name, is neither: it tells nothing and is told nothing', () => {
    const entry = { kind: 'job', id: 'a', version: 1, status: 'pending', client: 'Priya' };
    const entries = [entry];
    expect(withNewest(entries, newestOf(record('a', 2, { client: { id: 'c' } })))).toBe(entries);
    const jobs = [job];
    expect(withNewest(jobs, newestOf({ ...entry, version: 3 }))).toBe(jobs);
  });
});
