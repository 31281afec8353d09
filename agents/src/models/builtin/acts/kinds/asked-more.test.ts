import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

const told = (said: string) => acts(said).find((one) => typeof one === 'string');

describe('two jobs beside each other', () => {
  it.each([
    [
      'which comes first, rosas or the pool fence, and how many days between',
      /202 - Pool fence .* comes first, on Tue 24 Nov 2026.*Patio roof.*: 8 days later/,
    ],
    ["what's first, the patio or the ramp, and how far apart", /204 - Access ramp .* comes first.*: 2 days later/],
    ['how many days between the pool fence and the access ramp', /: 6 days later/],
    ['is rosas before the pool fence', /Pool fence .* comes first/],
    ['how long till the patio roof', /Wed 2 Dec 2026: in 12 days/],
    ['is the patio roof bigger than the pool fence', /has no price on file/],
  ])('%s', (said, answer) => {
    expect(told(said)).toMatch(answer);
  });
});

describe('what no record holds', () => {
  it.each([
    ['what colour did rosa pick for the patio', ['find_job', { job: 'patio' }], /no word of the colour/],
    ['did rosa sign the contract', ['find_job', { job: 'patio' }], /no word of the contract/],
    ['has tui seen the drawings', ['find_client', { client: 'tui' }], /no word of the drawings/],
    ['does rosa have a pool', ['find_job', { job: 'patio' }], /no word of the pool/],
  ])('%s', (said, call, answer) => {
    expect(acts(said)).toEqual([expect.stringMatching(answer), call]);
  });

  it.each(['has rosa accepted the quote', 'did rosa pay the deposit', 'did the gutters at rosas'])(
    'is on file: %s',
    (said) => {
      expect(told(said) ?? '').not.toMatch(/no word of/);
    },
  );
});

describe('what lacks something', () => {
  it.each([
    ["any jobs that haven't got a date yet?", 'list_jobs', { open: true, without: 'date', yes_no: true }],
    ['which jobs have no price', 'list_jobs', { open: true, without: 'budget' }],
    ['what jobs still need a date', 'list_jobs', { open: true, without: 'date' }],
    ['list every client with no email', 'list_clients', { without: 'email' }],
    ['which clients dont have a phone number', 'list_clients', { without: 'phone' }],
  ])('%s', (said, tool, args) => {
    expect(acts(said)).toEqual([[tool, args]]);
  });
});
