import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from './kept-filters.ts';

const PLACE = 'u1 /finance-data';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('filters that are kept', () => {
  it('are those of one page and one person', () => {
    remember(PLACE, 'status', 'paid');
    expect(recall(PLACE, ['type', 'status'])).toEqual({ status: 'paid' });
    expect(recall('u2 /finance-data', ['status'])).toBeNull();
    expect(recall('u1 /quotes', ['status'])).toBeNull();
  });

  it('are only those that the list has', () => {
    remember(PLACE, 'colour', 'red');
    expect(recall(PLACE, ['status'])).toBeNull();
  });

  it('are forgotten where nothing is chosen any more', () => {
    remember(PLACE, 'status', 'paid');
    remember(PLACE, 'type', 'invoice');
    remember(PLACE, 'status', '');
    expect(recall(PLACE, ['type', 'status'])).toEqual({ type: 'invoice' });
    forget(PLACE, ['type']);
    expect(recall(PLACE, ['type', 'status'])).toBeNull();
    expect(stored.get('smoko-filters')).toBe('{}');
  });

  it('are none where the storage holds something else, or is off', () => {
    stored.set('smoko-filters', 'not JSON');
    expect(recall(PLACE, ['status'])).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    remember(PLACE, 'status', 'paid');
    expect(recall(PLACE, ['status'])).toBeNull();
  });
});
