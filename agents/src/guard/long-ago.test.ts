import { describe, expect, it } from 'vitest';
import { isLongAgo } from './long-ago.ts';

const PAID = 'Recorded payment $1,746.05 from Karen Whitfield.';
const ASKED = 'Who is the quote for?';

describe('undo that', () => {
  it.each<[string[], boolean, boolean]>([
    [[PAID], false, false],
    [[PAID, ASKED], false, true],
    [['Righto.\nAdded task Ring Bob.', ASKED], false, true],
    [[PAID, ASKED, 'I found nothing on file for Bob.'], true, true],
    [[PAID, 'Booked from Fri 20 Nov 2026 to Thu 26 Nov 2026:'], false, true],
    [[PAID, ASKED, 'Booked on Fri 20 Nov 2026:'], true, true],
    [[ASKED, 'Booked job 12 - Deck for Tue 24 Nov 2026.'], false, false],
    [[ASKED], false, false],
    [[], false, false],
  ])('after %j: looked at first is %s, by the built-in model %s', (answers, host, builtin) => {
    expect(isLongAgo('undo_last', {}, answers, 'host')).toBe(host);
    expect(isLongAgo('undo_last', {}, answers, 'builtin')).toBe(builtin);
    expect(isLongAgo('undo_last', { record: 'a'.repeat(24) }, answers, 'builtin')).toBe(false);
    expect(isLongAgo('update_job', {}, answers, 'builtin')).toBe(false);
  });
});
