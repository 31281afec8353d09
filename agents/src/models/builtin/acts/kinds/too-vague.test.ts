import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

describe('what names nothing is asked about', () => {
  it.each([
    'can you please put note on the job',
    'add a note to the client',
    'got one of those jobs off my list done',
    'finished a couple of things on my list',
  ])('%s', (said) => expect(acts(said)).toEqual([expect.stringMatching(/\?$/)]));

  it.each(['put a note on the pool fence that the dog bites', 'the pool fence is done'])('not: %s', (said) =>
    expect(JSON.stringify(acts(said))).not.toMatch(/Which job is the note|Which one/),
  );
});
