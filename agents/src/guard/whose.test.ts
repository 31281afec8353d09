import { describe, expect, it } from 'vitest';
import { onlyFromTalk } from './whose.ts';

const doubted = (request: string, tool = 'create_quote', args: Record<string, unknown> = { client: '1' }) =>
  onlyFromTalk(tool, args, 'Ngaire Tawhai', request);

describe('whose a quote or an invoice is', () => {
  it.each(['do a quote for the path. 12 square metres at 95 plus gst', 'invoice 400 for the shed'])(
    'was not said: %s',
    (said) => {
      expect(doubted(said)).toBe(true);
      expect(doubted(said, 'create_invoice')).toBe(true);
    },
  );
  it.each([
    'do a quote for ngaire, path 1200',
    'quote ngaires path 1200',
    'do her a quote for the path',
    'quote it at 900',
    'same again for the path',
  ])('was: %s', (said) => expect(doubted(said)).toBe(false));
  it('follows from the job, and matters to papers only', () => {
    expect(doubted('quote for the path', 'create_quote', { client: '1', job: '2' })).toBe(false);
    expect(doubted('note for the path', 'update_job')).toBe(false);
    expect(onlyFromTalk('create_quote', {}, undefined, 'quote for the path')).toBe(false);
  });
});
