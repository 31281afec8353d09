import type { AssistantId } from '@smoko/contract';
import { leftOver } from '../../guard/left-over.ts';
import { asks } from './acts/asks.ts';
import { saidDays } from './acts/days.ts';
import { isBeyond } from './acts/kinds/beyond.ts';
import { asksOtherDay } from './acts/kinds/day-off.ts';
import { SUMS } from './acts/kinds/intake-words.ts';
import { isWordBack, tellsOnly } from './acts/kinds/talk.ts';
import { actsLead, planActs, withoutTalk } from './acts/plan-acts.ts';
import { actsIn } from './acts/read-acts.ts';
import { isBesideThePoint, personAsked } from './beside-the-point.ts';
import { decide } from './decide/decide.ts';
import { askedAgain } from './dialogue/again.ts';
import { bookedIn } from './dialogue/booked-in.ts';
import { itemPriced } from './dialogue/item-priced.ts';
import { sendsLast } from './dialogue/sends-last.ts';
import { asNewJob, made, speltOut } from './dialogue/spelt-out.ts';
import { meaningOf } from './dialogue/turn.ts';
import { properName } from './extract/phrases.ts';
import { ownMessage } from './for-team.ts';
import { greet } from './greeting.ts';
import { asReminder, heldBack } from './held.ts';
import { helpWith } from './help.ts';
import { beyondUs, type Intent, intentsOf, PLAIN } from './intent/intents.ts';
import { likelyIntent, saidToBe } from './intent/likely.ts';
import { THEIR_KIN, WHOSE_KIN } from './lexicon/again.ts';
import { KEEPS_CLIENT } from './lexicon/asks-for.ts';
import { CANNOT } from './lexicon/cannot.ts';
import { SENDS_IT } from './lexicon/story.ts';
import { TELLS_BACK, withoutTellBack } from './lexicon/tell-back.ts';
import { isWork } from './lexicon/work.ts';
import { normalise } from './normalise.ts';
import { onlyPasted, pasteIn } from './paste/paste.ts';
import type { Reading } from './reading.ts';
import { personMeant } from './records/meant.ts';
import { wordsIn } from './records/words.ts';
import { type PlannedCall, type Reply, say } from './reply.ts';
import { split } from './split.ts';
import { setIn, wholeSet } from './whole-set.ts';
import { isWrongKind } from './wrong-kind.ts';

const UNCLEAR: Readonly<Record<AssistantId, string>> = {
  jerry: 'I did not catch what you need. Is it about a job, a client, a quote, an invoice, an order or a to-do?',
  michelle: 'I did not catch that. Is it a to-do, a booking, a message or something about a client?',
  renea: 'I did not catch that. Is it a quote, an invoice, a payment or an expense?',
  sarah: 'I did not catch that. What should I order, or which delivery or supplier is it about?',
};

/** To what asks for nothing that anybody could see: it is told back that nothing was done with it. */
const TOLD = 'Righto. I have done nothing with that. If it should go on a job or the list, what would you like done?';

/** Instead of a record that is near to what was asked about. */
const WHICH = 'Which job, client, order, quote or to-do is it about, and what about it?';
const NOT_FOUND = `I am not sure what to look up for that. ${WHICH}`;

/** Who is asked about and is not on file is named: "Nothing on file for Reuben Quilty". */
function notFound(message: string): string {
  const who = personAsked(message);
  return who ? `I found nothing on file for ${properName(who)}. ${WHICH}` : NOT_FOUND;
}

/** What to do about a message: tool calls, parts for the team, a question or a decline. */
export function plan(reading: Reading): Reply {
  const kind = greet(reading.message);
  if (kind) return say(kind);
  const read = onlyOfKind(planActs(reading), reading);
  const acts = read && (takesAway(read) || !setIn(normalise(reading.message), reading)) ? read : null;
  if (acts && (reading.history.length || actsLead(reading) || readsBetter(acts, reading))) return acts;
  if (acts && (movesWork(acts, reading) || asksOtherDay({ say: acts.text }))) return acts;
  const again = acts ? null : saidAgain(reading);
  if (again) return again;
  const found = planByRules(withoutKin(withoutTalk(reading)));
  const reply = isBesideThePoint(found, reading) ? say(notFound(reading.message)) : found;
  // the older rules know single requests well; what they leave unread, or leave over, is read as acts
  if (acts && (onlyLooksUp(reply, reading) || onlyNotes(reply, acts))) return acts;
  if (acts && !isPlain(reply, reading) && (acts.calls.length || isVague(reply))) return acts;
  if (isVague(reply)) return onlyOfKind(planActs(reading, true), reading) ?? reply;
  if (!reading.history.length || reading.original !== null) return reply;
  return (asksOrMakes(reply) && (partOf(reading) ?? (isMood(reply, reading) ? say(TOLD) : null))) || reply;
}

/** What goes, or what exactly should go: a whole set of records is else counted first. */
const takesAway = ({ calls, text }: Reply): boolean =>
  calls.length ? calls.every(({ name }) => /^(?:delete_|undo_last$)/.test(name)) : text.endsWith('until you say.');

/** No look-up of a kind that cannot say what is asked. */
const onlyOfKind = (reply: Reply | null, { message }: Reading): Reply | null =>
  reply?.calls.length && !reply.text && isWrongKind(message, reply.calls) && looksUp(reply) ? null : reply;

/** What the older rules come to where they have not understood: a question what to change, or something new. */
const asksOrMakes = ({ calls, text }: Reply): boolean =>
  calls.length
    ? calls.every(({ name }) => name.startsWith('create_'))
    : /^(?:What should I change|Which job is it)\b/.test(text);

/** In a conversation, a change of what is there that acts read but for a few words: nearer than a new record of them all. */
function partOf(reading: Reading): Reply | null {
  const message = normalise(reading.message);
  if (MAKES_NEW.test(message)) return null;
  const { acts, rest } = actsIn(message, reading);
  const changes = acts.filter(({ call }) => call !== null);
  const left = [...rest, ...acts.flatMap((one) => one.left)].flatMap((text) => wordsIn(text));
  if (!changes.length || left.length > MOST_BESIDE || left.some(({ text }) => isWork(text) || /\d/.test(text)))
    return null;
  return changes.every(({ call }) => call?.name.startsWith('update_')) ? planActs(reading, true) : null;
}
const MOST_BESIDE = 8;
const MAKES_NEW =
  /\b(?:new|another|extra|add|create|order|buy|remind\w*|tasks?|to-?dos?|list|quote|invoice|bill|jobs?|clients?|customers?|suppliers?)\b|[$@]/i;

/** What is told with no word of a request in it, and no day to come, becomes no record. */
const isMood = ({ calls }: Reply, { message, facts }: Reading): boolean =>
  calls.length > 0 &&
  tellsOnly(message) &&
  saidDays(message, facts.today).every((day) => 'date' in day && day.date <= facts.today);

/**
 * Acts that explain a whole first message and write something read it better than rules that know single requests.
 * What depends on something is put on the list, and prices are still the older rules'.
 */
const readsBetter = ({ calls, text }: Reply, reading: Reading): boolean =>
  (calls.length > 0 || isWordBack(text) || isBeyond(text)) &&
  calls.every(({ name }) => /^(?:create|update|delete|send|hand)_/.test(name)) &&
  !SUMS.test(reading.message) &&
  !calls.some((one) => isOddJob(one, reading.message)) &&
  !asReminder(normalise(reading.message), reading);

/** A job of somebody who is to be a client, or with a figure left in its words: the older rules may know it better. */
const isOddJob = ({ name, args }: PlannedCall, message: string): boolean =>
  name === 'create_job' &&
  (KEEPS_CLIENT.test(message) ||
    FIGURE.test(String(args.job_name)) ||
    (!('budget' in args) && FIGURE.test(String(args.description))));
const FIGURE =
  /(?<![\d.x-])(?:\d{1,3},\d{3}|\d{2,6}|\d{1,3}(?:\.\d)?k)(?=$|[.,;]?\s|\.$)(?!\s*(?:mm|mil|m|lm|metres?|meters?|cm|litres?|l|kw|amps?|x|by|sq\p{L}*)\b)/iu;

/** "mr chen also, same day": what was asked last, for somebody else, where it is when work is done. */
function saidAgain(reading: Reading): Reply | null {
  if (!reading.history.length || reading.original !== null) return null;
  const again = askedAgain(normalise(reading.message), reading);
  const anew = again && { ...reading, message: again.request, history: [] };
  const reply = anew && planActs(anew);
  return anew && reply && movesWork(reply, anew) ? reply : null;
}

/** "book stans sister Irena Wozniak in": it is for her, not for him. */
const withoutKin = (reading: Reading): Reading => {
  const message = reading.message.replace(WHOSE_KIN, '');
  return message === reading.message ? reading : { ...reading, message };
};

/** When work is done is read best as an act, and so is whatever is put right in the same breath. */
function movesWork({ calls }: Reply, reading: Reading): boolean {
  const message = normalise(reading.message);
  if (!calls.length || asReminder(message, reading)) return false;
  if (![PUT_RIGHT, THEIR_KIN].some((says) => says.test(message)) && !calls.every(saysWhen)) return false;
  const { acts, read } = actsIn(message, reading);
  // "anna friday, paint the shed": what is to be done is no talk beside it
  const beside = read.reduce((left, text) => left.replace(text, ' '), message).replace(/\bh(?:ang|old) on\b/gi, ' ');
  return acts.every(({ left }) => !left.length) && !wordsIn(beside).some(({ text }) => isWork(text));
}
const saysWhen = ({ name, args }: PlannedCall): boolean =>
  name === 'update_job'
    ? WHEN.some((one) => one in args) || DONE_BY.test(String(args.add_note ?? ''))
    : name === 'find_job' && args.wants === 'time';
const WHEN = ['date', 'shift_days', 'time'];
const DONE_BY = /^Done (?:by|before|no later)\b/;
const PUT_RIGHT =
  /[\p{L}\d][\s,.!-]+(?:no sorry|sorry|no wait|actually|i mean|hang on|scratch that|make (?:it|that))\b/iu;

/** What is no question is not answered by showing a record: "make quote for peter heater". */
const onlyLooksUp = (reply: Reply, { message }: Reading): boolean => looksUp(reply) && !asks(normalise(message));
const looksUp = ({ calls }: Reply): boolean =>
  calls.length > 0 && calls.every(({ name }) => /^(?:list|find|show)_/.test(name));

/** "new customer glen, hes got a cracked slab": the work is a job, no note on the client. */
const onlyNotes = ({ calls }: Reply, acts: Reply): boolean =>
  calls.some(({ name, args }) => name === 'create_client' && 'notes' in args) &&
  !calls.some(({ name }) => name === 'create_job') &&
  acts.calls.some(({ name }) => name === 'create_job') &&
  acts.calls.length === calls.length;

/** Words of substance that the older rules may leave over in a message that they read well. */
const MOST_LEFT = 4;

/** Nothing that anybody could use: neither a deed nor a question about one. */
const isVague = ({ calls, text }: Reply): boolean =>
  !calls.length &&
  (text === CANNOT.cannot_do || text === NOT_FOUND || Object.values(UNCLEAR).includes(text) || !text.endsWith('?'));

/** Whether the calls make use of what the message says. Parts for others are read by them. */
function isPlain({ calls, text }: Reply, { message, records, facts }: Reading): boolean {
  if (text || !calls.length) return false;
  const args = calls.map((one) => one.args);
  const told = JSON.stringify(args);
  const about = records.filter(({ id }) => told.includes(id)).map((record) => JSON.stringify(record));
  return leftOver({ said: message, args, records: about, today: facts.today }).length <= MOST_LEFT;
}

function planByRules(reading: Reading): Reply {
  if (onlyPasted(reading.message)) return say(WITH_THAT);
  const { reply, requests, first } = meaningOf(reading);
  if (reply) return reply;
  const steps: Steps = { calls: [...first], words: [], team: [] };
  const before = earlierIn(reading, requests);
  for (const part of requests.filter((one, i) => i === 0 || !TELLS_BACK.test(one))) {
    const fresh = made(steps.calls);
    const records = fresh.length ? [...reading.records, ...fresh] : reading.records;
    take(part, steps, { ...reading, earlier: before, records });
    before.push(part);
  }
  const { words, team } = steps;
  const calls = onceEach(steps.calls);
  if (team.length) calls.push({ name: 'hand_over', args: { to: team.map((one) => waiting(one, steps, reading)) } });
  if (!calls.length && !words.length) return say(unclear(reading));
  // what is asked stands before what is done, which code tells
  return { text: named(words.join('\n'), reading) + (calls.length && words.length ? '\n\n' : ''), calls };
}

/** "scrap job 7241, delete it": said twice, done once. */
const onceEach = (calls: readonly PlannedCall[]): PlannedCall[] => [
  ...new Map(calls.map((one) => [/^(?:delete|update)_/.test(one.name) ? JSON.stringify(one) : one, one])).values(),
];

/** People are told names, never ids. */
const named = (text: string, { records }: Reading): string =>
  text.replace(/\b[0-9a-f]{24}\b/g, (id) => records.find((one) => one.id === id)?.name ?? id);

interface Steps {
  calls: PlannedCall[];
  words: string[];
  team: { assistant: AssistantId; request: string }[];
}

/** One request of a message: adds what it comes to. */
function take(part: string, { calls, words, team }: Steps, reading: Reading): void {
  const { request: whole, owner: named } = ownMessage(part);
  const later = asReminder(whole, reading);
  const said = later ?? itemPriced(whole, reading) ?? withoutTellBack(whole);
  const help = helpWith(said);
  if (help) {
    words.push(help);
    return;
  }
  // what was pasted is no order: what to do with it is asked beside it
  const paste = pasteIn(said);
  const ask = paste?.ask ?? said;
  const held = paste || later ? null : heldBack(said, reading);
  if (held) {
    words.push(held);
    return;
  }
  const set = paste || later ? null : wholeSet(said, reading);
  const told = named ? undefined : saidToBe(ask);
  if (later && !reading.router && !reading.tools.has(TO_DO.tool)) {
    words.push(DEPENDS);
    return;
  }
  const beyond = set || told || later ? null : beyondUs(ask, reading);
  if (beyond) {
    words.push(CANNOT[beyond] ?? unclear(reading));
    return;
  }
  if (set) {
    if (set.reply.calls.length) calls.push(...set.reply.calls);
    else if (reading.router) team.push({ assistant: set.owner, request: said });
    else words.push(set.reply.text);
    return;
  }
  const first =
    later || ON_A_LIST.test(ask)
      ? TO_DO
      : (told ??
        sendsMade(ask, reading) ??
        chosen(intentsOf(ask, reading), reading, named) ??
        (reading.router && !named ? likelyIntent(ask, reading) : undefined) ??
        (ask === said ? undefined : chosen(intentsOf(said, reading), reading, named)));
  const booked = reading.router && !named ? bookedIn(said, reading) : null;
  const job = reading.router && !named ? (booked?.request ?? asNewJob(said, first, reading, calls)) : null;
  const intent =
    booked?.tool === 'update_job' ? MOVED_JOB : job ? NEW_JOB : first && vague(said, first) ? undefined : first;
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

/** Requests of the user's message before those of this assistant's. */
function earlierIn(reading: Reading, requests: readonly string[]): string[] {
  if (reading.original === null) return [];
  const all = split(normalise(reading.original), reading);
  const at = all.findIndex((part) => part.endsWith(requests[0] ?? part));
  return all.slice(0, Math.max(at, 0));
}

/** A part that speaks of what is being made for the same message waits until it is on file. */
function waiting(part: Steps['team'][number], { calls }: Steps, reading: Reading) {
  const makes = calls.some((one) => one.name === 'create_job' || one.name === 'create_client');
  if (!makes) return part;
  const other = personMeant(part.request, { ...reading, earlier: [], doneSoFar: [], history: [] });
  return other?.record ? part : { ...part, needs_mine: true };
}

/** A specialist can only mean what it has a tool for; Jerry may mean anybody's. */
function chosen(intents: Intent[], reading: Reading, named: AssistantId | null): Intent | undefined {
  if (!reading.router) return intents.find((intent) => reading.tools.has(intent.tool));
  const [first] = intents;
  return (
    (named && intents.find((intent) => intent.owner === named)) || (first && first.sure >= PLAIN ? first : undefined)
  );
}

const WITH_THAT =
  'What would you like me to do with that message? I can make a job, a quote, an expense or a to-do of it. I have done nothing with it yet, and I can never pay anybody.';

function unclear(reading: Reading): string {
  if (pasteIn(reading.message)) return WITH_THAT;
  if (tellsOnly(reading.message)) return TOLD;
  if (reading.router) return UNCLEAR.jerry;
  if (reading.tools.has('create_quote')) return UNCLEAR.renea;
  return reading.tools.has('create_procurement_item') ? UNCLEAR.sarah : UNCLEAR.michelle;
}
