import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';
import { acts, FILE as CARMODY } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'mary', name: 'Mary Kirk', address: '22 Jane St, Penrith' },
  { kind: 'client', id: 'joy', name: 'Joy Sparks' },
  { kind: 'job', id: 'tap', name: 'Leaking shower', number: '1001', client: 'Mary Kirk', status: 'in_progress' },
  { kind: 'job', id: 'gas', name: 'Gas bayonet', number: '1002', client: 'Joy Sparks', status: 'pending' },
];
const became = (job: string, status: string) => [['update_job', { job, status }]];

describe('said of the record itself', () => {
  it.each([
    ["Rosa isn't going ahead, put hers down as cancelled", 'patio', 'cancelled'],
    ['mark rosas patio roof as in progress', 'patio', 'in_progress'],
    ['set the pool fence to cancelled', 'fence', 'cancelled'],
    ['change status of the patio roof to completed', 'patio', 'completed'],
  ])('%s', (message, job, status) =>
    expect(madeOf(message, CARMODY)).toEqual([{ name: 'update_job', args: { job, status } }]),
  );
});

describe('what became of a job', () => {
  it.each([
    "mary's shower is all finished, tools down",
    'finished at marys',
    'mary job finish',
    'marys all done mate',
    'shower leak fixed at marys, all cleaned up',
    'handed over marys',
    'signed off at marys',
    '1001 done',
    'finished 22 jane st',
  ])('done: %s', (said) => expect(acts(said, FILE)).toEqual(became('tap', 'completed')));

  it.each([
    'started at joys today',
    "we're into joys gas bayonet now",
    'on site at joys',
    'cracked on with the gas bayonet',
    'made a start on joys',
    "we're underway at joys",
  ])('begun: %s', (said) => expect(acts(said, FILE)).toEqual(became('gas', 'in_progress')));

  it.each([
    'joys cancelled',
    'joy has pulled out',
    'joy is going with someone else',
    'joy doesnt want the gas bayonet anymore',
    'joys job is off',
  ])('off: %s', (said) => expect(acts(said, FILE)).toEqual(became('gas', 'cancelled')));

  it.each([
    'hold off on joys, shes waiting on the bank',
    'joys is on hold till council says yes',
    'pause the gas bayonet',
  ])('kept as a note: %s', (said) =>
    expect(acts(said, FILE)).toEqual([['update_job', { job: 'gas', add_note: expect.stringMatching(/hold|pause/i) }]]),
  );

  it('an address alone is looked up by the tool', () => {
    expect(acts("We're underway at 9 Dale St", FILE)).toEqual([
      ['update_job', { job: expect.stringContaining('9 Dale St'), status: 'in_progress' }],
    ]);
  });

  it('what was closed too early is open again', () => {
    const over = FILE.map((one) => (one.id === 'tap' ? { ...one, status: 'completed' } : one));
    expect(acts("nah marys isnt finished, we've still got the tiles to do", over)).toEqual(
      became('tap', 'in_progress'),
    );
  });

  it.each([
    'nearly done at marys',
    'just finished lunch at marys, nice lady',
    'joys husband is off sick',
    'mary called off her dog',
    'marys isnt finished',
    'will finish marys tomorrow',
    'invoice mary when its done',
    'jot on joys job that the scaffold stays till the painter is finished',
  ])('nothing of it: %s', (said) => {
    expect(acts(said, FILE).filter((one) => /"(?:completed|cancelled)"/.test(JSON.stringify(one)))).toEqual([]);
  });
});
