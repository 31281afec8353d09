import { describe, expect, it } from 'vitest';
import { isJobsName, onlyFromTalk } from './whose.ts';

const doubted = (request: string, tool = 'create_quote', names = 'Ngaire Tawhai') => onlyFromTalk(tool, names, request);

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
  it('may be said by the job, and matters to papers only', () => {
    const ofJob = 'Driveway 12 Ngaire Tawhai';
    expect(doubted('do a quote for the path', 'create_quote', ofJob)).toBe(true);
    expect(doubted('do a quote for the driveway', 'create_quote', ofJob)).toBe(false);
    expect(doubted('note for the path', 'update_job')).toBe(false);
    expect(onlyFromTalk('create_quote', undefined, 'quote for the path')).toBe(false);
  });
});

describe('a client called by the words of a job', () => {
  const doubts = (name: unknown) => isJobsName(name, ['Burst pipe', 'Hose tap'], ['Dave Nguyen']);
  it.each(['Burst', 'burst pipe', 'Hose'])('%s', (name) => expect(doubts(name)).toBe(true));
  it.each(['Dave', 'Burst Brothers', '6b0b08e8c5e45d90a315bab4', '', undefined])('not so: %s', (name) =>
    expect(doubts(name)).toBe(false),
  );
  it('a client of that name is one', () => expect(isJobsName('Burst', ['Burst pipe'], ['Burst & Co'])).toBe(false));
});
