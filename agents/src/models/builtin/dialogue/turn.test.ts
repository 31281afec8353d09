import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../known.ts';
import { CONTEXT } from '../decide.test-support.ts';
import { read } from '../reading.ts';
import { continuationOf } from './continuation.ts';
import { meaningOf } from './turn.ts';

const FILE: KnownRecord[] = [
  { kind: 'client', id: 'wei', name: 'Wei Zhang' },
  { kind: 'client', id: 'graham', name: 'Graham Pickett' },
  { kind: 'client', id: 'nora', name: 'Nora Walsh', address: '44 Point St, Bulli NSW 2516' },
  { kind: 'client', id: 'tim', name: 'Tim Walsh', address: '9 Beach Rd, Gerringong NSW 2534' },
  { kind: 'job', id: 'pergola', name: 'Pergola', number: '4101', client: 'Wei Zhang', date: '2026-12-08' },
  { kind: 'job', id: 'fence', name: 'Side Fence', number: '4103', client: 'Graham Pickett', date: '2026-12-08' },
];
const ITEM: KnownRecord = {
  kind: 'item',
  id: 'rolls',
  name: 'Sisalation (rolls)',
  job: '4101',
  quantity: 5,
  lately: 'created',
};
const TASK: KnownRecord = {
  kind: 'task',
  id: 'ring',
  name: 'Ring the certifier',
  date: '2026-11-24',
  lately: 'created',
};
const JOB: KnownRecord = {
  kind: 'job',
  id: 'tap',
  name: 'Tap swap',
  number: '4105',
  client: 'Wei Zhang',
  date: '2026-12-02',
  lately: 'created',
};
const QUOTE: KnownRecord = { kind: 'quote', id: 'q1', name: 'Q-1', client: 'Nora Walsh', lately: 'created' };
const CLIENT: KnownRecord = { kind: 'client', id: 'beth', name: 'Beth Okonkwo', lately: 'created' };
const TOOLS = ['job', 'client', 'task', 'procurement_item', 'supplier', 'finance_record', 'quote']
  .flatMap((one) => [`update_${one}`, `delete_${one}`])
  .concat('undo_last');

/** A talk, oldest first: what was said and answered in turn, then the message. */
function talk(said: readonly string[], lately: KnownRecord[] = []) {
  const past = said.slice(0, -1).map((text, i) => (i % 2 ? new AIMessage(text) : new HumanMessage(text)));
  const message = `${said.at(-1) ?? ''}\n\n${block('records', recordLines([...lately, ...FILE]))}`;
  return read([new SystemMessage(CONTEXT), ...past, new HumanMessage(message)], TOOLS);
}
const MADE = [
  'order 5 rolls of sisalation for the pergola',
  'Sarah: Added order item 5 x Sisalation (rolls), job 4101 - Pergola.',
];
const WHICH = '2 clients fit "walsh": Nora Walsh, 02 5550 8301; Tim Walsh, 02 5550 8302. Which one?';

describe('an answer goes with what was asked', () => {
  it.each([
    [
      ['put a job in for wei', 'Jerry: What is the job for Wei Zhang?', 'gutter clean, 280'],
      'put a job in for wei, gutter clean, 280',
    ],
    [['walsh paid 420', WHICH, 'nora'], 'Nora Walsh paid 420'],
    [['walsh paid 420', WHICH, 'the second one'], 'Tim Walsh paid 420'],
    [['walsh paid 420', WHICH, 'the gerringong one'], 'Tim Walsh paid 420'],
    [['walsh paid 420', WHICH, '0255508301'], 'Nora Walsh paid 420'],
    [['bill wye', 'No client on file fits "wye". Did you mean Wei Zhang?', 'yep thats him'], 'bill Wei Zhang'],
    [
      ['is the shed booked', 'No job on file fits "shed". Which job do you mean?', 'sorry the pergola'],
      'is the job 4101 booked',
    ],
    [
      ['whats kens number', 'No client or supplier on file fits "ken". Who do you mean?', 'i mean wei'],
      "whats Wei Zhang's number",
    ],
  ])('%s', (said, request) => expect(meaningOf(talk(said)).requests).toEqual([request]));

  it('in three steps', () => {
    const said = [
      'put a new job in',
      'Who is the job for, and what is the work?',
      'for graham',
      'What is the job for Graham Pickett?',
      'new letterbox',
    ];
    expect(meaningOf(talk(said)).requests).toEqual(['put a new job in, for graham, new letterbox']);
  });

  it.each(['hang on phones ringing', 'one sec', 'sorry, give me a minute'])('no answer yet: %s', (said) => {
    expect(meaningOf(talk(['new job', 'What is the job, and who is it for?', said])).requests).toEqual([said]);
  });

  it.each(['righto ill look', 'the blue one', 'order 4 posts', 'never mind'])(
    'not what a record is called: %s',
    (said) => {
      const asked = ['is the shed booked', 'No job on file fits "shed". Which job do you mean?', said];
      expect(meaningOf(talk(asked)).requests.join('\n')).not.toContain('booked');
    },
  );

  it('past a question in between, and no further', () => {
    const half = ['put a job in for wei', 'What is the job for Wei Zhang?'];
    const on = [...half, 'whats on tomorrow?', 'Nothing on.'];
    expect(meaningOf(talk([...on, 'gutter clean, 280'])).requests).toEqual(['put a job in for wei, gutter clean, 280']);
    const past = [...half, 'order 4 posts for the pergola', 'Added order item 4 x Posts.'];
    expect(meaningOf(talk([...past, 'gutter clean, 280'])).requests).toEqual(['gutter clean, 280']);
  });

  it('does again only the part that was asked about, and what was held back for it', () => {
    const said = [
      'job for walsh, deck, 465, remind me friday to wash the ute, order 4 posts for it',
      `${WHICH}\n\nSarah will do the rest once that is sorted.\nAdded task Wash the ute.`,
      'tim',
    ];
    expect(meaningOf(talk(said)).requests).toEqual(['job for Tim Walsh, deck, 465', 'order 4 posts for it']);
  });
});

describe('a correction changes what was just made', () => {
  it.each([
    ['nah make that 6', ITEM, { item: 'rolls', quantity: 6 }],
    ['theyre 88 bucks a roll', ITEM, { item: 'rolls', unit_price: 88 }],
    ['sorry 7 not 5', ITEM, { item: 'rolls', quantity: 7 }],
    ['and get em delivered wed', ITEM, { item: 'rolls', delivery_date: '2026-11-25' }],
    ['actually thursday', TASK, { task: 'ring', due_date: '2026-11-26' }],
    ['better make that 10:30', TASK, { task: 'ring', due_time: '10:30' }],
    ['give it to renea', TASK, { task: 'ring', assigned_to: 'Renea' }],
    ['sorry thats 1,250', JOB, { job: 'tap', budget: 1250 }],
    ['and the 3rd not the 2nd', JOB, { job: 'tap', date: '2026-12-03' }],
    ['i meant for graham', JOB, { job: 'tap', client: 'graham' }],
    ['sorry its 0491 570 270', CLIENT, { client: 'beth', phone: '0491 570 270' }],
    ['actually make it 2600', QUOTE, { quote: 'q1', new_total: 2600 }],
    ['its spelt okonkwoh', CLIENT, { client: 'beth', name: 'Beth Okonkwoh' }],
  ])('%s', (message, record, args) => {
    const reading = talk([...MADE, message], [record]);
    expect(meaningOf(reading).reply?.calls[0]?.args).toEqual(args);
  });

  it.each([
    'order 4 posts for the pergola',
    'whats on tomorrow?',
    'new job for wei, deck, 400',
    'remind me to call graham',
  ])('is not: %s', (message) => expect(meaningOf(talk([...MADE, message], [ITEM])).requests).toEqual([message]));

  it('is of the last turn, or of what is named', () => {
    const before = { ...JOB, earlier: true as const };
    const change = (message: string) => meaningOf(talk([...MADE, message], [QUOTE, before])).reply?.calls[0]?.args;
    expect(change('actually make it 2600')).toEqual({ quote: 'q1', new_total: 2600 });
    expect(change('actually thursday')).toBeUndefined();
    expect(change('make the tap swap thursday')).toEqual({ job: 'tap', date: '2026-11-26' });
  });

  it('goes to who keeps the record', () => {
    expect(continuationOf('nah make that 6', talk([...MADE, ''], [ITEM]))).toEqual({ owner: 'sarah' });
    expect(continuationOf('actually thursday', talk([...MADE, ''], [TASK]))).toEqual({ owner: 'michelle' });
    expect(continuationOf('order 4 posts', talk([...MADE, ''], [ITEM]))).toBeNull();
  });
});

describe('the same again', () => {
  it.each([
    [
      'book in a gutter clean for graham, 260, next friday',
      'and one for wei too',
      'book in a gutter clean for Wei Zhang, 260, next friday',
    ],
    [
      'invoice wei 800 for the footings, due 4 dec',
      'another one for graham, 650',
      'invoice Graham Pickett for the footings, due 4 dec, 650',
    ],
    ['order 10 lengths of pine for the side fence', 'same for the pergola', 'order 10 lengths of pine for job 4101'],
    ['does graham owe me anything', 'what about wei', 'does Wei Zhang owe me anything'],
  ])('%s / %s', (before, message, request) => {
    expect(meaningOf(talk([before, 'Done.', message])).requests.map((one) => one.replace(/\s+/g, ' '))).toEqual([
      request,
    ]);
  });
});

describe('never mind', () => {
  it('drops what was still open', () => {
    const { reply } = meaningOf(talk(['put a job in for wei', 'What is the job for Wei Zhang?', 'never mind']));
    expect(reply).toMatchObject({ calls: [], text: expect.stringContaining('No worries') });
  });
  it('puts up for deletion what was just made', () => {
    const { reply } = meaningOf(talk([...MADE, 'scrap that'], [ITEM]));
    expect(reply?.calls).toEqual([{ name: 'delete_procurement_item', args: { item: 'rolls' } }]);
  });
  it('does nothing more', () => {
    const { reply } = meaningOf(talk(['whats on', 'Nothing.', 'forget it']));
    expect(reply?.calls).toEqual([]);
  });
});

describe('taking back', () => {
  it.each([
    'undo that',
    'Undo',
    'oops undo that please',
    'take that back',
    'no, put it back how it was',
    'shit, wrong one, revert that',
    'change it back',
    'can you undo everything you just did',
  ])('undoes what was done last: %s', (said) => {
    expect(meaningOf(talk([...MADE, said], [ITEM])).reply?.calls).toEqual([{ name: 'undo_last', args: {} }]);
  });

  it.each([
    'take the tank back to Reece',
    'put Friday back to Monday',
    'undo the bolts on the gate - add that as a task',
  ])('is not: %s', (said) => {
    expect(meaningOf(talk([...MADE, said], [ITEM])).reply?.calls ?? []).not.toContainEqual({
      name: 'undo_last',
      args: {},
    });
  });

  it('also where nothing that was made is left: what was taken back comes back', () => {
    const { reply } = meaningOf(
      talk([...MADE, 'undo that', 'Undone: Added order item 5 x Sisalation (rolls).', 'undo that']),
    );
    expect(reply?.calls).toEqual([{ name: 'undo_last', args: {} }]);
  });

  it('drops the question that is open instead', () => {
    const { reply } = meaningOf(talk(['delete walsh', WHICH, 'undo that']));
    expect(reply?.calls).toEqual([]);
    expect(reply?.text).toMatch(/^No worries, I have left it/);
  });
});

it('what was answered is not asked once more by "do it"', () => {
  const past = ['whats left to bill on the pergola', '$900.00 left to invoice on job 4101 - Pergola.'];
  expect(meaningOf(talk([...past, 'do it'])).requests).toEqual(['do it']);
});
