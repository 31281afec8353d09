import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { split } from '../split.ts';
import { type Around, intentsOf } from './intents.ts';

const record = (kind: KnownRecord['kind'], id: string, name: string, more: Partial<KnownRecord> = {}): KnownRecord => ({
  kind,
  id,
  name,
  ...more,
});
const around: Around = {
  records: [
    record('client', 'c1', 'Moana Parata'),
    record('client', 'c2', 'Ruben Castellano'),
    record('job', 'j1', 'Retaining Wall', { number: '2105', client: 'Moana Parata' }),
    record('item', 'i1', 'Merbau decking'),
    record('supplier', 's1', 'Bowral Timber'),
  ],
  facts: { today: '2026-11-20', country: 'AU' },
};

describe('what is to go, in whatever words', () => {
  it.each([
    ['get shot of the retaining wall', 'delete_job'],
    ['wipe moana off the books', 'delete_client'],
    ["tear up moana's quote", 'delete_quote'],
    ["moana's quote can go in the bin", 'delete_quote'],
    ["zero out ruben's bill", 'delete_finance_record'],
    ["knock ruben's invoice on the head", 'delete_finance_record'],
    ['let ruben off his invoice', 'delete_finance_record'],
    ['we can do away with the merbau', 'delete_procurement_item'],
    ['bowral timber are hopeless, cut them loose', 'delete_supplier'],
    ["i want ruben's job cancelled", 'update_job'],
  ])('%s', (request, tool) => expect(intentsOf(request, around)[0]?.tool).toBe(tool));

  it.each([
    ['new job for moana, rip up the carpet and chuck it out, $400', 'create_job'],
    ['quote moana to tear up the old slab, $900', 'create_quote'],
    ['tell moana the skip is gone', 'send_message'],
    ['the retaining wall has gone up to $6,000', 'update_job'],
  ])('is not: %s', (request, tool) => expect(intentsOf(request, around)[0]?.tool).toBe(tool));

  it.each([
    ["i want ruben's job cancelled and his draft quote deleted and tell him we're sorry", 3],
    ["new client Bart Simms 0491 570 006, then flog moana's record in the bin", 2],
    ['order 10 bags of cement and get rid of the merbau', 2],
  ])('is a request of its own: %s', (message, parts) => expect(split(message, around)).toHaveLength(parts));
});
