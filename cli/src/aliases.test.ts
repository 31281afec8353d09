import { describe, expect, it } from 'vitest';
import { withAlias } from './aliases.ts';

const isCommand = (name: string) => ['jobs', 'clients'].includes(name);
const ALIASES = { week: 'jobs list --q "hot water"', owes: 'clients page $1 --section money' };
const line = (...words: string[]) => withAlias(['node', 'smoko', ...words], isCommand, () => ALIASES).slice(2);

describe('a word of one’s own', () => {
  it('stands for its words, with those behind it at their end or in their places', () => {
    expect(line('week', '--json')).toEqual(['jobs', 'list', '--q', 'hot water', '--json']);
    expect(line('--profile', 'shop', 'owes', 'Dave Wilson', '--json')).toEqual([
      '--profile',
      'shop',
      'clients',
      'page',
      'Dave Wilson',
      '--section',
      'money',
      '--json',
    ]);
    expect(() => line('owes')).toThrow('owes wants 1 word behind it');
  });

  it('is never taken for a command, and what is none stays as it is', () => {
    expect(line('jobs', 'week')).toEqual(['jobs', 'week']);
    expect(line('constructor')).toEqual(['constructor']);
    expect(line()).toEqual([]);
  });
});
