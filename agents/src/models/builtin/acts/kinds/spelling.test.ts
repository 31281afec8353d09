import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';

const RECORDS: KnownRecord[] = [
  { kind: 'client', id: 'theo', name: 'Theo Kallis', lately: 'created' },
  { kind: 'client', id: 'bruce', name: 'Bruce Yallop' },
  { kind: 'client', id: 'murray', name: 'Murray Blyth' },
];
const named = (client: string, name: string) => [{ name: 'update_client', args: { client, name } }];

describe('how a name is written', () => {
  it.each<[string, string, string]>([
    ['thats Kallis with a C, Callis', 'theo', 'Theo Callis'],
    ['callis with a c', 'theo', 'Theo Callis'],
    ['sorry its Callis not Kallis', 'theo', 'Theo Callis'],
    ["Bruce's surname is spelt wrong, it should be Yallup with a u.", 'bruce', 'Bruce Yallup'],
    ["murray's last name has one l, Blith with an i", 'murray', 'Murray Blith'],
    ['murray blyth is spelled Blythe with an e on the end', 'murray', 'Murray Blythe'],
  ])('%s', (message, client, name) => {
    expect(madeOf(message, RECORDS)).toEqual(named(client, name));
  });

  it('is asked about where no spelling is said', () => {
    expect(madeOf("Bruce's surname is spelt wrong", RECORDS)).toEqual([]);
  });
});

describe('how somebody is reached, as it is dictated', () => {
  it.each<[string, Record<string, unknown>]>([
    ["and put bruce's email in, b yallop at example dot com all lower case one word", { email: 'byallop@example.com' }],
    ['bruces email is bruce yallop at example dot com, all one word', { email: 'bruceyallop@example.com' }],
    ['email for bruce is m dot blyth at example dot com', { email: 'm.blyth@example.com' }],
    ['bruce give me other phone, 0491 579 874, old one not working any more', { phone: '0491 579 874' }],
    ['new mobile for bruce 0491 570 111 the old ones disconnected', { phone: '0491 570 111' }],
  ])('%s', (message, fields) => {
    expect(madeOf(message, RECORDS)).toEqual([{ name: 'update_client', args: { client: 'bruce', ...fields } }]);
  });
});
