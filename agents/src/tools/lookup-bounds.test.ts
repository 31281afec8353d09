import { clients } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { fakeOffice } from '../testing/office.ts';
import { furnish } from '../testing/tool-env.ts';
import { resolveFinance } from './finance-view.ts';
import { resolveItem } from './item-view.ts';
import { findClients, namesakes } from './parties.ts';
import { resolveQuote } from './quote-view.ts';
import { resolveClient, resolveSupplier } from './resolve.ts';
import { jobNamedIn, resolveJob } from './resolve-job.ts';
import { NOTHING_WAITS, type ToolEnv } from './tool.ts';

const FIRST =
  `Aaron Bella Carl Dana Emre Fatima Grace Hemi Ivan Jade Kiri Liam Mona Nadia Oscar Petra Quinn Rosa Sione Thuy
  Uma Vera Walt Xena Yusuf Zane Alan Beth Cora Dean Ella Finn Gwen Hugo Iris Joel Kate Luca Mary Noah Olga Paul Ruth
  Stan Tara Ugo Viv Wes Yara Zoe`.split(/\s+/);
const LAST = Array.from(
  { length: 60 },
  (_, i) => ['Smith', 'Carter', 'Nguyen', 'Walker', 'Evans', 'Moore'][i % 6] + 'abcdefghij'.charAt(i / 6),
);

/** A business with 3,000 more clients; counts what is read to find out what is meant. */
function bigBench() {
  const office = fakeOffice();
  const filed = furnish(office);
  const people = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
  const added = people.map((name, i) =>
    office.store.insert('clients', { name, address: `${i} Kembla St`, phone: `0400 ${String(100_000 + i)}` }),
  );
  const obrien = office.store.insert('clients', { name: "Pat O'Brien" });
  const services = office.context.services({ assistant: 'jerry', step: 0, index: 0, tool: 'test' });
  const seen = { calls: 0, rows: 0 };
  const read: typeof services.read = async (operation, input) => {
    const answer = await services.read(operation, input);
    seen.calls++;
    seen.rows += (answer as { data?: unknown[] } | null)?.data?.length ?? 1;
    return answer;
  };
  const env: ToolEnv = {
    services: { ...services, read },
    today: '2026-11-20',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    job: null,
    threadId: 't',
    bulk: false,
    waiting: NOTHING_WAITS,
    remember: (make) => make(),
  };
  return { env, seen, added, obrien, people, store: office.store, ...filed };
}

describe('with 3,000 clients', () => {
  const bench = bigBench();
  const { env, seen, store, priya, hotWater, obrien } = bench;
  const cost = async <T>(work: Promise<T>) => {
    Object.assign(seen, { calls: 0, rows: 0 });
    const result = await work.catch((error: Error) => error.message);
    expect(seen.calls).toBeLessThanOrEqual(20);
    expect(seen.rows).toBeLessThanOrEqual(600);
    return result;
  };

  it('holds as many', () => expect(bench.people).toHaveLength(3000));

  it.each(['Priya Sharma', 'priya', "sharma's", 'Mrs Sharma', '+61 491 570 156', '0491570156', 'PRIYA@example.org'])(
    'finds "%s" without reading them',
    async (reference) => expect(await cost(resolveClient(env, reference))).toMatchObject({ id: priya.id }),
  );

  it('finds a name that is written differently', async () => {
    for (const reference of ['Obrien', "pat o'brien", 'O’Briens'])
      expect(await cost(resolveClient(env, reference))).toMatchObject({ id: obrien.id });
  });

  it.each(['Sharmma', 'Pryia Sharma', 'Priya Sharmer'])('offers whom "%s" may mean', async (reference) => {
    expect(await cost(resolveClient(env, reference))).toBe(
      `No client on file fits "${reference}". Did you mean Priya Sharma?`,
    );
  });

  it('lists those of one name, and says when nobody is meant', async () => {
    expect(await cost(resolveClient(env, 'Smitha'))).toMatch(/^50 clients fit "Smitha": /);
    expect(await cost(findClients(env, 'Wxyz Qqqqq'))).toEqual({ found: [], near: [] });
    expect(await cost(resolveSupplier(env, 'Bunnings'))).toBe('No supplier on file fits "Bunnings".');
    expect(await cost(namesakes(env, clients.operations.list, 'Hemi Smitha'))).toMatchObject([{ name: 'Hemi Smitha' }]);
  });

  it('an address is not a name: somebody called Kembla is found among 3,000 of Kembla St', async () => {
    const { id } = store.insert('clients', { name: 'Kembla' });
    expect(await cost(resolveClient(env, 'Kembla'))).toMatchObject({ id });
  });

  it('finds jobs by their name, their client, and both', async () => {
    for (let i = 0; i < 150; i++)
      store.insert('projects', { job_name: 'Hot water service', client_id: bench.added[i]?.id });
    for (const reference of ['1001', 'Hot water replacement', 'Priya hot water', 'sharma', hotWater.id])
      expect(await cost(resolveJob(env, reference)), reference).toMatchObject({ id: hotWater.id });
    expect(await cost(jobNamedIn(env, 'deposit on her hot water replacement', null))).toMatchObject({
      id: hotWater.id,
    });
    expect(await cost(resolveJob(env, 'Shed Slap'))).toBe('No job on file fits "Shed Slap". Did you mean Shed Slab?');
  });

  it('finds quotes, records and orders', async () => {
    for (let i = 0; i < 400; i++) {
      const client_id = bench.added[i]?.id;
      store.insert('quotes', { client_id, content: { details: `Fence ${i}`, aiGenerated: '', template: null } });
      store.insert('finance-records', { client_id, type: 'invoice', amount: 100 + i, description: `Visit ${i}` });
      store.insert('procurement-items', { item_name: `Post ${i}`, quantity: 1, unit_price: 0 });
    }
    const content = { details: 'Pool coping', aiGenerated: '', template: null };
    const quote = store.insert('quotes', { client_id: priya.id, quote_number: 'Q-1', content });
    const record = store.insert('finance-records', {
      client_id: priya.id,
      project_id: hotWater.id,
      type: 'invoice',
      amount: 795,
      description: 'Deposit',
    });
    const item = store.insert('procurement-items', {
      item_name: 'Tank',
      project_id: hotWater.id,
      quantity: 1,
      unit_price: 0,
    });
    for (const which of [
      { quote: 'q-1' },
      { quote: 'coping' },
      { quote: 'sharma' },
      { client: 'Priya' },
      { quote: quote.id },
    ])
      expect(await cost(resolveQuote(env, which)), JSON.stringify(which)).toMatchObject({ id: quote.id });
    for (const which of [
      { record: 'deposit' },
      { client: 'Priya' },
      { record: 'Priya' },
      { job: '1001' },
      { record: 'hot water replacement' },
    ])
      expect(await cost(resolveFinance(env, which)), JSON.stringify(which)).toMatchObject({ id: record.id });
    for (const which of [{ item: 'tank' }, { item: 'hot water replacement' }, { item: 'tank', job: 'Priya' }])
      expect(await cost(resolveItem(env, which)), JSON.stringify(which)).toMatchObject({ id: item.id });
  });
});
