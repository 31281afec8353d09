import { expect, it } from 'vitest';
import { bounceOf } from './automatic.ts';

it('finds in a bounce what came back, and why', () => {
  const report = `The mail could not be delivered.

Final-Recipient: rfc822; grace@client.example
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user here

From: Carmody Trades <reply@carmody.example>
Message-ID: <q1@carmody.example>`;
  expect(bounceOf(report)).toEqual({ messageId: '<q1@carmody.example>', reason: '550 5.1.1 No such user here' });
  expect(bounceOf('Status: 5.2.2')).toEqual({ messageId: null, reason: 'The mail came back (5.2.2).' });
  expect(bounceOf('Sorry')).toEqual({ messageId: null, reason: 'The mail came back.' });
});
