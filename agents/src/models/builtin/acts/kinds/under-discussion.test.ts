import { describe, expect, it } from 'vitest';
import { isHedged } from '../../../../guard/hedged.ts';
import { implausible } from '../../../../guard/plausible.ts';
import { isWrongKind } from '../../wrong-kind.ts';
import { acts, FILE, lately } from './words.test-support.ts';

describe('days that hang on what was talked about', () => {
  it.each([
    ['same day as rosa, 2pm', { job: 'ramp', date: '2026-12-02', time: '14:00' }],
    ['rosa same day', { job: 'patio', date: '2026-11-30' }],
    ['they want the sunday before', { job: 'ramp', date: '2026-11-29' }],
    ['make it tuesday after', { job: 'ramp', date: '2026-12-01' }],
  ])('%s', (said, args) => {
    expect(acts(said, lately({ id: 'ramp' }), ['the ramp', 'Job 204 - Access ramp.'])).toEqual([['update_job', args]]);
  });

  it.each([
    ['same day as lyle', true],
    ['start her two days after peter', true],
    ['the friday before please', true],
    ['the day after tomorrow', false],
    ['tuesday after lunch', false],
    ['monday the 30th', false],
  ])('%s is looked at first: %s', (said, hangs) => expect(isHedged(said)).toBe(hangs));
});

describe('answers that cannot hold what is asked', () => {
  const call = (name: string, args: Record<string, unknown> = {}) => [{ name, args }];
  it.each([
    ['what is left to bill him', call('find_procurement_item'), true],
    ['has she paid', call('list_tasks'), true],
    ['does pam owe us', call('list_procurement_items'), true],
    ['which day i said i go back to her', call('list_quotes'), true],
    ['when did we send the quote', call('list_quotes'), false],
    ['how many jobs that week', call('list_jobs', { client: 'x' }), true],
    ['how many jobs that week', call('list_jobs', { from: '2026-11-30' }), false],
    ['when is the deck', call('find_job'), false],
  ])('%s', (question, calls, wrong) => expect(isWrongKind(question, calls)).toBe(wrong));

  it('somebody who is on no record has no number', () => {
    const said = acts('my cousin Ioane will help us, whats his number again', lately({ id: 'ramp' }));
    expect(said).toContain("I can't find anybody called Ioane on file.");
  });
});

describe('nobody is called what they are called to their face', () => {
  it.each(['Madam', 'Whaea', 'the lady', 'Aunty', 'Boss'])('%s', (name) => {
    expect(implausible({ client: name }, 'create_quote')).toHaveLength(1);
  });
  it('but by a name', () => expect(implausible({ client: 'Aunty Mele' }, 'create_quote')).toEqual([]));
  it('the same shop is no thing', () => expect(implausible({ item_name: 'Same shop' }, 'x')).toHaveLength(1));
});

describe('word that somebody brings', () => {
  it.each([
    "Rosa's wife Sheryl rang, she wants the frame in black not chrome",
    'rosas mum called, she wants the frame in black not chrome',
    'rosas husband phoned me, she wants the frame in black not chrome',
  ])('%s', (said) => {
    expect(acts(said, FILE)).toEqual([
      ['update_job', { job: 'patio', add_note: 'She wants the frame in black not chrome' }],
    ]);
  });
});

describe('what is taken back is no talk', () => {
  const NOTED = ['gate code is 4417', 'Updated job 204 - Access ramp: description Gate code is 4417.'];
  it.each(['no i had it upside down its four seven one four', 'sorry i had it back to front, 4714'])('%s', (said) => {
    expect(acts(said, lately({ id: 'ramp' }), NOTED)).toEqual([
      ['update_job', { job: 'ramp', description: 'Gate code is 4714' }],
    ]);
  });
});
