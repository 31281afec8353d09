import { describe, expect, it } from 'vitest';
import { readOwnerWords } from './owner-codes.ts';

describe('what the owner answers', () => {
  it.each([
    ['YES 4821', ['4821 approve']],
    ['yes 4821 please', ['4821 approve']],
    ['No 4821', ['4821 reject']],
    ['approve 4821', ['4821 approve']],
    ['4821 yes', ['4821 approve']],
    ['4821 yes, 4822 no', ['4821 approve', '4822 reject']],
    ['yes 4821 and 4822 no 4823', ['4821 approve', '4822 approve', '4823 reject']],
    ['YES #4821.', ['4821 approve']],
  ])('%s decides by code', (text, decided) => {
    const words = readOwnerWords(text);
    expect(words.kind === 'codes' && words.decided.map(({ code, decision }) => `${code} ${decision}`)).toEqual(decided);
  });

  it.each(['yes', 'No', 'YES!', 'ok', '4821', 'yes please'])('%s decides nothing: it gets the list', (text) => {
    expect(readOwnerWords(text).kind).toBe('bare');
  });

  it.each([
    'Book Rosa in for 4821 Crown St tomorrow',
    'yes tell her 4821 is fine and send the quote',
    'what is on today?',
    'yes 48211',
    '',
    `yes ${'4821 '.repeat(60)}`,
  ])('%s is talk', (text) => {
    expect(readOwnerWords(text).kind).toBe('talk');
  });
});
