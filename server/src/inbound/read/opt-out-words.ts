/** What a text means that is nothing but one of the words, or asks for nothing but that; read before any AI. */
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
/** What people put around it: "pls stop", "STOP thanks". */
const POLITE = words('please pls plz plse thanks thank you thx ta cheers mate now hi hey ok sorry already');
/** Once that is gone. Not "cancel" or "end", which may be about the work. */
const NOTHING_ELSE = new Set([
  ...['stop', 'stp', 'stpo', 'sotp', 'stop it', 'stop this', 'stop all', 'stop everything', 'no more'],
  ...['unsubscribe', 'unsubscribe me', 'unsubscribe us', 'un subscribe', 'unsubscribed', 'opt me out'],
]);
const ENDS = /^(?:stop|quit|no more|dont want|do not want) /;
/** Of these at least one, and around it nothing but the others: "stop sending me these texts". */
const MESSAGES = words(
  'texting messaging emailing contacting spamming bothering these texts text messages message msgs sms emails email mails reminders ads',
);
const OF_MESSAGES = words('sending me us my phone this those the your any more anymore of all again to from list');
const WRONG =
  / (?:(?:you|u|youve|uve)(?: have)?(?: got)? (?:the |a )?|its (?:the |a )?|this is the )?wrong (?:number|person|address|bloke|guy|fella|woman|lady|house|email)$/;

/** Asks for no more messages, and for nothing besides. */
function asksForNoMore(text: string): boolean {
  const said = text
    .replace(WRONG, '')
    .split(' ')
    .filter((word) => !POLITE.has(word))
    .join(' ');
  if (NOTHING_ELSE.has(said)) return true;
  const [begins] = ENDS.exec(said) ?? [];
  if (!begins) return false;
  const rest = said.slice(begins.length).split(' ');
  return rest.some((word) => MESSAGES.has(word)) && rest.every((word) => MESSAGES.has(word) || OF_MESSAGES.has(word));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

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
  if (OUT.has(word) || asksForNoMore(word)) return 'opt_out';
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
