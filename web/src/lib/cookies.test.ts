import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it('finds one cookie among others', () => {
  expect(readCookie('a=1; smoko_csrf=x%3Dy; b=2', 'smoko_csrf')).toBe('x=y');
  expect(readCookie('not_smoko_csrf=1', 'smoko_csrf')).toBeNull();
  expect(readCookie('', 'smoko_csrf')).toBeNull();
});
