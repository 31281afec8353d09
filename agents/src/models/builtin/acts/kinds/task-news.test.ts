import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const task = (id: string, name: string, more: Partial<KnownRecord> = {}): KnownRecord => ({
  kind: 'task',
  id,
  name,
  status: 'pending',
  date: '2026-11-24',
  ...more,
});
const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'gus', name: 'Gus Tran' },
  { kind: 'job', id: 'drains', name: 'Drains', number: '9', client: 'Gus Tran', status: 'pending', date: '2026-11-27' },
  task('skip', 'Sort out the skip bin'),
  task('bill', 'Pay the turf bill'),
  task('call', 'Call Gus re the drains'),
  task('ladder', 'Return ladder to the hire shop'),
  task('permit', 'Lodge permits for the garage'),
  task('papers', 'Send insurance papers to strata'),
];
const ticked = (...ids: string[]) => ids.map((id) => ['update_task', { task: id, status: 'completed' }]);

describe('what is on the list and was done', () => {
  it.each([
    ['permits lodged', 'permit'],
    ['the garage permits are lodged', 'permit'],
    ['lodged the permits this morning', 'permit'],
    ['i already call gus this morning', 'call'],
    ['rang gus', 'call'],
    ['got hold of gus about the drains', 'call'],
    ['spoke to gus this arvo', 'call'],
    ['paid the turf bill', 'bill'],
    ['turf bill is paid', 'bill'],
    ['insurance paper i already send, you can close', 'papers'],
    ['insurance papers emailed', 'papers'],
    ['sweet that ladders back at the shop', 'ladder'],
    ['dropped the ladder off', 'ladder'],
    ['i have return the ladder already', 'ladder'],
    ['bin is organised mate', 'skip'],
    ['skip is done, cross it off', 'skip'],
  ])('%s', (said, id) => expect(acts(said, FILE)).toEqual(ticked(id)));

  it('two of them', () => {
    expect(acts('the ladders back and ive paid the turf bill, so both of those are off the list', FILE)).toEqual(
      expect.arrayContaining(ticked('ladder', 'bill')),
    );
  });

  it('what was put on the list last needs no name', () => {
    const last = task('last', 'Ring mitre 10 about the latch', { lately: 'created' });
    expect(acts('nah all good just rang them', [last, ...FILE])).toEqual(ticked('last'));
  });

  it.each([
    'gus rang about the drains',
    'gus called, he wants the drains done wednesday',
    'rang gus, no answer',
    'will ring gus tomorrow',
    'did we pay the turf bill?',
    'the skip bin is full',
    'havent lodged the permits',
    'ladder is broken',
  ])('not done: %s', (said) => {
    expect(acts(said, FILE).filter((one) => JSON.stringify(one).includes('completed'))).toEqual([]);
  });
});

describe('what is on the list and is done another day', () => {
  it.each([
    ["I haven't called Gus yet. Make it Monday instead.", 'call', '2026-11-23'],
    ['called gus, no answer, try again monday', 'call', '2026-11-23'],
    ['cant get hold of gus, leave that till thursday', 'call', '2026-11-26'],
    ['didnt get to the turf bill today, do it monday', 'bill', '2026-11-23'],
    ['push the ladder return to the 27th', 'ladder', '2026-11-27'],
    ['the permits can wait till monday', 'permit', '2026-11-23'],
  ])('%s', (said, id, due_date) => expect(acts(said, FILE)).toEqual([['update_task', { task: id, due_date }]]));
});

describe('what is on the list and somebody else does', () => {
  it.each([
    ['get kane to sort the skip bin instead', 'skip', 'Kane'],
    ['the skip bin, give that to moana to do', 'skip', 'Moana'],
    ['give the turf bill to my wife Lucia, she do it', 'bill', 'Lucia'],
    ['tane can take the ladder back', 'ladder', 'Tane'],
    ['kane will ring gus about the drains', 'call', 'Kane'],
  ])('%s', (said, id, who) =>
    expect(acts(said, FILE)).toEqual([['update_task', { task: id, add_note: `${who} to do it` }]]),
  );

  it('one of the team, or the tradie', () => {
    expect(acts('give the turf bill to renea', FILE)).toEqual([
      ['update_task', { task: 'bill', assigned_to: 'Renea' }],
    ]);
    expect(acts('ill do the turf bill myself', FILE)).toEqual([['update_task', { task: 'bill', assigned_to: 'Self' }]]);
  });
});
