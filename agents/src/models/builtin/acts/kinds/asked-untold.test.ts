import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

describe('what nobody keeps', () => {
  it.each([
    'how many hours have i done on the patio roof',
    'how much time have we spent on the patio roof',
    'who is doing the patio roof',
    'whos on the patio roof job',
  ])('%s', (message) => {
    const [say, call] = acts(message);
    expect(say).toMatch(/not (?:added up|kept)|I do not know/);
    expect(call).toEqual(['find_job', { job: 'patio' }]);
  });

  it.each([
    'has anyone told rosa',
    'did i text rosa about it',
    'does rosa know about tuesday',
    'have we let rosa know',
  ])('%s', (message) =>
    expect(acts(message)).toEqual([
      expect.stringContaining('on the phone is not kept'),
      ['list_messages', { client: 'rosa', direction: 'out' }],
    ]),
  );

  it('of nobody on file', () =>
    expect(acts('has anyone told the plumber')).toEqual([expect.stringContaining("I don't know who was told what")]));

  it.each([
    'how many hours do we charge for the patio roof',
    'who owes me money',
    'do you know how to fix a tap',
    'who have i got on thursday',
    'how much time have i got on thursday',
    'do we know when the roof sheets come',
    'did i tell you rosa paid 300',
    'did i email the invoice to rosa',
    'how much was the 30% deposit on the patio roof',
  ])('is not asked by "%s"', (message) =>
    expect(JSON.stringify(acts(message))).not.toMatch(/do not know|don't know|work a share out/),
  );
});
