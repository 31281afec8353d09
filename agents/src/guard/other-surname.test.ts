import { expect, it } from 'vitest';
import { otherSurname } from './other-surname.ts';

it.each([
  ['rachel brown paid 400', 'brown'],
  ['move rachel browns to monday', 'brown'],
  ['put rachel tawhiri down for friday', 'tawhiri'],
])('somebody else of the first name: %s', (said, name) => expect(otherSurname('Rachel Nguyen', said)).toMatch(name));

it.each([
  'rachel paid 400',
  'rachel nguyen paid 400',
  'rachels deck is done',
  'rachel deck monday',
  'put rachel down for friday',
  'rachel rang, she wants the bedroom painted',
  'tell rachel brown from the shop to ring rachel nguyen',
  'she paid 400',
])('the client, or nobody: %s', (said) => expect(otherSurname('Rachel Nguyen', said)).toBeNull());

it('a client of one name is whoever is called so', () =>
  expect(otherSurname('Rachel', 'rachel brown paid')).toBeNull());
