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
  }).acts.flatMap(({ call }) => call ?? []);
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
    'wilma rang on monday',
    'wilma called me back thursday arvo',
    'wilma texted on friday about the deck',
    'for the deck i need 3 ton decking sand and 10 bag lime, both come wednesday',
    'need 4 bags of cement for the deck tuesday',
    'i said around twelve thousand',
    'Joanne wants it saturday instead',
  ])('%s', (message) => {
    const { acts, rest } = actsIn(normalise(message), { records: [DECK, ...CLIENTS], facts, history: [] });
    const sure = acts.filter(({ call, left }) => call?.name === 'update_job' && left.length === 0 && !rest.length);
    expect(sure).toEqual([]);
  });
});

const PIERS: KnownRecord = { ...FENCE, date: '2026-12-03' };
describe('an hour', () => {
  it.each<[string, object]>([
    ['make ravis 11', { time: '11:00' }],
    ['ravi at 11', { time: '11:00' }],
    ['ravis fence 10', { time: '10:00' }],
    ['make ravis 11.30', { time: '11:30' }],
    ['ravi 4.15 thurs', { date: '2026-12-03', time: '16:15' }],
    ['half seven at ravis', { time: '07:30' }],
    ['ravis fence bump to 2', { time: '14:00' }],
    ['ravi wants 9 not 8', { time: '09:00' }],
    ['ravi said come at 3', { time: '15:00' }],
    ['ravi he want 4 clock', { time: '16:00' }],
    ['ravi say come 9 o clock not early, he have to drop kid at school', { time: '09:00' }],
    ['ravi 1pm cos hes at work till 12', { time: '13:00' }],
    ['ravis fence uh make that seven am the council wont let us park after nine', { time: '07:00' }],
    ['ravi fence 8 sharp no sorry 9', { time: '09:00' }],
    ['ravi friday 8 no 9am', { date: '2026-12-04', time: '09:00' }],
    ['ravis 8am or rather 8.30', { time: '08:30' }],
    ['9 at ravis', { time: '09:00' }],
    ['swap ravi to 3', { time: '15:00' }],
  ])('%s', (message, fields) => {
    expect(calls(message, [PIERS, ...CLIENTS])).toEqual(job(PIERS, fields));
  });

  it.each<[string, string]>([
    ['say 8', '08:00'],
    ['make it half 8', '08:30'],
    ['sorry 8 was right', '08:00'],
    ['no half ten', '10:30'],
    ['nah 9 is better for him', '09:00'],
    ['call it 10', '10:00'],
  ])('of the job that was talked about: %s', (message, time) => {
    expect(calls(message, [PIERS, ...CLIENTS], ['when are we at ravis'])).toEqual(job(PIERS, { time }));
  });

  it.each([
    'ravi 10 bags',
    'ravis 4 fence',
    'ravi owes 12',
    'make it 11 lights',
    'the kitchen one',
    'ravi 12 acacia st',
  ])('is none: %s', (message) =>
    expect(JSON.stringify(calls(message, [PIERS, ...CLIENTS], ['when are we at ravis']))).not.toMatch(/"time"/),
  );

  it('behind a day of the month it may be one itself', () =>
    expect(calls('nah 9', [{ ...PIERS, lately: 'changed' }, ...CLIENTS], ['put ravis fence to the 10th'])).toEqual([]));

  it.each<[string, object]>([
    ['ravis fence after lunch', { add_note: 'After lunch' }],
    ['ravi first thing', { add_note: 'First thing' }],
    ['need ravis fence done before check-in at 2pm.', { add_note: 'Done before check-in at 2pm' }],
  ])('a part of a day, and by when it is to be over, is kept in words: %s', (message, fields) => {
    expect(calls(message, [PIERS, ...CLIENTS])).toEqual(job(PIERS, fields));
  });

  it.each([
    'its going to be a hot morning',
    'what a morning',
    'finish at ravis today',
    'new job for ravi, gate, friday',
  ])('moves no job: %s', (message) => {
    const found = calls(message, [{ ...PIERS, lately: 'changed' }, ...CLIENTS], ['ravi rang']);
    const moved = found.filter(
      ({ name, args }) => name === 'update_job' && ('date' in args || 'time' in args || 'add_note' in args),
    );
    expect(moved).toEqual([]);
  });
});

describe('a day that is moved', () => {
  it.each<[string, object]>([
    ['bring ravi forward to friday', { date: '2026-11-27' }],
    ['push ravi back to tuesday', { date: '2026-12-08' }],
    ['delay ravi to monday', { date: '2026-12-07' }],
    ['could we bring ravis fence forward by three days', { shift_days: -3 }],
    ['ravi next week same day', { shift_days: 7 }],
    ['move ravis fence from thursday to tuesday', { date: '2026-12-01' }],
    ['ravi sick thursday so friday', { date: '2026-12-04' }],
    ["ravi can't do thursday, hes free monday", { date: '2026-11-30' }],
    ['ravis wet thursday make it friday', { date: '2026-12-04' }],
    ['ravi to monday, rain', { date: '2026-11-30' }],
    ['southerly coming through thursday no way were on ravis roof, wednesday', { date: '2026-12-02' }],
    ['ravi to tues i mean weds', { date: '2026-12-02' }],
    ['push ravi to mon nah tue', { date: '2026-12-08' }],
    ['ravi rang his fence has got to wait till after the 28th, do him monday the 30th', { date: '2026-11-30' }],
  ])('%s', (message, fields) => {
    expect(calls(message, [PIERS, ...CLIENTS])).toEqual(job(PIERS, fields));
  });

  it.each([
    'ravi monday or tuesday',
    'ravi away thursday',
    'ravis fence wont be ready on the 4th',
    'ravi no good monday',
  ])('is not known: %s', (message) => expect(calls(message, [PIERS, ...CLIENTS])).toEqual([]));

  it('is the delivery that was just asked about', () => {
    const told = ['when are the merbau boards coming'];
    expect(calls('make it a day earlier', [PIERS, { ...ORDER, lately: undefined }, ...CLIENTS], told)).toEqual([
      { name: 'update_procurement_item', args: { item: ORDER.id, shift_days: -1 } },
    ]);
  });
});
