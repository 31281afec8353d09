import { expect, it } from 'vitest';
import { isPlainYes } from './plain-yes.ts';

it.each([
  'YES',
  'y',
  'Yes!',
  'Yep thats fine',
  "Yes that's good for us, thanks",
  'ok 👍',
  'Confirmed, see you then',
  'yeah all good mate',
  'Sure. We will be home',
])('%s: a yes and nothing else', (said) => {
  expect(isPlainYes(said)).toBe(true);
});

it.each([
  'Yes go ahead with the quote',
  'Yes but can we make it 10?',
  'Yes, how much will it be?',
  'Yep, paid it this morning',
  'Yeah nah',
  'No',
  'Thanks',
  'Yes if the roof is done first',
  'Yes to Thursday, no to Friday',
  '',
])('%s: none, or more than that', (said) => {
  expect(isPlainYes(said)).toBe(false);
});
