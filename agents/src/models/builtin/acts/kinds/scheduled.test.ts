import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { normalise } from '../../normalise.ts';
import { actsIn } from '../read-acts.ts';

const DECK: KnownRecord = {
  kind: 'job',
  id: 'd'.repeat(24),
  name: 'Deck',
  number: '1001',
  client: 'Wilma Fox',
  date: '2026-12-03',
  lately: 'changed',
};
const FENCE: KnownRecord = {
  kind: 'job',
  id: 'f'.repeat(24),
  name: 'Colorbond fence',
  number: '1002',
  client: 'Ravi Singh',
  status: 'pending',
};
const CLIENTS: KnownRecord[] = [
  { kind: 'client', id: 'a'.repeat(24), name: 'Wilma Fox' },
  { kind: 'client', id: 'b'.repeat(24), name: 'Ravi Singh' },
];
const TASK: KnownRecord = {
  kind: 'task',
  id: 'e'.repeat(24),
  name: 'Ring the certifier',
  date: '2026-11-25',
  lately: 'created',
};
const ORDER: KnownRecord = {
  kind: 'item',
  id: 'c'.repeat(24),
  name: 'Merbau boards',
  date: '2026-11-30',
  quantity: 40,
  lately: 'created',
};

// a Friday
const facts = { today: '2026-11-20', country: 'AU' as const };
const calls = (message: string, records: KnownRecord[], before: string[] = []) =>
  actsIn(normalise(message), {
    records: [...records],
    facts,
    history: before.map((text) => ({ role: 'user' as const, text })),
  }).acts.map(({ call }) => call);
const job = ({ id }: KnownRecord, fields: object) => [{ name: 'update_job', args: { job: id, ...fields } }];

describe('when work is done', () => {
  it.each<[string, object]>([
    ['nah make it friday instead', { date: '2026-12-04' }],
    ['actually the wednesday', { date: '2026-12-02' }],
    ['push it to the tuesday after', { date: '2026-12-08' }],
    ['it will have to be the day after', { shift_days: 1 }],
    ['shift it a week later', { shift_days: 7 }],
    ['bring it two days forward', { shift_days: -2 }],
    ['needs to be the friday of that week', { date: '2026-12-04' }],
    ['no hang on, monday the seventh', { date: '2026-12-07' }],
    ['start tuesday no wednesday', { date: '2026-12-02' }],
    ['make it thursday week not friday', { date: '2026-12-03' }],
    ['thursdays no good, chuck her on the friday', { date: '2026-12-04' }],
    ['she cant do thursday, wednesday suits', { date: '2026-12-02' }],
    ['start at 7 instead', { time: '07:00' }],
    ['kick off the 14th of december', { date: '2026-12-14' }],
    ['storm coming through, move it to the 8th', { date: '2026-12-08' }],
    ['rained out again. shift it to friday week', { date: '2026-12-04' }],
  ])('%s', (message, fields) => {
    expect(calls(message, [DECK, ...CLIENTS])).toEqual(job(DECK, fields));
  });

  it.each<[string, object]>([
    ['ravi fence mon', { date: '2026-11-23' }],
    ['start the fence monday week', { date: '2026-11-30' }],
    ['book ravi in for the 2nd at 7.30', { date: '2026-12-02', time: '07:30' }],
    ['ravis fence is going to be thursday now', { date: '2026-11-26' }],
  ])('of what is named: %s', (message, fields) => {
    expect(calls(message, [DECK, FENCE, ...CLIENTS])).toEqual(job(FENCE, fields));
  });

  it('is put in on the day that was asked about just before', () => {
    expect(
      calls('ok put him in then', [{ ...FENCE, lately: 'changed' }, ...CLIENTS], ['can i fit ravi in next friday']),
    ).toEqual(job(FENCE, { date: '2026-11-27' }));
  });

  it('is a to-do or a delivery where that is what the talk is about', () => {
    expect(calls('make it thursday', [TASK])).toEqual([
      { name: 'update_task', args: { task: TASK.id, due_date: '2026-11-26' } },
    ]);
    expect(calls('nah make it wednesday', [ORDER])).toEqual([
      { name: 'update_procurement_item', args: { item: ORDER.id, delivery_date: '2026-12-02' } },
    ]);
  });
});

describe('what is none', () => {
  it.each([
    'can i fit wilma in next friday arvo',
    'what have i got on thursday',
    'is she free tuesday?',
    'remind me friday to ring the council',
    'order 20 posts for thursday',
    'tell her friday',
    'invoice her friday',
    "friday's no good",
    'i said around twelve thousand',
    'Joanne wants it saturday instead',
  ])('%s', (message) => {
    const { acts, rest } = actsIn(normalise(message), { records: [DECK, ...CLIENTS], facts, history: [] });
    const sure = acts.filter(({ call, left }) => call?.name === 'update_job' && left.length === 0 && !rest.length);
    expect(sure).toEqual([]);
  });
});
