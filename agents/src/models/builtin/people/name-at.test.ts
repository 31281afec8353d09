import { describe, expect, it } from 'vitest';
import { isName, nameAt } from './name-at.ts';

describe('nameAt', () => {
  it.each([
    ['mrs whitlock up at thirroul', 'mrs whitlock'],
    ['priya sharma hot water system', 'priya sharma'],
    ['dave rehang the doors', 'dave'],
    ['dave and kate munro regrout the shower', 'dave and kate munro'],
    ['coledale bakery replace the oven switch', 'coledale bakery'],
    ['Priya Sharma Hot Water', 'Priya Sharma'],
    ['Ludwig van Dyk, deck', 'Ludwig van Dyk'],
    ['mei ling tan, deck', 'mei ling tan'],
    ["Big Barry's Burgers, rangehood", "Big Barry's Burgers"],
    ['a new client called ana silva wants a deck', 'ana silva'],
    ['jo king tiling the porch', 'jo king'],
  ])('%s', (text, name) => expect(nameAt(text, 0)?.name).toBe(name));

  it.each(['the hallway ceiling', 'it', '4 doors', 'regrouting the shower', 'next tuesday'])('none in "%s"', (text) =>
    expect(nameAt(text, 0)).toBeNull(),
  );
});

it('tells a chunk that is a name and nothing else', () => {
  expect(['sanjay reddy', 'the carrington hotel', 'Farida Noorzai'].map(isName)).toEqual([true, true, true]);
  expect(['pool fence panels', 'ring first', 'sanjay reddy wants'].map(isName)).toEqual([false, false, false]);
});
