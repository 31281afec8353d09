import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSlot, demoStarts } from './slots.ts';

/** Weekday, hour and minute as a clock in Sydney shows them: by another way than the code's. */
const SYDNEY = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const clockOf = (date: Date) => Object.fromEntries(SYDNEY.formatToParts(date).map(({ type, value }) => [type, value]));

describe('demo slots', () => {
  it('are never outside Monday to Friday, 9 to 5 in Sydney, nor in the past, in any season', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (now) => {
        const starts = demoStarts(now);
        expect(starts).toHaveLength(160);
        expect(new Set(starts.map(Number)).size).toBe(160);
        for (const start of starts) {
          expect(start.getTime()).toBeGreaterThan(now.getTime());
          const { weekday, hour, minute } = clockOf(start);
          expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']).toContain(weekday);
          expect(Number(hour)).toBeGreaterThanOrEqual(9);
          expect(Number(hour)).toBeLessThan(17);
          expect(['00', '30']).toContain(minute);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keep nine in the morning across the change to summer time', () => {
    // Sydney moves its clocks on Sunday 4 October 2026
    const days = demoStarts(new Date('2026-10-01T22:00:00Z')).filter((_, i) => i % 16 === 0);
    expect(days.slice(0, 2).map((start) => start.toISOString())).toEqual([
      '2026-10-04T22:00:00.000Z',
      '2026-10-05T22:00:00.000Z',
    ]);
    expect(demoStarts(new Date('2026-09-29T22:00:00Z'))[0]?.toISOString()).toBe('2026-09-30T23:00:00.000Z');
  });

  it('begin on the next working day and are told on the clock of Sydney', () => {
    // Friday 20 November 2026, nine in the morning in Sydney
    expect(demoStarts(new Date('2026-11-19T22:00:00Z')).slice(0, 2).map(asSlot)).toEqual([
      { starts_at: '2026-11-22T22:00:00.000Z', label: 'Monday 23 November, 9:00 am' },
      { starts_at: '2026-11-22T22:30:00.000Z', label: 'Monday 23 November, 9:30 am' },
    ]);
  });
});
