import { describe, expect, it } from 'vitest';
import { bearsOut } from '../lexicon/evidence.ts';
import { EXAMPLES } from './examples/index.ts';

describe('what a request has to say before anything is deleted or paid', () => {
  it('is said in every example', () => {
    const lines = Object.entries(EXAMPLES).flatMap(([tool, text]) =>
      text.split('\n').flatMap((line) => (line.trim() && !bearsOut(tool, line) ? [`${tool}: ${line.trim()}`] : [])),
    );
    expect(lines).toEqual([]);
  });

  it.each([
    ['delete_procurement_item', 'turns out I only paid 17 for each of the saw blades'],
    ['mark_invoice_paid', 'Rohan wants his invoice tonight, get it over to him'],
    ['delete_job', 'the job for Bob is at 12 King St'],
  ])('%s is not asked for by "%s"', (tool, request) => expect(bearsOut(tool, request)).toBe(false));
});
