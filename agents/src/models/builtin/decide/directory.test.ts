import { describe, expect, it } from 'vitest';
import { onlyCall, reply } from '../decide.test-support.ts';

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
    ['add a client called Ana Silva, wants a deck', 'create_client', { name: 'Ana Silva', notes: 'Wants a deck' }],
    [
      "Rosa Delgado's email has changed to rosa.d@example.org",
      'update_client',
      { client: 'Rosa Delgado', email: 'rosa.d@example.org' },
    ],
    ['change the phone of Ana Silva to 0491 570 156', 'update_client', { client: 'Ana Silva', phone: '0491 570 156' }],
    ['rename client Grace Huang to Grace Wong', 'update_client', { client: 'Grace Huang', name: 'Grace Wong' }],
    ["what's Ana's address", 'find_client', { client: 'Ana' }],
    ['find client Ana Silva', 'find_client', { client: 'Ana Silva' }],
    ['list my clients', 'list_clients', {}],
    ['delete client Ana Silva', 'delete_client', { client: 'Ana Silva' }],
    ['take Colin Prentice off my client list', 'delete_client', { client: 'Colin Prentice' }],
  ])('%s', (message, tool, args) => expect(onlyCall('jerry', message)).toEqual([tool, args]));

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
    ["Stratco's phone is now 02 7010 4526", 'update_supplier', { supplier: 'Stratco', phone: '02 7010 4526' }],
    ['show me all suppliers', 'list_suppliers', {}],
    ['remove supplier Stratco', 'delete_supplier', { supplier: 'Stratco' }],
  ])('Sarah: %s', (message, tool, args) => expect(onlyCall('sarah', message)).toEqual([tool, args]));

  it('asks for the name', () => {
    expect(reply('jerry', 'add a new client').text).toBe('What is the name of the client?');
    expect(reply('sarah', 'delete the supplier').text).toBe('Which supplier should I delete?');
  });
});
