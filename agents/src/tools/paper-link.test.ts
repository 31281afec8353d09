import { expect, it } from 'vitest';
import { linkOf } from './paper-link.ts';

it('says where the page of a paper is, or why there is none', () => {
  expect(linkOf('quote Q-1', 'https://smoko.example/q/abc', false).summary).toBe(
    'The link to quote Q-1: https://smoko.example/q/abc',
  );
  expect(linkOf('quote Q-1', null, true).summary).toBe(
    'There is no link to quote Q-1: it was not sent yet. It gets one when it is sent',
  );
  expect(linkOf('invoice 7', null, false).summary).toContain('was not sent from here');
});
