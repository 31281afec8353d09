import { expect, it } from 'vitest';
import { greeting } from './words.ts';

it.each([
  ['Rosa Delgado', 'Hi Rosa'],
  ['Rosa', 'Hi Rosa'],
  ['Mr Tom Nguyen', 'Hi Mr Nguyen'],
  ['Hillview Strata (Karen Walsh)', 'Hi Karen'],
  ['Corner Press Cafe (Ana Silva)', 'Hi Ana'],
  ['Dave Wilson (Bondi Junction)', 'Hi Dave'],
  ['Corner Press Cafe', 'Hi Corner Press Cafe'],
  ['Rose Motel', 'Hi Rose Motel'],
  ['Dave (next door)', 'Hi Dave'],
  ['The Smith Family Trust', 'Hi'],
  ['Mr', 'Hi'],
  ['Thanks Corner', 'Hi'],
])('%s is greeted with %s', (name, words) => {
  expect(greeting(name)).toBe(words);
});
