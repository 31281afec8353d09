import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts, FILE } from './words.test-support.ts';

const SCREWS: KnownRecord = {
  kind: 'finance',
  id: 'screws',
  type: 'expense',
  name: 'Bunnings, screws',
  status: 'paid',
  amount: 45,
  lately: 'created',
};
const QUOTE: KnownRecord = { kind: 'quote', id: 'q', name: 'Q-1', client: 'Rosa Bianchi', lately: 'created' };
const put = (args: Record<string, unknown>) => [['update_finance_record', { type: 'expense', ...args }]];

describe('the GST of an expense is put right', () => {
  it.each<[string, Record<string, unknown>]>([
    ['that bunnings one has no gst', { record: 'bunnings', gst_in_it: 0 }],
    ['no gst on the rego', { record: 'rego', gst_in_it: 0 }],
    ["there's no gst in the insurance", { record: 'insurance', gst_in_it: 0 }],
    ['the rego was gst free', { record: 'rego', gst_in_it: 0 }],
    ["the tip receipt didn't have gst", { record: 'tip', gst_in_it: 0 }],
    ["don't claim gst on the rego", { record: 'rego', gst_in_it: 0 }],
    ['gst on the fuel was 12.40', { record: 'fuel', gst_in_it: 12.4 }],
    ['the gst in the bunnings receipt was $4.11', { record: 'bunnings', gst_in_it: 4.11 }],
    ['$12.40 gst on the fuel', { record: 'fuel', gst_in_it: 12.4 }],
    ['the fuel had 12.40 of gst in it', { record: 'fuel', gst_in_it: 12.4 }],
    ['the tiles receipt included gst', { record: 'tiles', gst: 'inc' }],
    ['the tiles were inc gst', { record: 'tiles', gst: 'inc' }],
    ['the tiles had gst in it', { record: 'tiles', gst: 'inc' }],
    ['there was gst on the fuel', { record: 'fuel', gst: 'inc' }],
    ['claim the gst on the tiles', { record: 'tiles', gst: 'inc' }],
  ])('%s', (message, args) => expect(acts(message, FILE)).toEqual(put(args)));

  it.each<[string, Record<string, unknown>]>([
    ['that one has no gst', { gst_in_it: 0 }],
    ['yep there was gst in it', { gst: 'inc' }],
    ['no gst on that', { gst_in_it: 0 }],
    ['that was inc gst', { gst: 'inc' }],
    ["that's gst free", { gst_in_it: 0 }],
    ['gst on it was 4.09', { gst_in_it: 4.09 }],
    ['the bunnings one had no gst', { gst_in_it: 0 }],
  ])('of the one put on file just now: %s', (message, args) =>
    expect(acts(message, [SCREWS, ...FILE])).toEqual(put({ record: 'screws', ...args })),
  );

  it.each([
    'what gst do i owe this quarter',
    'rosas quote has no gst',
    'how much gst was on the fuel',
    'we are not registered so no gst on my invoices',
    'no gst on the patio',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(acts(message, FILE))).not.toContain('"type":"expense"'));

  it.each(['that was inc gst', 'the mixer is inc gst', 'no gst on that'])(
    'nor of a quote made just now: %s',
    (message) => expect(JSON.stringify(acts(message, [QUOTE, ...FILE]))).not.toContain('"type":"expense"'),
  );
});
