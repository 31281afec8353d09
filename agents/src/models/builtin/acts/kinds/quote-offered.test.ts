import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const quote = (amount?: number): KnownRecord => ({
  kind: 'quote',
  id: 'q',
  name: 'Q-1',
  client: 'Margaret Ellison',
  status: 'draft',
  about: 'Deck',
  lately: 'created',
  ...(amount ? { amount } : {}),
});
const FILE: readonly KnownRecord[] = [{ kind: 'client', id: 'marg', name: 'Margaret Ellison' }];
const said = (message: string, amount?: number) =>
  acts(message, [quote(amount), ...FILE], ['quote margaret a deck', 'Drafted quote Q-1']);
const warranty = {
  quote: 'q',
  add_line: { description: '5 year warranty', amount: 250, optional: true },
};

describe('an optional line of a quote', () => {
  it.each<[string, Record<string, unknown>]>([
    ['give it an optional line, 5 year warranty 250', warranty],
    ['add an optional 5 year warranty for 250', warranty],
    ['optional extra: 5 year warranty 250', warranty],
    ['add a 5 year warranty 250 as an option', warranty],
    ['add a 5 year warranty 250 as an optional one he can tick', warranty],
    ['chuck in a 5 year warranty for 250 as optional', warranty],
    ['put in an optional item, 250 for a 5 year warranty', warranty],
    ['and an optional line on her quote, 5 year warranty, 250', warranty],
    [
      'offer her flyscreens 180 if she wants them',
      { quote: 'q', add_line: { description: 'Flyscreens', amount: 180, optional: true } },
    ],
    [
      'optional lights in the steps 420 plus gst',
      { quote: 'q', add_line: { description: 'Lights in the steps', amount: 420, gst: 'plus', optional: true } },
    ],
    [
      'include optional oiling at 1.2k',
      { quote: 'q', add_line: { description: 'Oiling', amount: 1200, optional: true } },
    ],
  ])('%s', (message, args) => expect(said(message, 2024)).toEqual([['update_quote', args]]));

  it.each(['give it an optional line', 'make the warranty optional', 'is the warranty optional?', 'optional 250'])(
    'without words or a price nothing is added: %s',
    (message) => expect(JSON.stringify(said(message, 2024))).not.toContain('add_line'),
  );
});

const packages = [
  { description: 'Basic', amount: 3200 },
  { description: 'Premium', amount: 4100 },
];
describe('options of a quote', () => {
  it.each([
    'two options: basic 3.2k or premium 4.1k',
    'give her two options, basic 3200 or premium 4100',
    'offer him 2 options basic for 3200 and premium for 4100',
    'options: basic at 3,200 / premium at 4,100',
    'make it two options - basic 3.2k, premium 4.1k',
  ])('%s', (message) => {
    expect(said(message)).toEqual([['update_quote', { quote: 'q', add_choice: { lines: packages } }]]);
    expect(said(message, 3520)).toEqual([
      ['update_quote', { quote: 'q', add_choice: { lines: packages, instead: true } }],
    ]);
  });

  it.each<[string, string[]]>([
    ['she took the premium one', ['premium']],
    ['margarets going with basic', ['basic']],
    ["she's gone for premium and the 5 year warranty", ['premium', '5 year warranty']],
    ['they went with the premium option', ['premium']],
  ])('are taken: %s', (message, accepted_lines) => {
    const offered = { ...quote(3520), about: 'Basic, Premium, 5 year warranty' };
    expect(acts(message, [offered, ...FILE], ['two options', 'Changed quote Q-1'])).toEqual([
      ['update_quote', { quote: 'q', accepted_lines }],
    ]);
  });

  it('that are not in the quote are not taken', () => {
    const offered = { ...quote(3520), about: 'Basic, Premium' };
    const acted = acts('she took the deluxe one', [offered, ...FILE], ['two options', 'Changed quote Q-1']);
    expect(JSON.stringify(acted)).not.toContain('accepted_lines');
  });

  it('that cost nothing like what the quote comes to are asked about', () => {
    expect(said('two options: black handles 90 or brass handles 140', 8000)).toEqual([
      expect.stringMatching(/^Do the options take the place of the \$8,000\.00 so far\?/),
    ]);
    expect(said('two options: basic 90 or brass 140 instead', 8000)).toEqual([
      [
        'update_quote',
        {
          quote: 'q',
          add_choice: {
            lines: [
              { description: 'Basic', amount: 90 },
              { description: 'Brass', amount: 140 },
            ],
            instead: true,
          },
        },
      ],
    ]);
  });

  it.each(['two options: basic or premium', 'what are my options', 'three options basic 3200'])(
    'without two prices there are none: %s',
    (message) => expect(JSON.stringify(said(message, 3520))).not.toContain('add_choice'),
  );
});

describe('where no quote was made or changed last', () => {
  const open: KnownRecord = {
    kind: 'quote',
    id: 'q',
    name: 'Q-1',
    client: 'Margaret Ellison',
    status: 'sent',
    amount: 3520,
  };
  const shown = (message: string, records: readonly KnownRecord[]) =>
    acts(message, records, ["show me margaret's quote", '1 quote for Margaret Ellison']);

  it('the one open quote of whoever is talked about is meant', () => {
    const talked = [...FILE, open];
    expect(shown('give it an optional line, 5 year warranty 250', talked)).toEqual([['update_quote', warranty]]);
    expect(shown('two options: basic 3.2k or premium 4.1k', talked)).toEqual([
      ['update_quote', { quote: 'q', add_choice: { lines: packages, instead: true } }],
    ]);
  });

  it.each(['give it an optional line, 5 year warranty 250', 'two options: basic 3.2k or premium 4.1k'])(
    'else it is asked which, and nothing is ordered or spent: %s',
    (message) => {
      const which = ['Which quote is that for? Say it once more with whose quote it is.'];
      expect(acts(message, FILE)).toEqual(which);
      expect(shown(message, [...FILE, open, { ...open, id: 'p', name: 'Q-2' }])).toEqual(which);
      expect(shown(message, [...FILE, { ...open, status: 'accepted' }])).toEqual(which);
    },
  );
});
