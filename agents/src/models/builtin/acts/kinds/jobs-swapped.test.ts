import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

const [FENCE, PATIO] = ['2026-11-24', '2026-12-02'];

describe('two jobs change places', () => {
  it.each([
    'swap rosa and dave cutler over will ya',
    'switch rosa with dave cutler',
    'can you swap the patio and the pool fence',
    'rosa and dave cutler need to swap days',
  ])('%s', (said) =>
    expect(acts(said)).toEqual(
      expect.arrayContaining([
        ['update_job', { job: 'patio', date: FENCE }],
        ['update_job', { job: 'fence', date: PATIO }],
      ]),
    ),
  );

  it.each(['swap the tuesday and the wednesday week jobs around'])('the jobs of two days: %s', (said) =>
    expect(acts(said)).toEqual([
      ['update_job', { job: 'fence', date: PATIO }],
      ['update_job', { job: 'patio', date: FENCE }],
    ]),
  );

  it('the two that were just named', () =>
    expect(
      acts('swap those two', undefined, ['whats on for tui and rosa', 'Jobs 201 - Patio roof and 202 - Pool fence.']),
    ).toEqual([
      ['update_job', { job: 'patio', date: FENCE }],
      ['update_job', { job: 'fence', date: PATIO }],
    ]));

  it.each(['swap the tap at rosas', 'swap rosa to friday', 'swap the order to reece'])('other things: %s', (said) =>
    expect(JSON.stringify(acts(said))).not.toMatch(new RegExp(`${FENCE}|${PATIO}`)),
  );
});

describe('somebody stays where they are', () => {
  it.each([
    'push the patio to the thursday no hang on the pool fence to the thursday, rosa stays',
    'pool fence to thursday, leave rosa where she is',
  ])('%s', (said) => {
    const found = JSON.stringify(acts(said));
    expect(found).toContain('"job":"fence"');
    expect(found).not.toContain('"job":"patio"');
  });
});
