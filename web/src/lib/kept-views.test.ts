import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepViews, sameName, stands } from './kept-views.ts';

const PLACE = 'u1 /finance-data';
const OVERDUE = { name: 'Overdue', values: { status: 'overdue' } };
const stored = new Map<string, string>();
const onFile = (): unknown => JSON.parse(stored.get('smoko-views') ?? '{}');

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('views that are kept', () => {
  it('are those of a person and a page, and leave others alone', () => {
    keepViews('u2 /finance-data', () => [OVERDUE]);
    keepViews(PLACE, (before) => [...before, OVERDUE]);
    expect(onFile()).toEqual({ 'u2 /finance-data': [OVERDUE], [PLACE]: [OVERDUE] });
    keepViews(PLACE, () => []);
    expect(onFile()).toEqual({ 'u2 /finance-data': [OVERDUE] });
  });

  it('begin anew where the storage holds something else', () => {
    stored.set('smoko-views', '{"u1 /finance-data": "not a list"}');
    keepViews(PLACE, (before) => [...before, OVERDUE]);
    expect(onFile()).toEqual({ [PLACE]: [OVERDUE] });
  });
});

describe('a view stands', () => {
  it.each([
    [true, { status: 'overdue', sort: '', q: '' }],
    [false, { status: 'overdue', sort: '-amount' }],
    [false, { status: 'paid' }],
    [false, { status: '' }],
  ])('%s where the list has %o', (expected, values) => {
    expect(stands(OVERDUE, values)).toBe(expected);
  });

  it('has a name that is the same however it is written', () => {
    expect(sameName(' OVERDUE', 'overdue')).toBe(true);
    expect(sameName('Overdue', 'Due')).toBe(false);
  });
});
