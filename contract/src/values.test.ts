import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abnChecksumOk, dateSchema, moneySchema, optionalEmail, requiredText, signupInput } from './index.ts';

describe('money', () => {
  it.each([
    [18.5, 1850],
    [0.1 + 0.2, 30],
    [1850, 185_000],
    [19.99, 1999],
    [-3.05, -305],
  ])('%d dollars are %i cents and come back', (dollars, cents) => {
    expect(z.decode(moneySchema, dollars)).toBe(cents);
    expect(z.encode(moneySchema, cents)).toBe(cents / 100);
  });

  it.each([1.005, 1e12, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (dollars) => {
    expect(z.safeDecode(moneySchema, dollars).success).toBe(false);
  });
});

describe('dates', () => {
  it.each(['2026-02-29', '2026-13-01', '1/12/2026', '2026-12-01T00:00:00Z', ''])('refuses %s', (date) => {
    expect(dateSchema.safeParse(date).success).toBe(false);
  });
  it('says one thing about a text that is no date', () => {
    expect(dateSchema.safeParse('x').error?.issues.map(({ message }) => message)).toEqual([
      'Enter a date as YYYY-MM-DD.',
    ]);
  });
  it('takes a leap day', () => expect(dateSchema.parse('2028-02-29')).toBe('2028-02-29'));
});

describe('ABN', () => {
  it('checks the sum', () => {
    expect(abnChecksumOk('51 824 753 556')).toBe(true);
    expect(abnChecksumOk('51824753557')).toBe(false);
  });

  it('is 11 digits after removing spaces, or nothing', () => {
    const base = {
      email: 'mel@example.com',
      password: 'longenough',
      full_name: 'Mel',
      business_name: 'Carmody',
      business_location: 'Dapto',
    };
    expect(signupInput.parse({ ...base, abn: '51 824 753 556' }).abn).toBe('51824753556');
    expect(signupInput.parse({ ...base, abn: ' ' }).abn).toBeNull();
    expect(signupInput.safeParse({ ...base, abn: '123' }).error?.issues[0]?.message).toBe('ABN should be 11 digits');
  });
});

describe('text', () => {
  it('trims, and asks for something', () => {
    expect(requiredText('Name is required').parse('  Dave ')).toBe('Dave');
    expect(requiredText('Name is required').safeParse('   ').error?.issues[0]?.message).toBe('Name is required');
  });
  it('asks for it in the same words when it is missing', () => {
    expect(requiredText('Name is required').safeParse(undefined).error?.issues[0]?.message).toBe('Name is required');
  });
  it('refuses what cannot be stored', () => {
    expect(requiredText('x').safeParse('a\u0000b').success).toBe(false);
    expect(requiredText('x').safeParse('\ud800').success).toBe(false);
  });
  it('a blank address is none', () => expect(optionalEmail.parse('')).toBeNull());
});
