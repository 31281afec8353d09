import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { reply } from '../decide.test-support.ts';
import { takeRecord } from './take.ts';

const STRATA: KnownRecord = { kind: 'client', id: '6b0b08e8c5e45d90a315bab1', name: 'Hillview Strata (Karen Walsh)' };
const KAREN: KnownRecord = { kind: 'client', id: '6b0b08e8c5e45d90a315bab2', name: 'Karen Walsh' };
const LOUNGE: KnownRecord = {
  kind: 'job',
  id: '6b0b08e8c5e45d90a315bab4',
  name: 'Stop lounge',
  number: '88',
  client: 'Karen Walsh',
  date: '2026-11-24',
  status: 'pending',
};

describe('another first name before the surname of a client', () => {
  it.each([
    'new job for Dave Walsh, bedroom paint',
    'new job for dave walsh, bedroom paint',
    'new job for Tevita Walsh, bedroom paint',
  ])('%s', (said) => {
    expect(takeRecord('client', said, [STRATA])?.record ?? null).toBeNull();
    expect(takeRecord('client', said, [KAREN])?.record ?? null).toBeNull();
  });
  it('another surname, with its capital, behind it', () =>
    expect(takeRecord('client', 'ring Karen Brown', [KAREN])?.record ?? null).toBeNull());
  it.each(['move Dave Walsh to monday', 'dave walshs job is done', 'note for dave walsh: gate code 4417'])(
    'is nobody whose job is on file: %s',
    (said) => expect(JSON.stringify(reply('jerry', said, [KAREN, LOUNGE]).calls)).not.toContain(LOUNGE.id),
  );
  it('makes the job for who was named', () =>
    expect(reply('jerry', 'new job for Dave Walsh, bedroom paint', [STRATA]).calls).toEqual([
      { name: 'create_job', args: { job_name: 'Bedroom paint', client: 'Dave Walsh' } },
    ]));
});

describe('the client, however called', () => {
  it.each(['move walsh to monday', 'move Karen Walsh to monday', 'Move mrs Walsh to monday', 'karens job to monday'])(
    '%s',
    (said) => expect(JSON.stringify(reply('jerry', said, [KAREN, LOUNGE]).calls)).toContain(LOUNGE.id),
  );
  it('also when a verb is a first name', () =>
    expect(takeRecord('client', 'bill walsh 400', [KAREN])?.record?.id).toBe(KAREN.id));
});
