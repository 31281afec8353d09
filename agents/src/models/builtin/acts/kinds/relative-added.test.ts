import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

const MADE = ['add tui henare, 14 rata st', 'Added client Tui Henare, 14 Rata St.'];
const tui = lately({ id: 'tui', lately: 'created' });

describe('somebody beside a client', () => {
  it.each<[string, object]>([
    [
      "His brother Rua too, same address. He's on 0491 576 918.",
      { name: 'Rua', phone: '0491 576 918', address: '14 Rata St' },
    ],
    ['and his sister mere 0491 576 918', { name: 'Mere', phone: '0491 576 918' }],
  ])('is a client of their own: %s', (said, args) => expect(acts(said, tui, MADE)).toEqual([['create_client', args]]));

  it.each<[string, string, string]>([
    ['his wife is on 0491 576 918', 'tui', 'Wife: 0491 576 918'],
    ['rosas husband is on 0491 576 918', 'rosa', 'Husband: 0491 576 918'],
  ])('without a name they are noted: %s', (said, client, add_note) =>
    expect(acts(said, client === 'tui' ? tui : FILE, client === 'tui' ? MADE : [])).toEqual([
      ['update_client', { client, add_note }],
    ]),
  );
});
