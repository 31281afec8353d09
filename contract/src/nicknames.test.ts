import { expect, it } from 'vitest';
import { otherNames } from './nicknames.ts';

it.each([
  ['dave', 'david'],
  ['david', 'dave'],
  ['sue', 'susan'],
  ['sue', 'suzanne'],
  ['mick', 'mike'],
  ['alex', 'alexandra'],
  ['bowlo', 'bowls'],
  ['newsagency', 'newsagent'],
])('%s is also %s', (name, other) => expect(otherNames(name)).toContain(other));

it.each([
  ['susan', 'suzanne'],
  ['dave', 'dave'],
  ['priya', 'david'],
])('%s is not %s', (name, other) => expect(otherNames(name)).not.toContain(other));
