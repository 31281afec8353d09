import { expect, it } from 'vitest';
import { type Recent, recentAt, withRecent } from './recents.ts';

it.each([
  ['/job-details', '?job=1042', { kind: 'job', id: '1042' }],
  ['/job-details', '?job=A%2F7&tab=money', { kind: 'job', id: 'A/7' }],
  ['/client-account', '?client=abc&from=2026-01-01', { kind: 'client', id: 'abc' }],
  ['/quick-quote', '?quote=abc', { kind: 'quote', id: 'abc' }],
  ['/quick-quote', '?client=abc', null],
  ['/finance-record', '?id=abc', { kind: 'money', id: 'abc' }],
  ['/finance-record', '?id=%20', null],
  ['/finance-data', '?id=abc', null],
])('at %s%s it is %o', (pathname, search, expected) => {
  expect(recentAt(pathname, search)).toEqual(expected);
});

it('keeps the last eight, each once, the latest first', () => {
  const job = (id: string): Recent => ({ kind: 'job', id });
  const ten = Array.from({ length: 10 }, (_, at) => job(String(at)));
  const list = ten.reduce<Recent[]>(withRecent, []);
  expect(list.map(({ id }) => id)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(withRecent(list, job('5')).map(({ id }) => id)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2']);
  expect(withRecent([job('1')], { kind: 'client', id: '1' })).toHaveLength(2);
});
