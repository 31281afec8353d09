import { describe, expect, it } from 'vitest';
import { roomsOf, sharedPositions, sharedWithLibraries } from './shared-objects.ts';

/** Files of the tests' own in which each of these mistakes is made once. */
const EXAMPLES = roomsOf('tsconfig.json', (file) => file.includes('/tests/architecture/examples/'));

describe('what all businesses share', () => {
  it.each(['tsconfig.json', 'web/tsconfig.json'])('nothing that a library can change: %s', (config) => {
    const rooms = roomsOf(config);
    expect(rooms.files.length).toBeGreaterThan(100);
    expect(sharedWithLibraries(rooms), 'wrap it in frozen() of the contract, or make it anew for each call').toEqual(
      [],
    );
    expect(sharedPositions(rooms), 'leave the g or y out, or use match, matchAll or replace').toEqual([]);
  });

  it('is found where it is', () => {
    expect(sharedWithLibraries(EXAMPLES).map((one) => one.replace(/.*: /, ''))).toEqual([
      'OPTIONS goes to otpauth',
      'OPTIONS goes to otpauth',
      'INNER goes to otpauth',
      'NESTED goes to otpauth',
      'ONLY_OUTSIDE goes to otpauth',
    ]);
    expect(sharedPositions(EXAMPLES)).toEqual([
      'tests/architecture/examples/shared.ts:25: WORD.test() goes on where the last one ended',
    ]);
  });
});
