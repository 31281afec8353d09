import { describe, expect, it } from 'vitest';
import { isLongAgo } from './long-ago.ts';

const PAID = 'Recorded payment $1,746.05 from Karen Whitfield.';
const ASKED = 'Who is the quote for?';

describe('undo that', () => {
  it.each<[string[], boolean]>([
    [[PAID], false],
    [[PAID, ASKED], false],
    [['Righto.\nAdded task Ring Bob.', ASKED], false],
    [[PAID, ASKED, 'I found nothing on file for Bob.'], true],
    [[ASKED], false],
    [[], false],
  ])('after %j: looked at first is %s', (answers, looked) => {
    expect(isLongAgo('undo_last', {}, answers)).toBe(looked);
    expect(isLongAgo('undo_last', { record: 'a'.repeat(24) }, answers)).toBe(false);
    expect(isLongAgo('update_job', {}, answers)).toBe(false);
  });
});
