import type { Reading, ToolResultSeen } from './reading.ts';
import type { PlannedCall, Reply } from './reply.ts';

const COURTESY = 'please|pls|ta|thanks|thankyou|cheers|mate|now|too|then|asap';
/** "..., and email it across", "then send it to her": what the rest of the message makes is to go out. */
const SEND_TOO = new RegExp(
  `(?:\\s*[,;.]\\s*(?:(?:and|then|also|now)\\s+)*|\\s+(?:(?:and|then|n|&)\\s+)+)(?:(?:please|pls|just|also|then)\\s+)*` +
    `(?<verb>send|e-?mail|text|sms|flick|shoot|ping)\\s+(?<what>it|that|this|them|those|both)(?:\\s+(?:off|over|out|through|thru|across|away|straight))*` +
    `(?:\\s+(?:to\\s+)?(?<pronoun>him|her|them)|\\s+to\\s+(?!(?:${COURTESY}|me|us|my|the)\\b)(?<who>\\p{L}[\\p{L}'’-]+))?` +
    `(?<how>\\s+(?:by|via)\\s+(?:e-?mail|text|sms))?(?:[\\s,]+(?:${COURTESY}|as well|straight away|when (?:you['’]?re|it['’]?s|its) done))*[\\s.!]*$`,
  'iu',
);
const PAPER = /\b(?:quot\w*|estimate\w*|invoic\w*|bill\w*|claim\w*|orders?|charge\w*)\b/iu;
/** To be done by somebody, at some time, after somebody looked; a question; a paper that is there, or comes from others. */
const NOT_NOW =
  /\b(?:remind\w*|tasks?|to-?dos?|don['’]?t|do not|once|when|if|after|until|before|unless|i['’]?ll|ill|i will|we['’]?ll|(?:he|she|they)['’]?ll|(?:he|she|they|renea|michelle|sarah|jerry) will|check|look (?:it )?over|have a look|sign|copy|looks? (?:good|right|fine)|there['’]?s|theres)\b|^\s*(?:did|do you|does|has|have you|can i|could i|should i|shall i|am i|is)\b|\b(?:get|got|bill)\b[^,.;]{0,30}\bfrom\b/iu;
/** Somebody beside the client: "him" may be either. */
const SOMEBODY_ELSE =
  /\b(?:husband|wife|partner|missus|son|daughter|mum|dad|mother|father|brother|sister|manager|accountant|boss|boyfriend|girlfriend|landlord|tenant|owner)\b/iu;

interface Sending {
  /** The message without it. */
  rest: string;
  /** The words that say it, as they are. */
  said: string;
  channel: 'email' | 'sms' | undefined;
  several: boolean;
  /** To whom, by name; null for "him" or "her", who is no shop. */
  to: string | null | undefined;
}

/** What a message says of sending what it makes; null where it says nothing of that, or it may not be now, or to somebody else. */
export function sendingIn(message: string): Sending | null {
  const match = SEND_TOO.exec(message);
  const { verb = '', what = '', pronoun, who, how = '' } = match?.groups ?? {};
  const rest = message.slice(0, match?.index ?? 0);
  if (!match || !PAPER.test(rest) || NOT_NOW.test(rest)) return null;
  if ((pronoun || who) && SOMEBODY_ELSE.test(rest)) return null;
  const way = `${verb}${how}`.toLowerCase();
  const channel = /e-?mail/.test(way) ? 'email' : /text|sms/.test(way) ? 'sms' : undefined;
  return {
    rest,
    said: match[0],
    channel,
    several: /^(?:them|those|both)$/i.test(what),
    to: who ?? (pronoun && !/them/i.test(pronoun) ? null : undefined),
  };
}

/** The same reply where what is to be sent is made by it: by whoever gets the part, who is told that it goes out. */
export function withSending({ text, calls }: Reply, { said, several }: Sending): Reply | null {
  const parts = calls.filter(({ name }) => name === 'hand_over').flatMap(({ args }) => partsOf(args));
  const makers = parts.filter(({ request }) => PAPER.test(request));
  const made = calls.filter(({ name, args }) => isPaper(name, args)).length + makers.length;
  if (made === 0 || (made > 1 && !several)) return null;
  const to = parts.map((part) => (makers.includes(part) ? { ...part, request: `${part.request}${said}` } : part));
  return { text, calls: calls.map((one) => (one.name === 'hand_over' ? { ...one, args: { ...one.args, to } } : one)) };
}

interface PartFor {
  assistant: string;
  request: string;
}
const partsOf = (args: Readonly<Record<string, unknown>>): PartFor[] => (Array.isArray(args.to) ? args.to : []);

const isPaper = (name: string, args: Readonly<Record<string, unknown>>): boolean =>
  /^create_(?:quote|invoice|procurement_item)$/.test(name) ||
  (name === 'create_finance_record' && (args.type === undefined || args.type === 'invoice'));

/** After what was to be made and sent is on file: the calls that send it, each after a yes. Null where there is nothing to send. */
export function sendMade({ message, results }: Reading): Reply | null {
  const sending = sendingIn(message);
  if (!sending || results.some(({ tool }) => tool.startsWith('send_'))) return null;
  const calls = results.flatMap((one) => sendOf(one, sending) ?? []);
  // "send it" of several papers names none of them
  return calls.length === 1 || (calls.length && sending.several) ? { text: '', calls } : null;
}

interface Made {
  tool: 'send_quote' | 'send_invoice' | 'send_order';
  args: Record<string, string>;
  /** Whose it is. */
  name: string;
}
/** What a call made that can go out; null for anything else, or what is not on file yet. */
function madeBy({ tool, ok, waits, drafted, data }: ToolResultSeen): Made | null {
  if (!ok || waits || drafted || !tool.startsWith('create_')) return null;
  const supplier = fieldOf(data?.order_item, 'supplier');
  if (supplier) return { tool: 'send_order', args: { supplier }, name: supplier };
  const quote = fieldOf(data?.quote, 'id');
  if (quote) return { tool: 'send_quote', args: { quote }, name: fieldOf(data?.quote, 'client') ?? '' };
  const invoice = data?.finance_record ?? data?.invoice;
  const record = fieldOf(invoice, 'type') === 'invoice' ? fieldOf(invoice, 'id') : null;
  return record ? { tool: 'send_invoice', args: { record }, name: fieldOf(invoice, 'client') ?? '' } : null;
}

function sendOf(result: ToolResultSeen, { channel, to }: Sending): PlannedCall | null {
  const made = madeBy(result);
  // "to him" is said of no shop
  if (!made || !isFor(made.name, to) || (made.tool === 'send_order' && to === null)) return null;
  return { name: made.tool, args: { ...made.args, ...(channel ? { channel } : {}) } };
}

/** Whoever is named is whom the paper is for: no paper goes to anybody else. */
const isFor = (name: string, to: string | null | undefined): boolean =>
  typeof to !== 'string' ||
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .some((part) => part.replace(/['’]s$/, '') === to.toLowerCase());

const fieldOf = (value: unknown, name: string): string | null => {
  const field =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : null;
  return typeof field?.[1] === 'string' ? field[1] : null;
};

/** What was made and could not be sent as it was said. */
export const NOT_SENT = 'It is not sent: say which, and to whom.';
export function wasNotSent({ message, results }: Reading): boolean {
  if (!results.length || results.some(({ tool }) => /^(?:send_|hand_over$)/.test(tool))) return false;
  const made = results.some((one) => madeBy(one) !== null);
  return made ? sendingIn(message) !== null : changedAndSent(message, results);
}

/** "its fatima.h@example.com now, fix that then email it there": what is to go out was made before this message. */
const changedAndSent = (message: string, results: readonly ToolResultSeen[]): boolean => {
  const match = THEN_SEND.exec(message);
  return (
    match !== null &&
    results.every(({ ok, waits, tool }) => ok && !waits && tool.startsWith('update_')) &&
    !NOT_NOW.test(message.slice(0, match.index)) &&
    !IN_NOTE.test(message.slice(0, match.index))
  );
};
const THEN_SEND =
  /\b(?:and|then)\s+(?:then\s+)?(?:send|e-?mail|text|sms|flick|shoot|fire)\s+(?:it|that|this)\b(?=\s*(?:$|[.,;!?\n])|\s+(?:there|again|now|please|pls|then|too|as well|straight|him|her|them|by|via|when|once|and|off\s*$|(?:over|out|across|through|thru|off)\b(?!\s+to\s+(?:the\s+)?(?:tip|dump|depot|council|scrap))|to\s+(?!(?:the\s+)?(?:tip|dump|depot|workshop|shop|storage|council|scrap)\b))(?:\b|$))/iu;
/** What a note says is not to be done now. */
const IN_NOTE = /\b(?:notes?|saying|wants|needs to|want us|write|jot|memo)\b/iu;

/** Said with a card that is to be saved first. */
export const SAVE_FIRST = 'It goes out once it is saved: say "send it".';
export const waitsToBeSaved = ({ message, results }: Reading): boolean =>
  sendingIn(message) !== null && results.some(({ drafted, tool }) => drafted && tool.startsWith('create_'));
