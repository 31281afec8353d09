import { expect, test } from 'vitest';
import { MENU } from './menu-entries.ts';
import { WORDS } from './search-screens.ts';

const FORMS = ['/create-project', '/quick-quote'];

test('every screen of the menu is found by other words, too', () => {
  expect(Object.keys(WORDS).sort()).toEqual(
    MENU.map(({ path }) => path)
      .filter((path) => !FORMS.includes(path))
      .sort(),
  );
});
