import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';

const OFFICE: readonly KnownRecord[] = [
  { kind: 'client', id: 'rosa', name: 'Rosa Bianchi' },
  { kind: 'quote', id: 'one', name: 'Q2', client: 'Rosa Bianchi', status: 'sent', amount: 4910 },
  { kind: 'quote', id: 'other', name: 'Q12', client: 'Rosa Bianchi', status: 'draft', amount: 400 },
];
const made = (said: string, records = OFFICE) =>
  madeOf(said, records).map((one) => (typeof one === 'string' ? one : [one.name, one.args]));

describe('a quote that is called by its name', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['accept Q12', 'update_quote', { quote: 'other', status: 'accepted' }],
    ['accept quote q2 please', 'update_quote', { quote: 'one', status: 'accepted' }],
    ['mark Q12 as accepted', 'update_quote', { quote: 'other', status: 'accepted' }],
    ['Q12 got accepted', 'update_quote', { quote: 'other', status: 'accepted' }],
    ['q12 was declined', 'update_quote', { quote: 'other', status: 'declined' }],
    ['Rosa has accepted Q2', 'update_quote', { quote: 'one', status: 'accepted' }],
    ['she said no to q2', 'update_quote', { quote: 'one', status: 'declined' }],
    ['send Q12', 'send_quote', { quote: 'other' }],
    ['send q12 to rosa', 'send_quote', { quote: 'other', client: 'rosa' }],
    ['email quote Q12 to her', 'send_quote', { quote: 'other', channel: 'email' }],
    ['send q2 by text', 'send_quote', { quote: 'one', channel: 'sms' }],
    ['delete Q12', 'delete_quote', { quote: 'other' }],
    ['show me Q2', 'find_quote', { quote: 'one' }],
    ["what's q12 for", 'find_quote', { quote: 'other' }],
    ['how much is quote number 12?', 'find_quote', { quote: 'other' }],
    ['has Q2 been accepted yet?', 'find_quote', { quote: 'one', is: 'accepted' }],
  ])('%s', (said, tool, args) => {
    expect(made(said)).toEqual([[tool, args]]);
  });

  it('need not be known: its tool says so where there is none', () => {
    expect(made('send q77')).toEqual([['send_quote', { quote: 'Q77' }]]);
    expect(made('send quote number 77')).toEqual([['send_quote', { quote: 'Q77' }]]);
    expect(made('send Q-1764454000123')).toEqual([['send_quote', { quote: 'Q-1764454000123' }]]);
  });

  it.each([
    "Rosa hasn't accepted Q12",
    'did Rosa accept Q12?',
    'if she accepts Q12 book it in',
    'remind me when Rosa accepts q12',
  ])('is not decided by: %s', (said) => {
    const decided = made(said).filter((one) => Array.isArray(one) && one[0] === 'update_quote');
    expect(decided).toEqual([]);
  });

  it('is no quarter', () => {
    const others = OFFICE.filter(({ kind }) => kind !== 'quote');
    expect(made('show me Q3', others)).not.toEqual([['find_quote', { quote: 'Q3' }]]);
  });
});

it.each([
  ['quote jim 360 for hot water', 360],
  ['can you quote jim $1,850 for the hot water', 1850],
])('%s is a quote at that price, not so many of what he was quoted', (message, amount) => {
  const quoted: KnownRecord[] = [
    {
      kind: 'quote',
      id: 'q9',
      name: 'Q9',
      client: 'Jim Hall',
      about: 'Hot water. $350.00',
      status: 'draft',
      lately: 'created',
    },
    { kind: 'client', id: 'jim', name: 'Jim Hall', lately: 'created' },
  ];
  expect(madeOf(message, quoted, [['user', 'quote Jim Hall 350 for hot water']])).toMatchObject([
    { name: 'create_quote', args: { client: 'jim', amount } },
  ]);
});
