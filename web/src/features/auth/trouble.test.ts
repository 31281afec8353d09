import { AppError } from '@smoko/contract';
import { expect, it } from 'vitest';
import { createAccountSchema } from './forms.ts';
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

it('checks the create-account form with the specified messages', () => {
  const blank = { email: 'x', password: 'short', full_name: ' ', business_name: '', business_location: '', abn: '123' };
  const messages = createAccountSchema.safeParse(blank).error?.issues.map((issue) => issue.message);
  expect(messages?.toSorted()).toEqual([
    'ABN should be 11 digits',
    'Business location is required',
    'Business name is required',
    'Choose yes or no',
    'Full name is required',
    'Password must be at least 8 characters',
    'Please enter a valid email address',
  ]);
});

it('takes an ABN with spaces, and none', () => {
  const rest = {
    email: 'a@b.co',
    password: 'longenough',
    full_name: 'A',
    business_name: 'B',
    business_location: 'C',
    gst_registered: 'no',
  };
  expect(createAccountSchema.parse({ ...rest, abn: '51 824 753 556' }).abn).toBe('51824753556');
  expect(createAccountSchema.parse({ ...rest, abn: '  ' }).abn).toBeNull();
});
