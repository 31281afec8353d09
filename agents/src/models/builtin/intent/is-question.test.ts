import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples/index.ts';
import { QUESTIONS } from './examples/questions.ts';
import { intentsOf } from './intents.ts';
import { isQuestion } from './is-question.ts';

const around = { records: [], facts: { today: '2026-11-20', country: 'AU' as const } };
const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('a question', () => {
  it.each([
    'what did I invoice Luca',
    'who have we paid',
    'has the tank been ordered',
    'did I order the posts',
    'have we quoted the Andersons',
    'how many jobs did we finish',
    'when do we start the deck',
    'is the deck finished',
    'any invoices to send',
    'remind me what I quoted Thuy',
    'tell me who owes me',
    'luca paid yet?',
    "thuy's number?",
    'do i have to order anything',
    'which jobs are cancelled',
    'so did he pay?',
  ])('%s', (text) => expect(isQuestion(text)).toBe(true));

  it.each([
    'can you order 4 posts?',
    'could we push Luca to Thursday?',
    'order 3 downlights',
    'have Sarah order 4 posts',
    'did the gutters',
    'do a quote for Luca, deck, 4k',
    'when you get a chance order 4 posts',
    'how about Friday instead?',
    'what a day, new job for Luca, deck, 4k',
    'remind me to ask Luca what colour',
    'another 3 too?',
    'list the deck as done',
    'book Luca in for friday?',
  ])('is not: %s', (text) => expect(isQuestion(text)).toBe(false));
});

describe('no question leads to a tool that changes anything', () => {
  const asks = Object.values(QUESTIONS)
    .flatMap(linesOf)
    .map((line) => line.replace(/\{\w+\}/g, 'blah'))
    .filter(isQuestion);

  it.each(asks)('%s', (line) => {
    expect(intentsOf(line, around).filter(({ verb }) => verb !== 'find' && verb !== 'list')).toEqual([]);
  });

  it('holds for how each of the other tools is asked for, put as a question', () => {
    const changing = Object.entries(EXAMPLES).filter(([tool]) => /^(?:create|update|delete|send|mark)_/.test(tool));
    const asked = changing.flatMap(([, text]) =>
      linesOf(text).map((line, at) => `${['did i', 'have we', 'when did we'][at % 3]} ${line}`),
    );
    const wrong = asked.filter((line) =>
      intentsOf(line, around).some(({ verb }) => verb !== 'find' && verb !== 'list'),
    );
    expect(wrong).toEqual([]);
  });
});
