import { expect, it } from 'vitest';
import { frozen } from './frozen.ts';

it('can be changed nowhere, however deep', () => {
  const shared = frozen({ list: [{ name: 'a' }], say: () => 'a', like: /a/g });
  expect(() => Object.assign(shared, { more: 1 })).toThrow(TypeError);
  expect(() => (shared.list as unknown as unknown[]).push(1)).toThrow(TypeError);
  expect(() => Object.assign(shared.list[0], { name: 'b' })).toThrow(TypeError);
  expect(shared).toMatchObject({ list: [{ name: 'a' }] });
  expect(shared.say()).toBe('a');
  expect(['a', 'b'].filter((one) => shared.like.test(one))).toEqual(['a']);
});
