import { APP_PATHS } from '@smoko/contract';
import { expect, test } from 'vitest';
import { MENU } from './menu-entries.ts';
import { SCREENS } from './screens.ts';

// the server answers unknown addresses with 404, and knows the screens by this list
test('every screen is in the route table', () => {
  expect(APP_PATHS).toEqual(expect.arrayContaining(SCREENS.map(({ path }) => path)));
});

test('the menu leads to screens', () => {
  expect(SCREENS.map(({ path }) => path)).toEqual(expect.arrayContaining(MENU.map(({ path }) => path)));
});
