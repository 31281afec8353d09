import { AppError } from '@smoko/contract';
import { expect, it } from 'vitest';
import { troubleText } from './trouble.ts';

const no = 'Email or password is incorrect.';

it('says the catalogue’s sentence when the server said no', () => {
  expect(troubleText(new AppError('not_authenticated', 'nope'), no)).toBe(no);
  expect(troubleText(new Error('boom'), no)).toBe(no);
});

it('tells the truth when the server never decided', () => {
  expect(troubleText(new AppError('unavailable', 'Smoko cannot be reached.'), no)).toBe('Smoko cannot be reached.');
  expect(troubleText(new AppError('rate_limited', 'Too many tries.'), no)).toBe('Too many tries.');
});
