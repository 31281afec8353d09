import { expect, it } from 'vitest';
import { problemToError } from './client.ts';
import { retryAfterOf } from './retry-after.ts';

const said = (value: string) => new Headers({ 'retry-after': value });

it('reads seconds and dates, and nothing else', () => {
  expect(retryAfterOf(said('7'))).toBe(7);
  expect(retryAfterOf(said('0.5'))).toBe(0.5);
  expect(retryAfterOf(said('0'))).toBe(0);
  const inAnHour = retryAfterOf(said(new Date(Date.now() + 3_600_000).toUTCString()));
  expect(inAnHour).toBeGreaterThan(3_500);
  expect(inAnHour).toBeLessThanOrEqual(3_600);
  for (const wrong of ['soon', '-5', '', 'Thu, 26 Nov 2020 00:00:00 GMT'])
    expect(retryAfterOf(said(wrong)), wrong).toBeUndefined();
  expect(retryAfterOf(new Headers())).toBeUndefined();
});

it('an answer that asks for patience by a date is an error that says for how long', () => {
  const headers = said(new Date(Date.now() + 60_000).toUTCString());
  const { retryAfter } = problemToError({ status: 503, headers }, '');
  expect(retryAfter).toBeGreaterThan(50);
});
