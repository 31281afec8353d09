import { describe, expect, it } from 'vitest';
import { block } from '../blocks.ts';
import { type KnownRecord, recordLines } from '../known.ts';
import { asksForSet } from './work.ts';

const onFile: KnownRecord[] = [
  { kind: 'task', id: '1', name: 'Delete all old invoices' },
  { kind: 'job', id: '2', name: 'Clear the whole yard this week', number: '1001' },
];
const records = block('records', recordLines(onFile));

describe('whether a request is about a whole set', () => {
  it.each([
    ['delete all my clients', true],
    [`delete all my clients\n\n${records}`, true],
    [`cancel them\n\n${block('original_message', 'find every job next week and cancel them')}\n\n${records}`, true],
    [`mark that task as done\n\n${records}`, false],
    [`cancel it\n\n${block('done_so_far', '- Added task Ring all the clients')}\n\n${records}`, false],
  ])('%s', (request, is) => expect(asksForSet(request)).toBe(is));
});
