import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import type { Talk } from '../dialogue/talk.ts';
import { wholeActs } from './plan-acts.ts';

const drain: KnownRecord = { kind: 'job', id: 'drain', name: 'Blocked drain', number: '1005', client: 'Tom Nguyen' };
const relining: KnownRecord = { kind: 'job', id: 'line', name: 'Pipe relining', number: '1006', client: 'Mele Tupou' };
const records = [drain, relining];
const ABOUT_DRAIN = 'how much is left to invoice on 1005';

/** The arguments of the only call that a message comes to while a job is looked at. */
function argsOf(message: string, jobOnScreen: string | null, before: string | null = null, known = records) {
  const talk = {
    facts: { today: '2026-11-20', country: 'AU', user: '', business: '', jobOnScreen },
    records: known,
    history: before === null ? [] : [{ role: 'user', text: before }],
    ...{ results: [], doneSoFar: [], earlier: [] },
  } as unknown as Talk;
  return wholeActs(message, talk).flatMap(({ call }) => (call ? [call.args] : []));
}

const LEFT = 'how much is left to invoice on this job?';

it('"this job" is the one that is looked at, whatever was talked of before', () => {
  expect(argsOf(LEFT, '1006 - Pipe relining')).toEqual([{ job: 'line' }]);
  expect(argsOf(LEFT, '1006 - Pipe relining', ABOUT_DRAIN)).toEqual([{ job: 'line' }]);
  // not among the records that were told: the tool knows it
  expect(argsOf(LEFT, '1009 - New', ABOUT_DRAIN)).toEqual([{ job: 'this' }]);
});

const IT = 'how much is left to invoice on it?';

it('"it" is the one that was named just before, else the one that is looked at, else what was talked of', () => {
  expect(argsOf(IT, '1006 - Pipe relining', ABOUT_DRAIN)).toEqual([{ job: 'drain' }]);
  expect(argsOf(IT, '1006 - Pipe relining', LEFT)).toEqual([{ job: 'line' }]);
  expect(argsOf(IT, null, ABOUT_DRAIN)).toEqual([{ job: 'drain' }]);
});

it('what was only just made comes before the one that is looked at', () => {
  const made: KnownRecord = { ...drain, lately: 'created' };
  expect(argsOf(IT, '1006 - Pipe relining', null, [made, relining])).toEqual([{ job: 'drain' }]);
});
