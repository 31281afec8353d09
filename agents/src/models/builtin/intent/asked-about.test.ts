import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { type Around, intentsOf, PLAIN } from './intents.ts';

const record = (kind: KnownRecord['kind'], id: string, name: string, more: Partial<KnownRecord> = {}): KnownRecord => ({
  kind,
  id,
  name,
  ...more,
});
const around: Around = {
  records: [
    record('client', 'c1', 'Moana Parata'),
    record('job', 'j1', 'Retaining Wall', { number: '2105', client: 'Moana Parata' }),
    record('supplier', 's1', 'Bowral Timber'),
    record('item', 'i1', 'Merbau decking'),
    record('task', 't1', 'Renew white card'),
  ],
  facts: { today: '2026-11-20', country: 'AU' },
};

describe('questions put like no example', () => {
  it.each([
    ["What's on tomorrow?", 'show_schedule'],
    ['when is the retaining wall booked in?', 'find_job'],
    ['any clue when the retaining wall kicks off', 'find_job'],
    ['what phone number did moana leave', 'find_client'],
    ['email address for Moana Parata?', 'find_client'],
    ['would you happen to know how i reach bowral timber', 'find_supplier'],
    ['how much has moana got left to pay me?', 'list_finance_records'],
    ['did we come out in front on the retaining wall', 'list_finance_records'],
    ['do you know if the merbau is here', 'find_procurement_item'],
    ['was it moana we quoted', 'find_quote'],
    ['so did the white card ever get renewed', 'find_task'],
  ])('%s', (request, tool) => {
    const [first] = intentsOf(request, around);
    expect([first?.tool, (first?.sure ?? 0) >= PLAIN]).toEqual([tool, true]);
  });
});
