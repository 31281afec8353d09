import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'val', name: 'Val Simic' },
  { kind: 'client', id: 'foy', name: 'Brian Foy' },
  { kind: 'client', id: 'fiona', name: 'Fiona Hartley' },
  { kind: 'supplier', id: 'bun', name: 'Bunnings Warrawong' },
  { kind: 'job', id: 'fence', name: 'Side fence', number: '501', client: 'Val Simic', status: 'completed' },
  { kind: 'job', id: 'screen', name: 'Shower screen', number: '62', client: 'Brian Foy', status: 'pending' },
];
const said = (message: string, talk: readonly string[] = [], records = FILE) => acts(message, records, talk);
const SPOKE = ['vals fence is up', 'Updated job 501 - Side fence for Val Simic: status completed.'];
const account = (client: string) => ['client_account', { client }];

describe('what somebody has to pay', () => {
  it.each([
    'so what does val actually have to pay me now',
    'what does val have to pay',
    'whats val got left to pay me',
    'what does that leave val owing',
    'whats that leave val to pay',
    'what has val got left to pay us',
  ])('%s', (message) => expect(said(message)).toContainEqual(account('val')));

  it.each(['what does that leave her owing', 'so whats she got left to pay me', 'what does she have to pay now'])(
    'of whoever is talked about: %s',
    (message) => expect(said(message, SPOKE)).toEqual([account('val')]),
  );

  it.each([
    'what have i got to pay bunnings',
    'whats left to pay on the side fence',
    'what does val want',
    'what do i have to pay for rego',
    'whats val got on',
    'what does it leave me',
    'what does val have to pay for the gate',
    'what does val have to pay on friday',
    'what do customers have to pay for a callout',
    'what does that leave me owing',
  ])('is not asked by: %s', (message) => expect(JSON.stringify(said(message, SPOKE))).not.toContain('client_account'));
});

it.each([
  'whats vals balance before i send the claim',
  'show me vals account when you get a sec',
  'does val have any credit when i send the invoice',
  'where do we stand with val on money if she pays half',
  'whats vals account, the job is done',
])('an account is one, whatever it is asked for: %s', (message) =>
  expect(said(message)).toContainEqual(account('val')),
);

describe('all of somebody', () => {
  it.each([
    'what do i have on brian foy',
    'what have we got on brian foy',
    'whats on file for brian foy',
    'what do you have on brian foy at the moment',
  ])('%s', (message) => expect(said(message)).toEqual([account('foy'), ['list_jobs', { client: 'foy' }]]));

  it('of whoever was told of just before', () =>
    expect(
      said('brian foy is doing my head in, thats three times hes changed the shower screen. what do i have on him'),
    ).toEqual(expect.arrayContaining([account('foy'), ['list_jobs', { client: 'foy' }]])));

  it.each([
    'what have i got on today',
    'what do i have on thursday',
    'what have i got on for brian this week',
    'what have we got on next week',
    'whats on order for brian foy',
    'what do i have on my list',
    'what have i got on the shower screen',
    'whats on with brian foy',
    "what have i got on brian foy's job",
    'what have i got on for brian foy',
    'whats on brian foy',
  ])('is not asked by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('client_account'));
});

describe('what came in, and what was put through', () => {
  const MONTH = { from: '2026-11-01', to: '2026-11-30' };
  it.each<[string, object]>([
    ['so whats come in this month all up', { type: 'payment', day: 'paid', ...MONTH }],
    ['how much has come in this month', { type: 'payment', day: 'paid', ...MONTH }],
    ['whats come in this quarter', { type: 'payment', day: 'paid', from: '2026-10-01', to: '2026-12-31' }],
    ['what has come in last month', { type: 'payment', day: 'paid', from: '2026-10-01', to: '2026-10-31' }],
    ['how much money came in this month', { type: 'payment', day: 'paid', ...MONTH }],
    ['how much have i put through for fuel this month', { type: 'expense', search: 'fuel', ...MONTH }],
    ['how much have we claimed for tolls this month', { type: 'expense', search: 'tolls', ...MONTH }],
    ['what have i put through for diesel this month', { type: 'expense', search: 'diesel', ...MONTH }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['list_finance_records', args]]));

  it.each([
    'whats come in today',
    'what orders have come in this month',
    'whats come in from bunnings this week',
    'any messages come in this month',
    'how much have i put down for val',
    'how much have we claimed on the side fence this month',
    'how many jobs have come in this month',
    'how much have i put in the bank this month',
    'how much have i put on the card this month',
    'what have i put down for monday',
    'what have i put down for smoko',
    'whats come in this month that i havent quoted',
    'how much rain came in this month',
  ])('is not asked by: %s', (message) =>
    expect(JSON.stringify(said(message))).not.toMatch(/"type":"payment"|"search"/u),
  );
});

describe('the total of what was quoted', () => {
  const QUOTED: readonly KnownRecord[] = [
    { kind: 'job', id: 'kitchen', name: 'Hartley kitchen', number: '77', client: 'Fiona Hartley', lately: 'changed' },
    { kind: 'quote', id: 'q', name: 'Q-1', client: 'Fiona Hartley', status: 'sent', amount: 20130 },
    ...FILE,
  ];
  const TALK = ['fiona has come back: laminate benchtop, that line drops to 2100', 'Check this before I save it.'];
  it.each([
    "What's the new total, inc?",
    'whats the total now',
    'how much is with the gst',
    'how much is it all up inc gst',
    'what does that come to with gst',
    'whats the new total with gst',
  ])('%s', (message) => expect(JSON.stringify(said(message, TALK, QUOTED))).toContain('"q"'));

  it.each(['how much gst do i owe this quarter', 'whats my gst', 'whats the total i spent this month'])(
    'is not asked by: %s',
    (message) => expect(JSON.stringify(said(message, TALK, QUOTED))).not.toContain('"q"'),
  );
});

describe('an invoice is not split', () => {
  it.each([
    'val would like her invoice split in two',
    'can you split vals invoice in two',
    'can i split the bill into 3',
    'split that invoice between val and her neighbour',
    'break the invoice up into two',
    'they want the bill split',
    "split val's invoice 50/50",
    'split vals invoice, half now half later',
    'divide vals invoice by 3',
  ])('%s', (message) => expect(said(message)).toEqual([expect.stringMatching(/^I can't split an invoice/u)]));

  it.each([
    'invoice val for the split system',
    'invoice val half of it',
    "never mind, don't split the invoice",
    'invoice brian foy 400 for splitting the firewood',
    'bill val for the split',
    'split the job over two days',
    'we split the bill at the pub in half',
    'split the bill between me and dave',
    'val paid her bill split in two',
    'val said the bill was broken in half in the letterbox',
    'the invoice is cut off at the bottom',
    'break up the invoice into labour and materials',
    'break down vals bill in detail',
    'split the invoice lines into labour and parts',
    'cut vals bill in half',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain("can't split"));
});
