import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReplyTokens } from './inbox/reply-token.ts';
import { createPaperTokens } from './paper-token.ts';

const secret = randomBytes(32);
const keyFor = (version: number) => createHmac('sha256', secret).update(String(version)).digest();
const tokens = createPaperTokens(keyFor);
const ID = 'a'.repeat(24);

it('the first link of a paper is what it always was', () => {
  for (const none of [undefined, null, 0]) expect(tokens.make(ID, none)).toBe(createReplyTokens(keyFor(0)).make(ID));
  expect(tokens.read(createReplyTokens(keyFor(0)).make(ID))).toEqual({ id: ID, version: 0 });
});

it('each link tells which one it is, and none is made from another', () => {
  for (const version of [1, 2, 40]) expect(tokens.read(tokens.make(ID, version))).toEqual({ id: ID, version });
  const first = tokens.make(ID, 0);
  const second = tokens.make(ID, 1);
  for (const forged of [
    `${first}-1`,
    second.slice(0, -2),
    `${second.slice(0, -1)}2`,
    `${first}-0`,
    `${first}-01`,
    `${second}-1`,
  ])
    expect(tokens.read(forged), forged).toBeNull();
});
