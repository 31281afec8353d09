import { expect, it } from 'vitest';
import { wordsForClient, wordsOfQuote } from './words-for-client.ts';

const lines = [{ description: 'Labour' }, { description: 'Double GPO, supply and install' }];
const words = (details: string, aiGenerated = '', priced = lines) =>
  wordsForClient({ content: { details, aiGenerated }, lines: priced });

it('leaves out what the lines below say, and totals of before', () => {
  const text = [
    'Supply and install 6 double GPOs',
    'Labour: 6 h x $95.00 = $570.00',
    'Double GPO, supply and install: 6 x $70.00 = $420.00',
    'Total $1,400.00 inc GST',
    'Call out: $85.00. Total $1,485.00',
    'Taken out: Call out. $420.00 plus GST $42.00. New total $462.00',
    'Allow $200 for tipping if the slab is thicker.',
  ].join('\n');
  expect(words(text)).toBe('Supply and install 6 double GPOs\nAllow $200 for tipping if the slab is thicker.');
});

it('keeps a text that somebody wrote, and one without lines', () => {
  expect(words('Labour: $5', 'Labour: $95 an hour')).toBe('Labour: $95 an hour');
  expect(words('Deck\nTotal $9,000.00', '', [])).toBe('Deck\nTotal $9,000.00');
});

it('leaves out what only names the lines, which a job made of the quote is still told by', () => {
  const quote = {
    content: { details: 'Double GPO, supply and install, Labour\nBoth on Monday', aiGenerated: '' },
    lines,
  };
  expect(wordsForClient(quote)).toBe('Both on Monday');
  expect(wordsOfQuote(quote)).toBe(quote.content.details);
  expect(words('Labour and materials')).toBe('Labour and materials');
});
