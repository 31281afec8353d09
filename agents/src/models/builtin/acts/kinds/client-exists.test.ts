import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('somebody who may be on file already', () => {
  it.each([
    'add tui henare 0491570156. hang on i reckon i did her last week already?',
    'add client tui henare, think we have her',
    'put in tui henare 0491 570 156, pretty sure shes in there',
    'new client tui henare, might have her already',
    'new customer Tui Henare (think we have them)',
  ])('%s', (message) =>
    expect(madeOf(message, FILE)).toEqual(['Tui Henare is on file already, so I have added nobody.']),
  );

  it('is brought in where she is not', () =>
    expect(madeOf('new client Pete Moss 0491 570 156, might have him already', FILE)).toEqual([
      { name: 'create_client', args: expect.objectContaining({ name: 'Pete Moss', phone: '0491 570 156' }) },
    ]));
});
