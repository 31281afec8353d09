import { describe, expect, it } from 'vitest';
import { basisOnPaper } from './basis-on-paper.ts';

const AGREED = [
  { label: 'Quote Q-7', amount: 750_000 },
  { label: 'Variation V1: Handrail', amount: 109_100 },
];
const before = (amount: number) => [{ label: 'invoice INV-1001 of 4 March 2026', amount }];

describe('how a claim is worked out', () => {
  it('goes from what was agreed over what was invoiced before to what is left', () => {
    const paper = basisOnPaper(
      { agreed: AGREED, before: before(171_820) },
      { kind: 'progress', amount: 429_550, gst: 39_050 },
    );
    expect(paper).toEqual({
      title: 'How this claim is worked out',
      rows: [
        ['Quote Q-7', '$7,500.00', false],
        ['Variation V1: Handrail', '$1,091.00', false],
        ['Agreed price including GST', '$8,591.00', true],
        ['Before this: invoice INV-1001 of 4 March 2026', '$1,718.20', false],
        ['This claim: 50% of the agreed price', '$4,295.50', true],
        ['Left to invoice after this', '$2,577.30', false],
      ],
    });
  });

  it('says one price in one line, and a share only where it is one', () => {
    const rows = (amount: number, earlier = 0) =>
      basisOnPaper(
        { agreed: AGREED.slice(0, 1), before: earlier ? before(earlier) : [] },
        { kind: 'deposit', amount, gst: 0 },
      ).rows.map(([label]) => label);
    expect(rows(75_000)).toEqual([
      'Agreed price, quote Q-7',
      'This deposit: 10% of the agreed price',
      'Left to invoice after this',
    ]);
    expect(rows(12_345)[1]).toBe('This deposit');
    // more than was agreed was confirmed
    expect(rows(75_000, 700_000).at(-1)).toBe('This deposit: 10% of the agreed price');
  });
});
