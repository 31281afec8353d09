import { expect, it } from 'vitest';
import { z } from 'zod';
import { countText, dayText, moneyOrZero, moneyText } from './form-values.ts';

const said = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message;

it.each([
  ['', null],
  ['  ', null],
  ['12.50', 12.5],
  ['$1,250', 1250],
  ['0', 0],
])('reads the amount %j', (typed, dollars) => {
  expect(moneyText.parse(typed)).toBe(dollars);
  expect(moneyOrZero.parse(typed)).toBe(dollars ?? 0);
});

it.each([
  ['-5', 'An amount cannot be negative.'],
  ['1.234', 'Amounts have at most two decimals.'],
  ['999999999999', 'That amount is too large.'],
  ['ten', 'Enter an amount in dollars.'],
])('says what is wrong with the amount %j', (typed, message) => {
  expect(said(moneyText.safeParse(typed))).toBe(message);
  expect(said(moneyOrZero.safeParse(typed))).toBe(message);
});

it('reads days', () => {
  expect(dayText.parse('')).toBeNull();
  expect(dayText.parse('2026-12-01')).toBe('2026-12-01');
  expect(said(dayText.safeParse('2026-02-30'))).toBe('That date does not exist.');
  expect(said(dayText.safeParse('1/12/26'))).toBe('Enter a date as YYYY-MM-DD.');
});

it.each([
  ['', null],
  ['12', 12],
  [' 6 ', 6],
])('reads the count %j', (typed, count) => {
  expect(countText(z.int().min(1)).parse(typed)).toBe(count);
});

it.each(['0', '1.5', 'yearly'])('says of the count %j what its rule says', (typed) => {
  expect(said(countText(z.int('1 to 120 months.').min(1, '1 to 120 months.')).safeParse(typed))).toBe(
    '1 to 120 months.',
  );
});
