import { describe, expect, it } from 'vitest';
import { withoutTakenBack } from './taken-back.ts';

const DAY = { today: '2026-11-20', country: 'AU' } as const;

describe('what was taken back is left out', () => {
  it.each([
    ['new client Ada Roe 0491 570 884. Sorry, fat thumbs, make that 0491 570 848', 'new client Ada Roe 0491 570 848'],
    ["he's at 15 Tern Pl, no 51 Tern Pl, Inverloch", "he's 51 Tern Pl, Inverloch"],
    ['bench top in laminate sorry stone, the 9th', 'bench top in stone, the 9th'],
    ['bench top, 3.4k nah call it 3.6', 'bench top, 3.6k'],
    ['$500 actually $550 for the deck', '$550 for the deck'],
    ['make it 2pm no 3pm', 'make it 3pm'],
    ['for tony baxter i mean terry baxter, gate', 'for terry baxter, gate'],
  ])('%s', (said, left) => expect(withoutTakenBack(said, DAY).replace(/\s+/g, ' ').trim()).toBe(left));

  it.each([
    'sorry to bug you, job for Bob, deck, $500',
    'no rush on the deck, 3 posts and 4 bags',
    'it is 3.5 m by 2.4 m, no gate',
  ])('leaves alone: %s', (said) => expect(withoutTakenBack(said, DAY)).toBe(said));
});
