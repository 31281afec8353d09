import { expect, it } from 'vitest';
import { BOOKED, CLIENT, message, ORDERED, QUOTED, SUPPLIER } from '../../testing/inbound-office.ts';
import type { Book, Incoming } from '../book.ts';
import { readByCode } from '../read-by-code.ts';
import { planInbound } from './plan.ts';

const AROUND = { userName: 'Mel Carmody', businessName: 'Carmody Trades', warnings: [], namesAttachment: false };
/** The deck at $4,200, the tap at $480, and a bathroom that is booked. */
const TWO_QUOTES: Book = {
  ...QUOTED,
  jobs: BOOKED.jobs,
  quotes: QUOTED.quotes.flatMap((quote) => [quote, { ...quote, id: 'q2', short_name: 'Q9', title: 'Tap', total: 480 }]),
};

function planOf(text: string, book: Book, contact: Incoming['contact'] = CLIENT, more: Partial<Incoming> = {}) {
  const incoming = { ...message(text, contact, book, {}), ...more };
  return planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
}
const asksOf = (...given: Parameters<typeof planOf>) => planOf(...given).changes.map(({ ask }) => ask.slice(0, 40));

const YES_DECK = 'Mark quote Q12 ($4,200.00) as accepted: ';
const NO_DECK = 'Mark quote Q12 ($4,200.00) as declined: ';
const YES_TAP = 'Mark quote Q9 ($480.00) as accepted: Pri';
const NO_TAP = 'Mark quote Q9 ($480.00) as declined: Pri';

it.each([
  ['Tap yes, deck no sorry mate', [YES_TAP, NO_DECK]],
  ['Both quotes look right, go ahead with the tap and the deck', [YES_DECK, YES_TAP]],
  ['Go ahead w the deck. Not the tap, did it myself', [YES_DECK, NO_TAP]],
  ['480 is fine', [YES_TAP]],
  ['The cheaper one, yes. Other one let me think', [YES_TAP]],
  ['yep do the tap for 480. still thinking on the deck', [YES_TAP]],
  ['Happy with the tap, please go ahead. Hold off on the deck until the new year', [YES_TAP]],
  ['Tap has stopped dripping by itself so forget that one', [NO_TAP]],
  ['Yep the bathroom is fine for Wednesday, still chewing over the deck', []],
  ['Deck looks good. Cant afford it before February', []],
  ['ok for the deck but just the boards up the front, leave the steps', []],
  ['Can the tap be done while you are here? If so then yes to the tap', []],
])('%j answers each quote that it names, and no other', (text, asks) => expect(asksOf(text, TWO_QUOTES)).toEqual(asks));

it('an answer between the lines is to the quote above it', () =>
  expect(
    asksOf("Yes please\nNot for us, I'm afraid", TWO_QUOTES, CLIENT, {
      between: [
        { over: 'Hi Priya,\n1. Tap: $480.00', said: 'Yes please' },
        { over: '2. Merbau deck: $4,200.00', said: "Not for us, I'm afraid" },
      ],
    }),
  ).toEqual([YES_TAP, NO_DECK]));

it('a yes to our invoice is no yes to a quote', () =>
  expect(
    planOf('Approved.', QUOTED, CLIENT, { quoted: 'Please let me know the invoice is approved.' }).changes,
  ).toEqual([]));

const LINES = QUOTED.quotes.map((quote) => ({ ...quote, lines: ['Walls', 'Ceiling', 'Doors'] }));
it('a yes to some lines of a quote is a part, and no yes to it', () => {
  const plan = planOf('Walls and ceiling yes, leave the doors', { ...QUOTED, quotes: LINES });
  expect(plan.changes).toEqual([]);
  expect(plan.intent).toBe('accepts_quote');
  expect(plan.warnings.join()).toContain('The quote stays as it is');
});

const THREE_ITEMS = ORDERED.items.map(({ item_name }) => item_name);
it('of two items in one sentence each has its own news', () => {
  const [first = '', second = ''] = THREE_ITEMS;
  const plan = planOf(`${first} has slipped to Mon 30th, ${second} still as booked`, ORDERED, SUPPLIER);
  expect(plan.changes.map(({ details }) => details.at(-1))).toEqual(['New: Mon 30 Nov 2026']);
});

it.each([
  'THE BIG SALE! 20% off all treated pine until 30 Nov. Reply STOP to opt out',
  'Credit note 2201 for treated pine posts: total credit $148.00',
  'No stock of the posts. Could do a 115 mm for 20 each, here Tues',
  'Posts are held up, no date yet, will chase again Monday',
])('%j proposes nothing to a supplier order', (text) => expect(planOf(text, ORDERED, SUPPLIER).changes).toEqual([]));
