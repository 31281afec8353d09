import { expect, it } from 'vitest';
import { deliveryOf } from '../../testing/mails.ts';
import { readSms } from './read-sms.ts';

const sms = (from: string, text: string) =>
  readSms(deliveryOf(Buffer.alloc(0), { channel: 'sms', raw: null, from, text }), 'AU');

it.each([
  ['0491579760', '+61491579760'],
  ['+61 491 579 760', '+61491579760'],
  ['+64225550177', '+64225550177'],
])('knows a number: %s', (from, address) => {
  expect(sms(from, 'Yes 👍')).toMatchObject({
    from: { address, name: null },
    text: 'Yes 👍',
    auth: 'pass',
    warnings: [],
  });
});

it('takes a name for anybody', () => {
  const message = sms('JERRY-HELP', 'Send the list');
  expect(message).toMatchObject({ from: { address: 'JERRY-HELP' }, auth: 'none' });
  expect(message.warnings).toEqual(['The sender shows a name instead of a number: anybody can do that.']);
});

it('leaves out what nobody sees', () => {
  const message = sms('0491579760', 'Y\u200bes\u202e please\u0000');
  expect(message.text).toBe('Yes please');
  expect(message.warnings).toEqual(['Part of this message was hidden. It is left out.']);
});
