import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

it.each([
  ['Karen Walsh', 'Karen'],
  ['Karen', 'Karen'],
  ['Tevita Fonua', 'Tevita'],
  ["Siobhan O'Brien", 'Siobhan'],
  ['Mr Tom Nguyen', 'Mr Nguyen'],
  ['Dr. Patel', 'Dr. Patel'],
  ['Mr & Mrs Smith', 'Mr & Mrs Smith'],
  ['Mr', null],
  ['Mrs.', null],
  ['Hillview Strata (Karen Walsh)', 'Karen'],
  ['The Smith Family Trust (Karen Walsh)', 'Karen'],
  ['Dave Wilson (Bondi Junction)', 'Dave'],
  ['Dave (next door)', 'Dave'],
  ['Corner Press Cafe', 'Corner Press Cafe'],
  ['Rose Motel', 'Rose Motel'],
  ['Reece Plumbing', 'Reece Plumbing'],
  ['Mitre 10 Figtree', 'Mitre 10 Figtree'],
  ['The Smith Family Trust', null],
  ['Smith Family Trust', null],
  ['Estate of Joan Webb', null],
  ['The Corner Shop', null],
  ['Thanks Corner', null],
  ['Hi Karen', null],
  ['Owners of Unit 4', null],
  ['Accounts', null],
  ['Unknown', null],
  ['0491 570 156', null],
  ['rosa@client.example', null],
  ['Greater Western Sydney Regional Netball', null],
  ['', null],
])('%j is called %j', (name, called) => {
  expect(calledBy(name)).toBe(called);
});
