/** What a text means that is nothing but one of the words; read before any AI. */
export type ConsentWord = 'opt_out' | 'opt_in' | null;

/** The carriers' words. "End" and "quit" are theirs too. */
const OUT = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'opt out',
  'optout',
  'opt-out',
]);
const BACK = new Set(['start', 'unstop', 'opt in', 'optin', 'opt-in', 'subscribe', 'resubscribe']);

/** Without case, punctuation, quotes, spaces round it and full-width or accented look-alikes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^-+|(?<!-)-+$/g, '');

/** "Stop." and `"STOP"` are; "stop by the house" and "cancel the job please" are not: the whole text counts. */
export function consentWord(text: string): ConsentWord {
  // more than a word or two is a sentence
  if (text.length > 60) return null;
  const word = plain(text);
  if (OUT.has(word)) return 'opt_out';
  return BACK.has(word) ? 'opt_in' : null;
}

/** It may also mean the booking. */
export const mayMeanBooking = (text: string): boolean => plain(text) === 'cancel';

/** Of a mail: its whole text; or "unsubscribe" as its subject, any of the words where there is nothing but a subject. */
export function consentWordOfMail(subject: string | null, text: string): ConsentWord {
  const bare = (subject ?? '').replace(/^(?:(?:re|fwd?|aw):\s*)+/i, '');
  // a subject "Cancel" over a text about Tuesday is no word alone
  if (text.trim() === '' || /^(?:unsubscribe|opt[ -]?(?:out|in))$/.test(plain(bare))) {
    const word = consentWord(bare);
    if (word) return word;
  }
  return consentWord(text);
}
