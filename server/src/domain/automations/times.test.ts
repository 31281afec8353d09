import { describe, expect, it } from 'vitest';
import { dueDay, nextRun } from './times.ts';

const sydney = { time: '09:00', timeZone: 'Australia/Sydney' };
const perth = { time: '09:00', timeZone: 'Australia/Perth' };
const at = (text: string) => new Date(text);
const next = (now: string, when: Parameters<typeof nextRun>[1]) => nextRun(at(now), when).toISOString();

describe('the next run', () => {
  it("is at that time of the business's own day", () => {
    expect(next('2026-11-19T21:59:59Z', sydney)).toBe('2026-11-19T22:00:00.000Z');
    expect(next('2026-11-19T22:00:00Z', sydney)).toBe('2026-11-20T22:00:00.000Z');
    expect(next('2026-11-19T22:00:00Z', perth)).toBe('2026-11-20T01:00:00.000Z');
  });

  it('keeps the time of day when clocks change', () => {
    // Sydney goes from +10 to +11 on 4 October 2026 and back on 4 April 2027
    expect(next('2026-10-02T23:00:00Z', sydney)).toBe('2026-10-03T22:00:00.000Z');
    expect(next('2027-04-02T22:00:00Z', sydney)).toBe('2027-04-03T23:00:00.000Z');
  });

  it('is once on a day whose time is skipped, or comes twice', () => {
    const early = { time: '02:30', timeZone: 'Australia/Sydney' };
    const skipped = nextRun(at('2026-10-03T14:00:00Z'), early);
    expect(skipped.toISOString()).toBe('2026-10-03T16:30:00.000Z');
    expect(nextRun(skipped, early).toISOString()).toBe('2026-10-04T15:30:00.000Z');
    const twice = nextRun(at('2027-04-03T12:00:00Z'), early);
    expect(dueDay(twice, early)).toBe('2027-04-04');
    expect(dueDay(nextRun(twice, early), early)).toBe('2027-04-05');
  });

  it('is on the Monday for what is once a week', () => {
    const monday = { ...sydney, weekday: 1 };
    expect(next('2026-11-19T22:00:00Z', monday)).toBe('2026-11-22T22:00:00.000Z');
    expect(next('2026-11-22T22:00:00Z', monday)).toBe('2026-11-29T22:00:00.000Z');
  });
});

describe('the day it runs for', () => {
  it('is today once its time has come, however long ago it last ran', () => {
    expect(dueDay(at('2026-11-19T21:59:00Z'), sydney)).toBeNull();
    expect(dueDay(at('2026-11-19T22:00:00Z'), sydney)).toBe('2026-11-20');
    expect(dueDay(at('2026-11-20T12:00:00Z'), sydney)).toBe('2026-11-20');
  });

  it('is only a Monday for what is once a week', () => {
    const monday = { ...sydney, weekday: 1 };
    expect(dueDay(at('2026-11-22T23:00:00Z'), monday)).toBe('2026-11-23');
    expect(dueDay(at('2026-11-23T23:00:00Z'), monday)).toBeNull();
  });
});
