import { expect, it } from 'vitest';
import { isPromotion } from './promotion.ts';

it.each([
  'Spring special: 10% off gutter cleaning this month',
  'Book now and save $50',
  '$100 off hot water systems',
  'Our EOFY sale is on',
  'Refer a mate and we will shout you a carton',
  'Half price air con service until Friday',
  'Limited time offer for our regulars',
  'Use promo code DECK20',
])('%s is a promotion', (body) => {
  expect(isPromotion({ body })).toBe(true);
});

it.each([
  'We can offer you Tuesday or Wednesday',
  '10% off your invoice as agreed',
  'I took $50 off the quote',
  'Your deposit of 10% is due on Friday',
  'The specials board is up at the cafe, park behind it',
  'On my way, 20 minutes',
  'Any thoughts on the quote?',
])('%s is none', (body) => {
  expect(isPromotion({ body })).toBe(false);
});

it('is read from the subject, too', () => {
  expect(isPromotion({ subject: 'Summer sale', body: 'See inside' })).toBe(true);
});
