import { describe, expect, it } from 'vitest';
import {
  formatAbn,
  formatAddress,
  formatBudget,
  formatBytes,
  formatCardDay,
  formatChoice,
  formatClock,
  formatDay,
  formatInstant,
  formatStatus,
  statusNames,
} from './format.ts';

describe('formats', () => {
  it('shows the day of a job’s card as MMM dd, yyyy', () => {
    expect(formatCardDay('2026-12-01')).toBe('Dec 01, 2026');
  });

  it('shows a day as d MMM yyyy whatever the machine’s zone is', () => {
    expect(formatDay('2026-12-01')).toBe('1 Dec 2026');
    expect(formatDay('2027-02-28')).toBe('28 Feb 2027');
  });

  it('leaves alone what is no day', () => {
    expect(formatDay('soon')).toBe('soon');
  });

  it('shows budgets with a plain $, cents only where there are any', () => {
    expect(formatBudget(2400)).toBe('$2,400');
    expect(formatBudget(0)).toBe('$0');
    expect(formatBudget(18.5)).toBe('$18.50');
    expect(formatBudget(1234567.89)).toBe('$1,234,567.89');
  });

  it('shows sizes in units of 1024 with at most two decimals', () => {
    expect([0, 1, 1023, 1024, 1536, 1_234_567, 26_214_400, 5 * 1024 ** 4].map(formatBytes)).toEqual([
      '0 Bytes',
      '1 Bytes',
      '1023 Bytes',
      '1 KB',
      '1.5 KB',
      '1.18 MB',
      '25 MB',
      '5120 GB',
    ]);
  });

  it('shows an underscore as a space', () => {
    expect(formatStatus('in_progress')).toBe('In Progress');
    expect(formatChoice('in_progress')).toBe('in progress');
    expect(statusNames(['draft', 'in_progress'])).toEqual({ draft: 'Draft', in_progress: 'In Progress' });
  });

  it('tells instants in the zone of the business', () => {
    expect(formatInstant('2026-11-27T03:26:00Z', 'Australia/Sydney')).toBe('Fri 27 Nov, 2:26 pm');
    expect(formatInstant('2026-11-27T03:26:00Z', 'Australia/Perth')).toBe('Fri 27 Nov, 11:26 am');
    expect(formatClock('2026-11-27T03:26:00Z', 'Pacific/Auckland')).toBe('4:26 pm');
  });

  it('groups the digits of an ABN', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
  });
});

it.each([
  ['+61491570156', '0491 570 156'],
  ['+61291570156', '(02) 9157 0156'],
  ['+64225550177', '022 555 0177'],
  ['+6421555012', '021 555 012'],
  ['+6495550123', '(09) 555 0123'],
  ['dave@example.org', 'dave@example.org'],
])('the address %s is shown as %s', (address, shown) => {
  expect(formatAddress(address)).toBe(shown);
});
