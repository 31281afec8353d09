import { takeEmail, takePhone } from '../extract/contacts.ts';
import { sentenceCase } from '../extract/gap.ts';
import { properName } from '../extract/phrases.ts';
import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { channelOf } from './quotes.ts';

const HEAD =
  /^(?:(?:send|flick|shoot|fire)\b\s*(?:an?\s+)?(?:message|sms|text|e-?mail|note)?\s*(?:to\s+)?|(?:email|e-mail|text|sms|message|tell|let)\s+)/i;
const BODY =
  /\s*(?:[:;]|,?\s+-\s|,?\s*\b(?:saying(?: that)?|to say(?: that)?|and (?:say|tell (?:him|her|them))(?: that)?|know(?: that)?|that)\b:?)\s*/i;

/** To whom, and the words: everything after the colon or "saying", as it was said. */
export function messageCall(request: string, _intent: Intent, reading: Reading): Reply {
  const match = BODY.exec(request);
  const head = match ? request.slice(0, match.index) : request;
  const body = match ? request.slice(match.index + match[0].length).trim() : '';
  const address = takeEmail(head)?.value ?? takePhone(head, reading.facts)?.value;
  const to =
    address ??
    head
      .replace(HEAD, '')
      .replace(/^(?:to|my client|the client)\s+/i, '')
      .trim();
  if (/^(?:everyone|everybody|all|every|each)\b/i.test(to)) {
    return say(
      'Who exactly should get it, and what should it say? Tell me the names and the wording, and each message waits for your yes before it is sent?',
    );
  }
  if (!to) return say('Who should I write to?');
  if (!body) return say(`What should I write to ${properName(to)}?`);
  const message = /[.?!]$/.test(body) ? body : `${body}.`;
  const channel =
    channelOf(request) ??
    (/\b(?:an?\s+)?(?:sms|text)\b/i.test(head) ? 'sms' : /\be-?mail\b/i.test(head) ? 'email' : undefined);
  return call('send_message', { to: address ?? properName(to), message: sentenceCase(message), channel });
}
