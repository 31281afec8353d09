import { describe, expect, it } from 'vitest';
import { addNewest, withNewest } from './cached-records.ts';

const newestOf = (...seen: unknown[]) => {
  const newest: Parameters<typeof addNewest>[1] = new Map();
  for (const data of seen) addNewest(data, newest);
  return newest;
};

describe('records that were seen changed since', () => {
  const job = { id: 'a', version: 1, status: 'pending', client: { id: 'c', version: 4, name: 'Priya' } };

  it('are brought up in whatever shows an older one, in the fields it shows', () => {
    const pages = { pages: [{ data: [job, { id: 'b', version: 1, status: 'pending' }] }] };
    const newest = newestOf({ id: 'a', version: 2, status: 'completed', note: 'gate code' }, [
      { record: { id: 'c', version: 5, name: 'Priya Sharma' } },
    ]);
    expect(withNewest(pages, newest)).toEqual({
      pages: [
        {
          data: [
            { id: 'a', version: 2, status: 'completed', client: { id: 'c', version: 5, name: 'Priya Sharma' } },
            { id: 'b', version: 1, status: 'pending' },
          ],
        },
      ],
    });
  });

  it('stay where they are newer already, or have no version to tell by', () => {
    const newest = newestOf({ id: 'a', version: 1, status: 'completed' }, { id: 'a', version: 0, status: 'old' });
    const entries = [job, { id: 'a', status: 'pending' }];
    expect(withNewest(entries, newest)).toBe(entries);
  });
});
