import type { RecordEvent } from '@smoko/contract';
import { expect, it } from 'vitest';
import { createJustNow } from './just-now.ts';

const event = (id: string): RecordEvent => ({
  table: 'projects',
  op: 'UPDATE',
  id: id.repeat(24),
  updated_at: '2026-11-20T00:00:00.000Z',
});

it('tells a page what changed since it began to ask, of its own user', () => {
  let now = 1_000_000;
  const justNow = createJustNow(() => now);
  justNow.add('dave', event('a'));
  now += 2_000;
  justNow.add('dave', event('b'));
  justNow.add('kim', event('c'));
  now += 500;
  expect(justNow.since('dave', 600)).toEqual([event('b')]);
  expect(justNow.since('dave', 3_000)).toEqual([event('a'), event('b')]);
  expect(justNow.since('kim', 3_000)).toEqual([event('c')]);
  now += 8_000;
  expect(justNow.since('dave', 60_000)).toEqual([event('b')]);
  justNow.add('dave', event('d'));
  expect(justNow.since('dave', 0)).toEqual([event('d')]);
});

it.each([undefined, null, -1, Number.NaN, '5', {}])('a page that says %s hears nothing', (age) => {
  const justNow = createJustNow();
  justNow.add('dave', event('a'));
  expect(justNow.since('dave', age)).toEqual([]);
});
