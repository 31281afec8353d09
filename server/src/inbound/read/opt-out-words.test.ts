import { expect, it } from 'vitest';
import { consentWord, consentWordOfMail, mayMeanBooking } from './opt-out-words.ts';

it.each([
  'STOP',
  'stop',
  ' Stop. ',
  '"STOP"',
  '“stop”',
  'S T O P'.replaceAll(' ', ''),
  'STOP!!!',
  'Stop all',
  'STOPALL',
  'unsubscribe',
  'Unsubscribe.',
  'CANCEL',
  'cancel',
  'END',
  'Quit',
  'ＳＴＯＰ',
  'stop\n',
  'Stop please',
  'pls stop',
  'stop it',
  'no more',
  'No more texts please',
  'stop sending me these',
  'Stop texting me',
  'STOP thanks',
  'Stop, wrong number',
  'stop mate, wrong number',
  "Stop, you've got the wrong bloke",
  'Please unsubscribe me',
  'dont want any more messages',
])('%j opts out', (text) => expect(consentWord(text)).toBe('opt_out'));
it.each(['START', 'start.', 'Unstop'])('%j comes back', (text) => expect(consentWord(text)).toBe('opt_in'));
it.each([
  'stop by the house',
  'Cancel the job please',
  'stop telling me monday! u said that last monday',
  'dont stop',
  'start on Monday',
  'the end',
  'yes',
  'YES 4821',
  '',
  '👍',
  'stopping by',
  'please cancel',
  'stop by please',
  'stop the leak please',
  'stop, you have the wrong tap',
  'stop work on the deck',
  'please stop using the side gate',
  'no more than 500',
  'no more leaks thanks',
  'no more work please',
  'cancel please',
  'stop it leaking',
  'stop at the shop',
  'dont want any more',
])('%j is no word alone', (text) => expect(consentWord(text)).toBeNull());

it('knows that CANCEL may mean the booking', () => {
  expect(mayMeanBooking('Cancel!')).toBe(true);
  expect(mayMeanBooking('STOP')).toBe(false);
});

it.each([
  ['Unsubscribe', 'Please take me off', 'opt_out'],
  ['Re: unsubscribe', '', 'opt_out'],
  ['STOP', '', 'opt_out'],
  ['Re: Your quote', 'Stop', 'opt_out'],
  ['Cancel', 'Can we cancel Tuesday and do Friday?', null],
  ['Start', 'When can you start?', null],
  [null, 'go ahead', null],
])('a mail about %j that says %j: %s', (subject, text, word) => expect(consentWordOfMail(subject, text)).toBe(word));
