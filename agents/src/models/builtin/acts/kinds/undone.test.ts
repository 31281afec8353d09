import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { normalise } from '../../normalise.ts';
import { actsIn } from '../read-acts.ts';

const id = (n: number) => String(n).repeat(24);
const task = (n: number, name: string, more: Partial<KnownRecord> = {}): KnownRecord => ({
  kind: 'task',
  id: id(n),
  name,
  lately: 'created',
  ...more,
});
const records: KnownRecord[] = [
  task(1, 'Pay rates'),
  task(2, 'Pick up the keys'),
  task(3, 'Ring tony'),
  {
    kind: 'finance',
    id: id(5),
    name: 'Exit lights',
    type: 'invoice',
    invoice: '1001',
    client: 'Moreton Bay Cafe',
    lately: 'created',
    earlier: true,
  },
  {
    kind: 'job',
    id: id(6),
    name: 'Split system install',
    number: '1002',
    client: 'Steve Papandreou',
    lately: 'changed',
    earlier: true,
  },
  task(4, 'Ring energex', { earlier: true }),
  { kind: 'client', id: id(7), name: 'Moreton Bay Cafe' },
];
const history = [
  { role: 'user' as const, text: 'a few things' },
  {
    role: 'assistant' as const,
    text: 'Added task Ring tony, Fri 27 Nov 2026.\nAdded task Pick up the keys.\nAdded task Pay rates.',
  },
];
const read = (message: string, told = history) =>
  actsIn(normalise(message), { records, history: told, facts: { today: '2026-11-25', country: 'AU' } }).acts.map(
    ({ call, say }) => (call?.name === 'undo_last' ? (call.args.record ?? 'last') : (call?.name ?? say)),
  );

describe('undoing by name', () => {
  it.each<[string, (string | undefined)[]]>([
    ['undo that', ['last']],
    ['smoko undo', ['last']],
    ['take that back', ['last']],
    ['no, undo that please', ['last']],
    ['undo that invoice', [id(5)]],
    ['undo the last invoice', [id(5)]],
    ['no, take back invoice 1001 for moreton bay cafe', [id(5)]],
    ['revert the invoice', [id(5)]],
    ['Also please undo that change to the split system install', [id(6)]],
    ['undo the job change', [id(6)]],
    ['undo the pay rates task', [id(1)]],
    ['take the keys one back', [id(2)]],
    ['bin those three tasks', [id(1), id(2), id(3)]],
    ['undo those three', [id(1), id(2), id(3)]],
    ['nah delete those 3 tasks', [id(1), id(2), id(3)]],
    ['get rid of those three tasks mate', [id(1), id(2), id(3)]],
    ['scrap the last three', [id(1), id(2), id(3)]],
    ['remove those tasks please', [id(1), id(2), id(3)]],
  ])('"%s"', (message, taken) => expect(read(message)).toEqual(taken));

  it.each([
    'bin those four tasks',
    'delete those two quotes',
    'take back the ladder on friday',
    'remind me to undo the valve',
  ])('"%s" undoes nothing by itself', (message) =>
    expect(read(message).filter((one) => one === 'last' || String(one).match(/^\d{24}$/))).toEqual([]),
  );

  it('says so where nothing of that kind was done', () =>
    expect(read('undo the quote')).toEqual([expect.stringContaining('nothing like that')]));
});
