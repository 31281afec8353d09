import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

const QUOTE = {
  id: 'q1',
  kind: 'quote',
  name: 'Q-1',
  client: 'Tui Henare',
  status: 'draft',
  lately: 'created',
} as const;
const BILL = {
  id: 'i1',
  kind: 'finance',
  type: 'invoice',
  name: 'Ramp',
  client: 'Wattle Park Kindergarten',
  status: 'pending',
  lately: 'created',
} as const;
const ORDER = {
  id: 'o1',
  kind: 'item',
  name: 'Posts',
  supplier: 'Boral Emu Plains',
  status: 'pending',
  quantity: 4,
  lately: 'created',
} as const;

describe('what was made goes out', () => {
  it.each([
    ['flick it to her', QUOTE, ['send_quote', { quote: 'q1' }]],
    ['yeah send it to her', QUOTE, ['send_quote', { quote: 'q1' }]],
    ['email it to him', QUOTE, ['send_quote', { quote: 'q1', channel: 'email' }]],
    ['text it to tui', QUOTE, ['send_quote', { quote: 'q1', channel: 'sms' }]],
    ['sweet, shoot that quote off', QUOTE, ['send_quote', { quote: 'q1' }]],
    ['now send to his phone', QUOTE, ['send_quote', { quote: 'q1', channel: 'sms' }]],
    ['send it to their mobile number please', BILL, ['send_invoice', { record: 'i1', channel: 'sms' }]],
    ['send', QUOTE, ['send_quote', { quote: 'q1' }]],
    ['ae, send', QUOTE, ['send_quote', { quote: 'q1' }]],
    ['send it to their accounts', BILL, ['send_invoice', { record: 'i1' }]],
    ['righto fire the invoice over', BILL, ['send_invoice', { record: 'i1' }]],
    ['ping it through to them by email', BILL, ['send_invoice', { record: 'i1', channel: 'email' }]],
    ['send that bill to the kindergarten', BILL, ['send_invoice', { record: 'i1' }]],
    ['looks good, send the order off', ORDER, ['send_order', { supplier: 'boral' }]],
    ['send it', ORDER, ['send_order', { supplier: 'boral' }]],
  ])('%s', (said, record, [tool, args]) =>
    expect(acts(said, lately(record))).toEqual([
      [tool, tool === 'send_order' ? { supplier: 'Boral Emu Plains' } : args],
    ]),
  );

  it('one that was not touched lately, of whom the talk is about', () => {
    const { lately: _, ...old } = QUOTE;
    expect(
      acts('ka pai, flick it to her', [...FILE, old], ['how is tuis quote', 'Tui Henare, $900.00 inc GST.']),
    ).toEqual([['send_quote', { quote: 'q1' }]]);
  });

  it('what waits is not sent twice', () =>
    expect(acts('ae, send', lately(QUOTE), ['flick it to her', 'Send quote - this waits for your yes.'])).toEqual([
      'It is ready: say yes and it goes.',
    ]));

  it.each([
    'text him',
    'send rosa a message',
    'get it done',
    'chuck it in the bin',
    'send the kids to school',
    'order it',
    'send it to rosas builder',
    'send 4 posts to the ramp',
  ])('is none of that: %s', (said) =>
    expect(JSON.stringify(acts(said, lately(QUOTE)))).not.toMatch(/send_(?:quote|invoice|order)/),
  );
});
