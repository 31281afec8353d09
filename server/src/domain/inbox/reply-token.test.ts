import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReplyTokens } from './reply-token.ts';

const tokens = createReplyTokens(randomBytes(32));
const id = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('hex'));

it('names the correspondence it was made for, and fits an address', () => {
  fc.assert(
    fc.property(id, (made) => {
      const token = tokens.make(made);
      expect(tokens.read(token)).toBe(made);
      expect(token).toMatch(/^[0-9a-z]+$/);
      expect(`reply+${token}`.length).toBeLessThanOrEqual(64);
    }),
  );
});

it('takes none of 5,000 changes of one character', () => {
  const character = fc.oneof(
    fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_=+/ '),
    fc.string({ minLength: 0, maxLength: 1, unit: 'binary' }),
  );
  let changed = 0;
  fc.assert(
    fc.property(id, fc.nat(51), character, fc.nat(2), (made, at, put, cut) => {
      const token = tokens.make(made);
      // one replaced, left out, or put in
      const other = cut === 2 ? token + put : token.slice(0, at) + put + token.slice(at + (cut === 0 ? 1 : 0));
      if (other === token) return;
      changed += 1;
      expect(tokens.read(other)).toBeNull();
    }),
    { numRuns: 7_000 },
  );
  expect(changed).toBeGreaterThanOrEqual(5_000);
});

it('takes no token of another key', () => {
  const made = randomBytes(12).toString('hex');
  expect(createReplyTokens(randomBytes(32)).read(tokens.make(made))).toBeNull();
});
