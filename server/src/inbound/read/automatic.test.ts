import { expect, it } from 'vitest';
import { bouncedFrom, bounceReason, messageIdsIn } from './automatic.ts';

it('finds in a bounce what came back, and why', () => {
  const report = `The mail could not be delivered.

Final-Recipient: rfc822; grace@client.example
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user here

From: Carmody Trades <reply@carmody.example>
Message-ID: <q1@carmody.example>`;
  expect(bounceReason(report)).toBe('550 5.1.1 No such user here');
  expect(messageIdsIn(Buffer.from(report))).toContain('<q1@carmody.example>');
  expect(bounceReason('Status: 5.2.2')).toBe('The mail came back (5.2.2).');
  expect(bounceReason('Sorry')).toBe('The mail came back.');
});

it('finds to whom, and why, where a provider only says so in words', () => {
  const report = `** Address not found **

Your message wasn't delivered to shirley@client.example because the address couldn't be found.

The response was:
550 5.1.1 The email account that you tried to reach does not exist.`;
  expect(bouncedFrom(report)).toBe('shirley@client.example');
  expect(bounceReason(report)).toBe('550 5.1.1 The email account that you tried to reach does not exist.');
  expect(bouncedFrom('Something went wrong.')).toBeNull();
});
