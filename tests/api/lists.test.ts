import { TABLES } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, linked, post, SAMPLES, type TableByJson } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

/** Every page of a list, following the cursor. */
async function pages(path: string, query: Record<string, string>): Promise<Row[][]> {
  const all: Row[][] = [];
  for (let cursor: string | null = null; ; ) {
    const search = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
    const page: { data: Row[]; next_cursor: string | null } = await get(dave, `${path}?${search}`);
    all.push(page.data);
    if (!page.next_cursor) return all;
    expect(page.next_cursor).not.toBe(cursor);
    cursor = page.next_cursor;
  }
}

const rank = (value: unknown) => (value === null || value === undefined ? 1 : 0);
const compare = (a: unknown, b: unknown) => (a === b ? 0 : (a as string) < (b as string) ? -1 : 1);
/** The documented order: by the field, empty values last in both directions, then by id. */
function inOrder(rows: Row[], sort: string): Row[] {
  const field = sort.replace('-', '');
  const way = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted(
    (a, b) => rank(a[field]) - rank(b[field]) || way * compare(a[field], b[field]) || way * compare(a.id, b.id),
  );
}

const TABLES_BY_JSON = Object.keys(SAMPLES) as TableByJson[];

describe.each(TABLES_BY_JSON)('%s', (name) => {
  const { path: segment, list } = TABLES[name];
  const path = `/api/${segment}`;
  let rows: Row[] = [];

  beforeAll(async () => {
    const { change } = SAMPLES[name];
    const create = await linked(dave, name);
    const { project_id, description, lines } = create;
    const ofJob = name === 'variations' ? { project_id, description, lines } : {};
    const required = name === 'finance_records' ? { type: 'expense', amount: 12 } : ofJob;
    const named = (i: number): Fields => {
      const [first] = list.search;
      return first && first in create && typeof create[first] === 'string'
        ? { [first]: `${String(create[first])} ${i % 4}` }
        : {};
    };
    // some whole, some changed, some with nothing that may be left out
    for (let i = 0; i < 12; i++) {
      const kind = i % 3;
      const fields = kind === 0 ? create : kind === 1 ? { ...create, ...change } : { ...required, ...bare(create) };
      await post(dave, path, { ...fields, ...named(i) });
    }
    rows = (await pages(path, { limit: '100' })).flat();
    expect(rows).toHaveLength(12);
  });

  it.each(list.sorts.flatMap((field) => [field, `-${field}`]))('sorts by %s, in pages too', async (sort) => {
    const expected = inOrder(rows, sort).map(({ id }) => id);
    const found = await pages(path, { sort, limit: '5' });
    expect(found.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(found.flat().map(({ id }) => id)).toEqual(expected);
  });

  it('comes in its default order and in pages of 20', async () => {
    const { data, next_cursor } = await get(dave, path);
    expect(data.map(({ id }) => id)).toEqual(inOrder(rows, list.defaultSort).map(({ id }) => id));
    expect(next_cursor).toBeNull();
  });

  // no fields of a record that is made by hand: issuing and crediting give them (invoice-stages, credit-note-papers)
  const given = ['invoice_number', 'credit_note_number', 'stage'];
  const fields = Object.keys(list.filters).filter((field) => !given.includes(field));
  it.each(fields)('filters by %s', async (field) => {
    const values = [...new Set(rows.map((row) => row[field]).filter((value) => value !== null))];
    if (field.endsWith('_id')) {
      expect((await get(dave, `${path}?${field}=${'0'.repeat(24)}`)).data).toEqual([]);
      await expectProblem(await dave.fetch(`${path}?${field}=nothing`), 400, 'malformed');
      return;
    }
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const found = (await pages(path, { [field]: String(value), limit: '3' })).flat();
      const expected = rows.filter((row) => row[field] === value);
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    }
  });

  if (list.search.length > 0) {
    it('searches by the starts of words, in its own order', async () => {
      const field = list.search[0] ?? '';
      const text = String(rows.find((row) => typeof row[field] === 'string')?.[field]);
      const start = text.slice(0, 4).toUpperCase();
      const found = (await pages(path, { q: start, limit: '3' })).flat();
      expect(found.length).toBeGreaterThan(0);
      const expected = inOrder(rows, list.defaultSort).filter((row) =>
        list.search.some((one) => words(row[one]).some((word) => word.startsWith(words(start)[0] ?? ''))),
      );
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect((await get(dave, `${path}?q=zzzzzz`)).data).toEqual([]);
      expect((await get(dave, `${path}?q=`)).data).toHaveLength(12);
      expect((await get(dave, `${path}?q=%2e%2a`)).data).toEqual([]);
    });

    it('refuses another order with a search', async () => {
      const sort = list.sorts.flatMap((field) => [field, `-${field}`]).find((one) => one !== list.defaultSort);
      await expectProblem(await dave.fetch(`${path}?q=a&sort=${sort}`), 400, 'malformed');
    });
  } else {
    it('has no search', async () => {
      await expectProblem(await dave.fetch(`${path}?q=a`), 400, 'malformed');
    });
  }

  it.each([
    'limit=0',
    'limit=101',
    'limit=abc',
    'limit=1.5',
    'limit=-1',
    'limit=5&limit=6',
    'sort=nothing',
    'sort=user_id',
    'sort=created_at,status',
    'sort[$gt]=',
    'colour=red',
    'user_id=000000000000000000000000',
    'cursor=abc',
    'cursor=W10',
    'cursor=%00',
    '$where=1',
    '__proto__=1',
    'id=000000000000000000000000',
  ])('refuses ?%s', async (query) => {
    await expectProblem(await dave.fetch(`${path}?${query}`), 400, 'malformed');
  });

  it('refuses a cursor of another order', async () => {
    const first = await get(dave, `${path}?limit=2&sort=-created_at`);
    await expectProblem(await dave.fetch(`${path}?sort=created_at&cursor=${first.next_cursor}`), 400, 'malformed');
  });
});

describe('templates', () => {
  it('page, sort, filter and search like every other table', async () => {
    await post(dave, '/api/templates', fileForm('b.pdf'));
    for (const name of ['a.txt', 'c.csv']) await post(dave, '/api/templates', fileForm(name, 'name,phone'));
    const names = async (query: string) => (await get(dave, `/api/templates?${query}`)).data.map(({ name }) => name);
    expect(await names('sort=name')).toEqual(['a.txt', 'b.pdf', 'c.csv']);
    expect(await names('sort=-name&limit=2')).toEqual(['c.csv', 'b.pdf']);
    expect(await names('file_type=csv')).toEqual(['c.csv']);
    expect(await names('q=b')).toEqual(['b.pdf']);
  });
});

describe('a record added while somebody pages', () => {
  it('repeats nothing and loses nothing that was there', async () => {
    const mel = await signUp(server.url);
    for (let i = 0; i < 6; i++) await post(mel, '/api/clients', { name: `Client ${i}` });
    const first = await get(mel, '/api/clients?limit=3');
    await post(mel, '/api/clients', { name: 'Client 0 again' });
    const second = await get(mel, `/api/clients?limit=3&cursor=${first.next_cursor}`);
    const names = [...first.data, ...second.data].map(({ name }) => name);
    expect(names).toEqual(['Client 0', 'Client 1', 'Client 2', 'Client 3', 'Client 4', 'Client 5']);
  });
});

const words = (value: unknown): string[] =>
  String(value ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Only what a record cannot do without. */
const bare = (create: Fields): Fields =>
  Object.fromEntries(
    Object.entries(create).filter(([name]) => ['name', 'job_name', 'task_name', 'item_name'].includes(name)),
  );
