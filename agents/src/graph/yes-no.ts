/** What counts as a plain yes or no to something that waits. Data: one list per idea. */
const YES = [
  'yes',
  'yep',
  'yeah',
  'yea',
  'yup',
  'ya',
  'y',
  'ok',
  'okay',
  'k',
  'sure',
  'righto',
  'rightio',
  'alright',
  'approve',
  'approved',
  'confirm',
  'confirmed',
  'go ahead',
  'go for it',
  'do it',
  'send it',
  'please do',
  'sounds good',
  'looks good',
  'all good',
  'good to go',
  'too right',
  'no worries go ahead',
  'of course',
  'absolutely',
  'definitely',
  'correct',
];
const NO = [
  'no',
  'nope',
  'nah',
  'na',
  'n',
  'dont',
  'do not',
  'stop',
  'cancel',
  'cancel it',
  'cancel that',
  'reject',
  'rejected',
  'leave it',
  'forget it',
  'never mind',
  'nevermind',
  'not now',
  'hold off',
  'hold on',
  'wait',
  'no way',
  'scrap it',
  'scrap that',
];
const FILLER = [
  'please',
  'pls',
  'plz',
  'mate',
  'thanks',
  'thank you',
  'ta',
  'cheers',
  'then',
  'now',
  'jerry',
  'michelle',
  'renea',
  'sarah',
  'thats',
  'that is',
  'fine',
  'good',
  'great',
  'right',
  'hey',
];
const OBJECTS = [
  'it',
  'that',
  'this',
  'him',
  'her',
  'them',
  'the',
  'quote',
  'invoice',
  'message',
  'email',
  'text',
  'sms',
  'client',
  'supplier',
  'job',
  'task',
  'item',
  'record',
  'off',
  'to',
  'away',
];
const ALL = [
  'all',
  'both',
  'all of them',
  'the lot',
  'everything',
  'them all',
  'each',
  'the both',
  'both of them',
  'to all',
  'to both',
  'to all of them',
  'the whole lot',
];
/** Verbs with which people repeat what they agree to, by the first word of the approval's summary. */
const VERBS: Record<string, string[]> = {
  delete: ['delete', 'remove', 'bin', 'scrap', 'get rid of', 'take', 'ditch', 'clear'],
  send: ['send', 'flick', 'shoot', 'fire', 'email', 'text'],
  change: ['change', 'update', 'do'],
  mark: ['mark', 'do'],
};
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * `how` it was said: plainly ("yes"), with the deed named ("yes, delete him"), or by a place in a list alone ("2",
 * "both"), which means something only straight after that list.
 */
export interface Decision {
  decision: 'approve' | 'reject';
  which: 'bare' | 'all' | number;
  how: 'plain' | 'named' | 'listed';
}

/** Reads a message as a decision, or null when it is anything else: a question is never a yes. */
export function readDecision(message: string, summaries: string[]): Decision | null {
  if (message.includes('?')) return null;
  let rest = words(message);
  const number = pickNumber(rest);
  if (number !== null && number.rest === '') return { decision: 'approve', which: number.index, how: 'listed' };
  const all = strip(rest, ALL, 'whole');
  if (all === '' && summaries.length > 1) return { decision: 'approve', which: 'all', how: 'listed' };

  const no = lead(rest, NO);
  if (no !== null) {
    rest = no;
    for (let more = lead(rest, NO); more !== null; more = lead(rest, NO)) rest = more;
    const which = whichOf(strip(rest, FILLER, 'any'));
    if (which !== null) return { decision: 'reject', which, how: 'plain' };
    // "no wait dont, ive got the price wrong": two ways of saying no, then why
    return /\b(dont|do not|stop|hold (off|on)|cancel)\b/.test(words(message))
      ? { decision: 'reject', which: 'bare', how: 'named' }
      : null;
  }
  const yes = lead(rest, YES);
  if (yes !== null) rest = yes;
  for (let more = lead(rest, YES); more !== null; more = lead(rest, YES)) rest = more;
  const verbs = summaries.flatMap((summary) => VERBS[words(summary).split(' ')[0] ?? ''] ?? []);
  const repeated = lead(rest, verbs);
  // "delete him" alone may be a new order: it counts only after a yes
  if (yes === null) return null;
  const left = strip(repeated === null ? rest : strip(repeated, OBJECTS, 'any'), FILLER, 'any');
  const which = whichOf(left);
  return which === null ? null : { decision: 'approve', which, how: repeated === null ? 'plain' : 'named' };
}

function whichOf(rest: string): Decision['which'] | null {
  if (rest === '') return 'bare';
  if (strip(rest, ALL, 'whole') === '') return 'all';
  const number = pickNumber(rest);
  return number && number.rest === '' ? number.index : null;
}

/** "2", "number 2", "the second one": places count from 0. */
function pickNumber(text: string): { index: number; rest: string } | null {
  const match = /^(?:to )?(?:the |number )?(\d{1,2}|first|second|third|fourth|fifth|sixth)(?: one)?$/.exec(text);
  if (!match?.[1]) return null;
  const place = PLACES.indexOf(match[1]);
  return { index: place >= 0 ? place : Number(match[1]) - 1, rest: '' };
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text after one of the phrases at its start, or null. Longest phrase first. */
function lead(text: string, phrases: string[]): string | null {
  const found = phrases.filter((phrase) => text === phrase || text.startsWith(`${phrase} `));
  const longest = found.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : text.slice(longest.length).trim();
}

/** Takes phrases off: the whole text if it is one of them, or any at the start again and again. */
function strip(text: string, phrases: string[], mode: 'whole' | 'any'): string {
  if (mode === 'whole') return phrases.includes(text) ? '' : text;
  let rest = text;
  for (let shorter = lead(rest, phrases); shorter !== null; shorter = lead(rest, phrases)) rest = shorter;
  return rest;
}
