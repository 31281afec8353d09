import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../known.ts';
import { CONTEXT } from '../decide.test-support.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import { read } from '../reading.ts';
import { sendsLast } from './sends-last.ts';
import { meaningOf } from './turn.ts';

const FILE: KnownRecord[] = [
  { kind: 'client', id: 'wei', name: 'Wei Zhang' },
  { kind: 'client', id: 'nora', name: 'Nora Walsh' },
  { kind: 'supplier', id: 'reece', name: 'Reece Wollongong' },
  { kind: 'job', id: 'swap', name: 'Hot Water Swap', number: '1201', client: 'Wei Zhang', amount: 2400 },
];
const VALVE: KnownRecord = { kind: 'item', id: 'valve', name: 'Tempering valve', job: '1201', lately: 'created' };
const COIL: KnownRecord = { kind: 'item', id: 'coil', name: 'Drainage coil (rolls)', quantity: 2, lately: 'created' };
const GAP: KnownRecord = { kind: 'item', id: 'gap', name: 'Gap 40 (cube)', quantity: 6, lately: 'created' };
const TAP: KnownRecord = { kind: 'job', id: 'tap', name: 'Leaky tap', number: '1203', lately: 'created' };
const QUOTE: KnownRecord = { kind: 'quote', id: 'q', name: 'Q-1', amount: 6500, lately: 'created' };
const BILL: KnownRecord = { kind: 'finance', id: 'b', name: '50%', type: 'invoice', amount: 1600, lately: 'created' };
const LIGHTS: KnownRecord = {
  kind: 'job',
  id: 'lights',
  name: 'Six downlights in the lounge',
  number: '1001',
  lately: 'created',
  earlier: true,
};
const TOOLS = ['job', 'client', 'task', 'procurement_item', 'finance_record', 'quote'].map((one) => `update_${one}`);

/** What the last of a talk comes to; said and answered in turn before it. */
function after(talk: readonly string[], lately: KnownRecord[] = []) {
  const past = talk.slice(0, -1).map((text, i) => (i % 2 ? new AIMessage(text) : new HumanMessage(text)));
  const text = `${talk.at(-1) ?? ''}\n\n${block('records', recordLines([...lately, ...FILE]))}`;
  return meaningOf(read([new SystemMessage(CONTEXT), ...past, new HumanMessage(text)], ['hand_over', ...TOOLS]));
}

const HOW_MUCH = 'How much is the invoice: the lot, which is $2,400.00 for Hot Water Swap, or another amount?';
const OPEN = ['invoice wei', HOW_MUCH];
const ASIDE = [
  ...OPEN,
  'order a tempering valve for weis job',
  'Added order item 1 x Tempering valve, job 1201 - Hot Water Swap.',
];

describe('while a question is open', () => {
  it.each([
    ['from reece', { item: 'valve', new_supplier: 'reece' }],
    ['rep says it will be late', { item: 'valve', add_note: 'It will be late' }],
  ])('what is said of the thing done since goes with that: %s', (message, args) => {
    const { reply } = after([...ASIDE, message], [VALVE]);
    expect(reply?.calls.map((one) => one.args)).toEqual([args]);
  });

  it.each(['the lot', 'half of it', '800', '$800', 'two grand'])('a sum is an answer to how much: %s', (message) => {
    expect(after([...OPEN, message], [VALVE]).requests[0]).toMatch(/^invoice wei, /);
  });

  it('words without a sum are none', () =>
    expect(after([...OPEN, 'nora walsh rang about her gate']).requests).toEqual(['nora walsh rang about her gate']));

  it.each([
    ['fine keep him till he coughs up', 'What should I order, and how many of each?'],
    ['nora rang about her gate again, shes not happy', 'Which day should it be?'],
    ['wei reckons the dog got out when the young bloke left the side gate open for the third time', 'Which job is it?'],
  ])('a message that does not answer is one of its own: %s', (message, question) =>
    expect(after(['get some gear', question, message]).requests.join()).not.toMatch(/get some gear/),
  );
});

describe('what is told of the thing that was just made', () => {
  const made = ['did it', 'Done.'];
  it.each([
    ['oh and hes got a dog so ring first', TAP, { job: 'tap', add_note: 'Hes got a dog so ring first' }],
    ["that'll take about 4 days", TAP, { job: 'tap', add_note: "That'll take about 4 days" }],
    ['they reckon its on backorder', VALVE, { item: 'valve', add_note: 'Its on backorder' }],
    ['make it 7', QUOTE, { quote: 'q', new_total: 7000 }],
    ['include lighting 800', QUOTE, { quote: 'q', add_line: { description: 'Lighting', amount: 800 } }],
    ['and mulch for 350', QUOTE, { quote: 'q', add_line: { description: 'Mulch', amount: 350 } }],
  ])('%s', (message, record, args) =>
    expect(after([...made, message], [record]).reply?.calls.map((one) => one.args)).toEqual([args]),
  );

  it.each([
    ['its 68 a cube', { item: 'gap', unit_price: 68 }],
    ['theyre 90 a roll', { item: 'coil', unit_price: 90 }],
  ])('a price goes with what is counted so: %s', (message, args) =>
    expect(after([...made, message], [COIL, GAP]).reply?.calls[0]?.args).toEqual(args),
  );

  it('no little word of a name takes it elsewhere', () =>
    expect(after([...made, 'due in 7 days'], [BILL, LIGHTS]).reply?.calls[0]?.args).toEqual({
      record: 'b',
      due_date: '2026-11-27',
    }));

  it.each(['remind me to ring first', 'nora has a dog', 'what dog?'])('is no note: %s', (message) =>
    expect(after([...made, message], [TAP]).reply).toBeNull(),
  );
});

describe('what waits or was offered', () => {
  const WAITS = ['text wei we start at half 7', 'Send SMS to Wei Zhang - this waits for your yes. Shall I go ahead?'];
  it.each(['change it to 8', 'and that the powers off til 3', 'actually make it half an hour'])(
    'a message that waits is changed by nothing but itself: %s',
    (message) =>
      expect(after([...WAITS, message], [COIL]).reply).toEqual({ text: expect.stringMatching(/not sent/), calls: [] }),
  );

  it('a to-do that was offered is made of what was asked', () => {
    const talk = ['ring the sparky for me', CANNOT.cannot_call ?? ''];
    expect(after([...talk, 'fair enough put it on my list then, first thing monday']).requests).toEqual([
      'remind me first thing monday to ring the sparky',
    ]);
    expect(after([...talk, 'yeah']).requests).toEqual(['remind me to ring the sparky']);
  });

  it.each([
    [BILL, 'send_invoice'],
    [QUOTE, 'send_quote'],
    [VALVE, 'send_order'],
  ])('what was made last is what is sent', (record, tool) => {
    for (const said of ['send it', 'righto send that off to him', 'flick it through'])
      expect(sendsLast(said, { records: [record] })?.tool).toBe(tool);
    expect(sendsLast('send wei a message', { records: [record] })).toBeUndefined();
  });

  it('no payment is put on a day to come', () =>
    expect(
      after(
        ['wei paid 500', 'Recorded payment $500.00 from Wei Zhang.', 'the 12th'],
        [{ ...BILL, type: 'payment', date: '2026-11-20' }],
      ).reply,
    ).toBeNull());
});
