import type { AssistantId } from '@smoko/contract';
import { decide } from './decide/decide.ts';
import { bookedIn } from './dialogue/booked-in.ts';
import { itemPriced } from './dialogue/item-priced.ts';
import { sendsLast } from './dialogue/sends-last.ts';
import { asNewJob, speltOut } from './dialogue/spelt-out.ts';
import { ownMessage } from './for-team.ts';
import { asReminder, heldBack } from './held.ts';
import { helpWith } from './help.ts';
import { beyondUs, type Intent, intentsOf, PLAIN } from './intent/intents.ts';
import { likelyIntent, saidToBe } from './intent/likely.ts';
import { CANNOT } from './lexicon/cannot.ts';
import { SENDS_IT } from './lexicon/story.ts';
import { withoutTellBack } from './lexicon/tell-back.ts';
import { pasteIn } from './paste/paste.ts';
import type { Reading } from './reading.ts';
import type { PlannedCall } from './reply.ts';
import { unclear } from './unclear.ts';
import { wholeSet } from './whole-set.ts';

/** What a message comes to, request by request. */
export interface Steps {
  calls: PlannedCall[];
  words: string[];
  team: { assistant: AssistantId; request: string }[];
}

/** A request of a message as it is asked. */
interface Request {
  said: string;
  /** What is asked beside something pasted, which is no order itself; else all of it. */
  ask: string;
  hasPaste: boolean;
  /** It waits for something to happen, so it is a to-do. */
  isLater: boolean;
  /** Whom it was said to by name. */
  named: AssistantId | null;
}

function requestOf(part: string, reading: Reading): Request {
  const { request: whole, owner: named } = ownMessage(part);
  const later = asReminder(whole, reading);
  const said = later ?? itemPriced(whole, reading) ?? withoutTellBack(whole);
  const paste = pasteIn(said);
  return { said, ask: paste?.ask ?? said, hasPaste: Boolean(paste), isLater: Boolean(later), named };
}

/** One request of a message: adds what it comes to. */
export function take(part: string, steps: Steps, reading: Reading): void {
  const request = requestOf(part, reading);
  const { said, ask, named } = request;
  const isPlain = !request.hasPaste && !request.isLater;
  const answer = helpWith(said) || (isPlain ? heldBack(said, reading) : null);
  if (answer) {
    steps.words.push(answer);
    return;
  }
  const set = isPlain ? wholeSet(said, reading) : null;
  if (set) {
    takeSet(set, said, steps, reading);
    return;
  }
  const told = named ? undefined : saidToBe(ask);
  const declined = declinedWith(request, told, reading);
  if (declined) steps.words.push(declined);
  else takeOne(request, meantBy(request, told, reading), steps, reading);
}

function takeSet(
  { reply, owner }: NonNullable<ReturnType<typeof wholeSet>>,
  said: string,
  { calls, words, team }: Steps,
  { router }: Reading,
): void {
  if (reply.calls.length) calls.push(...reply.calls);
  else if (router) team.push({ assistant: owner, request: said });
  else words.push(reply.text);
}

/** What is said where nobody, or nobody here, can do it; null where it can be done. */
function declinedWith({ ask, isLater }: Request, told: Intent | undefined, reading: Reading): string | null {
  if (isLater) return reading.router || reading.tools.has(TO_DO.tool) ? null : DEPENDS;
  const beyond = told ? null : beyondUs(ask, reading);
  return beyond ? (CANNOT[beyond] ?? unclear(reading)) : null;
}

/** The intent of a request by itself: whatever knows it first. */
function meantBy({ said, ask, isLater, named }: Request, told: Intent | undefined, reading: Reading) {
  if (isLater || ON_A_LIST.test(ask)) return TO_DO;
  return (
    told ??
    sendsMade(ask, reading) ??
    chosen(intentsOf(ask, reading), reading, named) ??
    (reading.router && !named ? likelyIntent(ask, reading) : undefined) ??
    (ask === said ? undefined : chosen(intentsOf(said, reading), reading, named))
  );
}

function takeOne({ said, named }: Request, first: Intent | undefined, steps: Steps, reading: Reading): void {
  const { calls, words, team } = steps;
  const isForAnybody = reading.router && !named;
  const booked = isForAnybody ? bookedIn(said, reading) : null;
  const job = isForAnybody ? (booked?.request ?? asNewJob(said, first, reading, calls)) : null;
  const sure = first && vague(said, first) ? undefined : first;
  const intent = booked?.tool === 'update_job' ? MOVED_JOB : job ? NEW_JOB : sure;
  const owner = named ?? intent?.owner;
  if (reading.router && owner && owner !== 'jerry') team.push({ assistant: owner, request: said });
  else if (intent) {
    const reply = decide(intent, job ?? speltOut(said, reading), reading);
    calls.push(...reply.calls);
    if (reply.text) words.push(reply.text);
  } else words.push(unclear(reading));
}

/** A few words that name nothing: "the thing with the stuff" is asked about. */
const vague = (said: string, { sure }: Intent): boolean =>
  sure < PLAIN * 1.5 &&
  /^(?:the|that|this|a|some|it)\b[^\d$]{0,30}$/.test(said) &&
  /\b(?:thing|stuff|one|bit)s?\b/.test(said);

/** However it is put, what goes on the list is a to-do. */
const ON_A_LIST =
  /\b(?:stick|put|chuck|whack|pop|add|bung|note)\s+(?:it|that|this|them|what(?:'?s| is| i| we| needs)\b[^.:]{0,30}?)\s+(?:on|to|in)\s+(?:my|me|the)\s+(?:to-?do\s+)?list\b/i;
const TO_DO: Intent = { entity: 'task', verb: 'create', tool: 'create_task', owner: 'michelle', sure: 1 };
/** "create the invoice ... and shoot it through to his email": what was asked for just before is what goes. */
function sendsMade(ask: string, reading: Reading): Intent | undefined {
  const { earlier } = reading;
  const before = earlier.at(-1);
  if (!before) {
    const last = sendsLast(ask, reading);
    return last && (reading.router || reading.tools.has(last.tool)) ? last : undefined;
  }
  if (!SENDS_IT.test(ask) || /\b(?:quote|invoice|bill|order)\b/i.test(ask)) return undefined;
  if (/\b(?:invoice|bill)\b/i.test(before) && !/\bquote\b/i.test(before))
    return { entity: 'finance', verb: 'update', tool: 'send_invoice', owner: 'renea', sure: 1 };
  return /^(?:do|make|draft|write|create|new)?\s*(?:up\s+)?(?:an?\s+|the\s+)?quote\b/i.test(before)
    ? { entity: 'quote', verb: 'update', tool: 'send_quote', owner: 'renea', sure: 1 }
    : undefined;
}
const DEPENDS =
  'I cannot wait for that, so nothing has been done. Tell me once it has happened, or ask Michelle to remind you.';
const NEW_JOB: Intent = { entity: 'job', verb: 'create', tool: 'create_job', owner: 'jerry', sure: 1 };
const MOVED_JOB: Intent = { ...NEW_JOB, verb: 'update', tool: 'update_job' };

/** What is shown looks like an answer: it has to be nearer to what was asked than what is asked about before it is done. */
const SHOWN = 0.4;
const LOOKS = /^(?:list|find|show)_/;

/** A specialist can only mean what it has a tool for; Jerry may mean anybody's. */
function chosen(intents: Intent[], reading: Reading, named: AssistantId | null): Intent | undefined {
  if (!reading.router) return intents.find((intent) => reading.tools.has(intent.tool));
  const [first] = intents;
  return (
    (named && intents.find((intent) => intent.owner === named)) ||
    (first && first.sure >= (LOOKS.test(first.tool) ? SHOWN : PLAIN) ? first : undefined)
  );
}
