import { describe, expect, it } from 'vitest';
import { reviewLinkSchema } from './review-link.ts';

describe('a review link', () => {
  it.each([
    ['https://g.page/r/abc/review', 'https://g.page/r/abc/review'],
    [' g.page/r/abc ', 'https://g.page/r/abc'],
    ['www.productreview.com.au/listings/x?y=1', 'https://www.productreview.com.au/listings/x?y=1'],
    ['', null],
  ])('%s', (typed, kept) => {
    expect(reviewLinkSchema.parse(typed)).toBe(kept);
  });

  it.each([
    'http://g.page/r/abc',
    'javascript:alert(1)',
    'https://mel:secret@g.page',
    'https://127.0.0.1/x',
    'https://localhost',
    'ask me',
    `https://g.page/${'x'.repeat(300)}`,
  ])('refuses %s', (typed) => {
    expect(reviewLinkSchema.safeParse(typed).success).toBe(false);
  });
});
