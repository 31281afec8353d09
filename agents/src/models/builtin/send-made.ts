import type { Reading, ToolResultSeen } from './reading.ts';
import type { PlannedCall, Reply } from './reply.ts';

/** "..., and email it across", "then send it to her": what the rest of the message makes is to go out. */
const SEND_TOO =
  /(?:\s*[,;.]\s*(?:(?:and|then|also|now)\s+)*|\s+(?:(?:and|then|n|&)\s+)+)(?:(?:please|pls|just|also|then)\s+)*(?<verb>send|e-?mail|text|sms|flick|shoot|ping)\s+(?<what>it|that|this|them|those|both)(?:\s+(?:off|over|out|through|thru|across|away|straight))*(?:\s+(?:to\s+)?(?:him|her|them|(?<who>\p{L}[\p{L}'’-]+)))?(?<how>\s+(?:by|via)\s+(?:e-?mail|text|sms))?(?:[\s,]+(?:please|pls|ta|thanks|cheers|mate|now|too|as well|straight away|asap|when (?:you['’]?re|it['’]?s|its) done))*[\s.!]*$/iu;
const PAPER = /\b(?:quot\w*|estimate\w*|invoic\w*|bill\w*|claim\w*|orders?|charge\w*)\b/iu;
/** "remind me to invoice dave and send it": to be done by somebody. */
const TO_DO = /\b(?:remind\w*|tasks?|to-?dos?|don['’]?t|do not|once|when|if|after|until|before|unless)\b/iu;

interface Sending {
  /** The message without it. */
  rest: string;
  /** The words that say it, as they are. */
  said: string;
  channel: 'email' | 'sms' | undefined;
  several: boolean;
}

/** What a message says of sending what it makes; null where it says nothing of that. */
export function sendingIn(message: string): Sending | null {
  const match = SEND_TOO.exec(message);
  const { verb = '', what = '', who, how = '' } = match?.groups ?? {};
  const rest = message.slice(0, match?.index ?? 0);
  if (!match || !PAPER.test(rest) || TO_DO.test(rest)) return null;
  // to somebody else than it is for
  if (who && !rest.toLowerCase().includes(who.toLowerCase())) return null;
  const way = `${verb}${how}`.toLowerCase();
  const channel = /e-?mail/.test(way) ? 'email' : /text|sms/.test(way) ? 'sms' : undefined;
  return { rest, said: match[0], channel, several: /^(?:them|those|both)$/i.test(what) };
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
  const calls = results.flatMap((one) => sendOf(one, sending.channel) ?? []);
  return calls.length ? { text: '', calls } : null;
}

function sendOf({ tool, ok, waits, drafted, data }: ToolResultSeen, channel: Sending['channel']): PlannedCall | null {
  if (!ok || waits || drafted || !tool.startsWith('create_')) return null;
  const how = channel ? { channel } : {};
  const quote = idIn(data?.quote);
  if (quote) return { name: 'send_quote', args: { quote, ...how } };
  const record = data?.finance_record ?? data?.invoice;
  const invoice = fieldOf(record, 'type') === 'invoice' ? idIn(record) : null;
  if (invoice) return { name: 'send_invoice', args: { record: invoice, ...how } };
  const supplier = fieldOf(data?.order_item, 'supplier');
  return supplier ? { name: 'send_order', args: { supplier, ...how } } : null;
}

const fieldOf = (value: unknown, name: string): string | null => {
  const field =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : null;
  return typeof field?.[1] === 'string' ? field[1] : null;
};
const idIn = (value: unknown): string | null => fieldOf(value, 'id');

/** Said with a card that is to be saved first. */
export const SAVE_FIRST = 'It goes out once it is saved: say "send it".';
export const waitsToBeSaved = ({ message, results }: Reading): boolean =>
  sendingIn(message) !== null && results.some(({ drafted, tool }) => drafted && tool.startsWith('create_'));
