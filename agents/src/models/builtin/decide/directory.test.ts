import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'rosa', name: 'Rosa Delgado' },
  { kind: 'client', id: 'ana', name: 'Ana Silva' },
  { kind: 'client', id: 'grace', name: 'Grace Huang' },
  { kind: 'client', id: 'colin', name: 'Colin Prentice' },
  { kind: 'client', id: 'aoife', name: 'Aoife Murphy' },
  { kind: 'client', id: 'declan', name: 'Declan Murphy' },
  { kind: 'supplier', id: 'stratco', name: 'Stratco Albion Park' },
  { kind: 'supplier', id: 'samios', name: 'Samios Plumbing' },
];

describe('clients and suppliers in plain words', () => {
  it.each([
    [
      'Add Jasmine Okafor to my clients please, mobile 0491 578 957, jasmine@example.org',
      'create_client',
      { name: 'Jasmine Okafor', phone: '0491 578 957', email: 'jasmine@example.org' },
    ],
    ['new client ewan mctavish, +61 491 578 888', 'create_client', { name: 'Ewan Mctavish', phone: '+61 491 578 888' }],
    [
      'Put Wattlebird Early Learning on as a client: office@wattlebird.example.org, 61 Princes Hwy Bulli NSW 2516',
      'create_client',
      {
        name: 'Wattlebird Early Learning',
        email: 'office@wattlebird.example.org',
        address: '61 Princes Hwy Bulli NSW 2516',
      },
    ],
    [
      'new client ana silva 0491 570 156 lives in mangerton',
      'create_client',
      { name: 'Ana Silva', phone: '0491 570 156', address: 'Mangerton' },
    ],
    [
      'add a new client for us hamish drummond h a m i s h his number is 0491 570 158 and hes over in lower hutt hes after a price on a wood burner flue',
      'create_client',
      {
        name: 'Hamish Drummond',
        phone: '0491 570 158',
        address: 'Lower Hutt',
        notes: 'After a price on a wood burner flue',
      },
    ],
    [
      "Rosa Delgado's email has changed to rosa.d@example.org",
      'update_client',
      { client: 'rosa', email: 'rosa.d@example.org' },
    ],
    [
      "rosa's new mobile is 0491 570 110 and shes moved to 5 Cliff Rd Austinmer",
      'update_client',
      { client: 'rosa', phone: '0491 570 110', address: '5 Cliff Rd Austinmer' },
    ],
    ['change the phone of Ana Silva to 0491 570 156', 'update_client', { client: 'ana', phone: '0491 570 156' }],
    ['rename client Grace Huang to Grace Wong', 'update_client', { client: 'grace', name: 'Grace Wong' }],
    ['ana got married shes ana costa now', 'update_client', { client: 'ana', name: 'Ana Costa' }],
    ['note that colin has a big dog', 'update_client', { client: 'colin', add_note: 'Has a big dog' }],
    ["murphy's new number is 0491 570 110", 'update_client', { client: 'murphy', phone: '0491 570 110' }],
    ['delete client Ana Silva', 'delete_client', { client: 'ana' }],
    ['take Colin Prentice off my client list', 'delete_client', { client: 'colin' }],
  ])('%s', (message, tool, args) => expect(onlyCall('jerry', message, records)).toEqual([tool, args]));

  it.each([
    [
      'stick these 2 in the client book: farida noorzai 0491579760, and kev bartlett (02) 7010 4410 kev.b@example.net',
      [
        { name: 'Farida Noorzai', phone: '0491579760' },
        { name: 'Kev Bartlett', phone: '(02) 7010 4410', email: 'kev.b@example.net' },
      ],
    ],
    [
      'two new clients dave ng 0491 570 157 and mrs patel 0491 570 158',
      [
        { name: 'Dave Ng', phone: '0491 570 157' },
        { name: 'Mrs Patel', phone: '0491 570 158' },
      ],
    ],
  ])('several: %s', (message, all) => {
    const { calls } = reply('jerry', message, records);
    expect(calls).toEqual(all.map((args) => ({ name: 'create_client', args })));
  });

  it.each([
    [
      'Add Actrol Unanderra as a supplier, refrigeration parts, 02 7010 4521, parts@actrol.example.net',
      'create_supplier',
      {
        name: 'Actrol Unanderra',
        specialty: 'Refrigeration parts',
        phone: '02 7010 4521',
        email: 'parts@actrol.example.net',
      },
    ],
    [
      'new supplier gong glass they do splashbacks and mirrors 02 4228 1111',
      'create_supplier',
      { name: 'Gong Glass', specialty: 'Splashbacks and mirrors', phone: '02 4228 1111' },
    ],
    ["Stratco's phone is now 02 7010 4526", 'update_supplier', { supplier: 'stratco', phone: '02 7010 4526' }],
    [
      'samios have moved, theyre at 3 Durgadin Dr now and the emails albionpark@samios.example.net',
      'update_supplier',
      { supplier: 'samios', address: '3 Durgadin Dr', email: 'albionpark@samios.example.net' },
    ],
    ['remove supplier Stratco', 'delete_supplier', { supplier: 'stratco' }],
  ])('Sarah: %s', (message, tool, args) => expect(onlyCall('sarah', message, records)).toEqual([tool, args]));

  it('asks for the name', () => {
    expect(reply('jerry', 'add a new client').text).toBe('What is the name of the client?');
    expect(reply('sarah', 'delete the supplier').text).toBe('Which supplier should I delete?');
  });
});
