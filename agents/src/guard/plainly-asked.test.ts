import { expect, it } from 'vitest';
import { plainlyAsked } from './plainly-asked.ts';

const asked = (said: string) =>
  plainlyAsked('create_finance_record', said, undefined, { type: 'invoice', amount: 350 });

it.each([
  'bill him 350 plus gst plus the part',
  'invoice her 350 plus parts',
  'charge dave 180 and materials',
  'invoice dave 400 plus a call out',
])('something without its price is looked at: %s', (said) => expect(asked(said)).toBe(false));

it.each(['invoice dave 350 plus gst', 'bill dave 350 for parts', 'invoice dave 350, labour and parts all in 350'])(
  'a plain sum is done: %s',
  (said) => expect(asked(said)).toBe(true),
);

it.each([
  ['create_job', 'the Irrigation job is finished and Keiko is a new client'],
  ['create_task', 'I need to ring Ulrich, what is the number?'],
  ['create_client', 'add Rangi to my clients. My mistake, the surname is Achterberg'],
  ['create_procurement_item', 'hang on she needs two of the flue kits'],
  ['mark_invoice_paid', 'amrita paid half the deposit'],
  ['mark_invoice_paid', 'paid 40% of 1003'],
])('news, a question or a slip beside it leaves it open: %s, %s', (tool, said) =>
  expect(plainlyAsked(tool, said, undefined)).toBe(false),
);

it.each([
  ['create_job', 'new job for Keiko, finish the deck'],
  ['create_task', 'remind me to ask what the number is'],
  ['mark_invoice_paid', 'amrita paid the deposit'],
])('a plain request is none of these: %s, %s', (tool, said) => expect(plainlyAsked(tool, said, undefined)).toBe(true));

it('a yes is plain beside the quote, or what is invoiced of it; alone it may be to anything', () => {
  const asked = (said: string) =>
    plainlyAsked('update_quote', said, 'Q-1 Dave Cutler', { quote: 'q', status: 'accepted' });
  expect(asked('dave said yes, send him a 10% deposit invoice')).toBe(true);
  expect(asked('dave accepted')).toBe(true);
  expect(asked('dave said yes')).toBe(false);
  expect(asked('he said yes, send him a deposit invoice')).toBe(false);
  expect(plainlyAsked('update_quote', 'accept Q1', 'Q1 Dave Cutler', { quote: 'q', status: 'accepted' })).toBe(true);
  expect(plainlyAsked('update_quote', 'accept Q2', 'Q1 Ann Cutler', { quote: 'q', status: 'accepted' })).toBe(false);
});

it('the GST of an expense is plain where it is said, and "no gst" takes nothing back', () => {
  const asked = (said: string) =>
    plainlyAsked('update_finance_record', said, 'Fuel', { type: 'expense', record: 'x', gst_in_it: 0 });
  expect(asked('that one has no gst')).toBe(true);
  expect(asked('no, that one has no gst')).toBe(false);
});

it('another share of an invoice that is drafted is worked out by the server and sent to nobody', () => {
  const share = { type: 'invoice', invoice_kind: 'deposit', percent_of_budget: 20 };
  const asked = (said: string) => plainlyAsked('update_finance_record', said, undefined, share);
  expect(asked('make the deposit invoice 20 percent')).toBe(true);
  expect(asked('nah make the deposit 20 percent instead')).toBe(false);
});
