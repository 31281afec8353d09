import { leftOver } from '../../guard/left-over.ts';
import { asks } from './acts/asks.ts';
import { saidDays } from './acts/days.ts';
import { isBeyond } from './acts/kinds/beyond.ts';
import { asksOtherDay } from './acts/kinds/day-refused.ts';
import { SUMS } from './acts/kinds/intake-words.ts';
import { isWordBack, tellsOnly } from './acts/kinds/talk.ts';
import { ONLY_ACTS } from './acts/only-acts.ts';
import { actsLead, planActs, withoutTalk } from './acts/plan-acts.ts';
import { actsIn } from './acts/read-acts.ts';
import { isBesideThePoint, personAsked } from './beside-the-point.ts';
import { askedAgain } from './dialogue/again.ts';
import { answering } from './dialogue/answering.ts';
import { invoiceOfRow } from './dialogue/choose.ts';
import { openRequest } from './dialogue/pending.ts';
import { made } from './dialogue/spelt-out.ts';
import { withThatDay } from './dialogue/that-day.ts';
import { meaningOf } from './dialogue/turn.ts';
import { properName } from './extract/phrases.ts';
import { greet } from './greeting.ts';
import { asReminder } from './held.ts';
import { THEIR_KIN, WHOSE_KIN } from './lexicon/again.ts';
import { KEEPS_CLIENT } from './lexicon/asks-for.ts';
import { CANNOT } from './lexicon/cannot.ts';
import { opens } from './lexicon/openers.ts';
import { TELLS_BACK } from './lexicon/tell-back.ts';
import { isWork } from './lexicon/work.ts';
import { madeOf } from './made-of.ts';
import { normalise } from './normalise.ts';
import { partRead } from './part-read.ts';
import { passesOver } from './passes-over.ts';
import { onlyPasted } from './paste/paste.ts';
import type { Reading } from './reading.ts';
import { personMeant } from './records/meant.ts';
import { wordsIn } from './records/words.ts';
import { type PlannedCall, type Reply, say } from './reply.ts';
import { sendingIn, withSending } from './send-made.ts';
import { split } from './split.ts';
import { type Steps, take } from './take-request.ts';
import { TOLD, UNCLEAR, unclear, WITH_THAT } from './unclear.ts';
import { setIn } from './whole-set.ts';
import { isWrongKind } from './wrong-kind.ts';

/** Instead of a record that is near to what was asked about. */
const WHICH = 'Which job, client, order, quote or to-do is it about, and what about it?';
const NOT_FOUND = `I am not sure what to look up for that. ${WHICH}`;

/** Who is asked about and is not on file is named: "Nothing on file for Reuben Quilty". */
function notFound(message: string): string {
  const who = personAsked(message);
  return who ? `I found nothing on file for ${properName(who)}. ${WHICH}` : NOT_FOUND;
}

/** What to do about a message: tool calls, parts for the team, a question or a decline. */
export function plan(given: Reading): Reply {
  const reading = withThatDay(given);
  const reply = madeAndSent(reading) ?? planned(reading);
  return passesOver(reply, reading) ? say(notFound(reading.message)) : reply;
}

/** "invoice sue 500 and send it": what is made first, since it cannot go out before it is there (send-made.ts). */
function madeAndSent(reading: Reading): Reply | null {
  const sending = sendingIn(reading.message);
  return sending && withSending(planned({ ...reading, message: sending.rest }), sending);
}

function planned(reading: Reading): Reply {
  const kind = greet(reading.message);
  if (kind) return say(kind);
  const read = onlyOfKind(planActs(reading), reading);
  const acts = read && (takesAway(read) || !setIn(normalise(reading.message), reading)) ? read : null;
  if (acts && actsComeFirst(acts, reading)) return acts;
  const again = acts ? null : goesOn(reading);
  if (again) return again;
  const found = planByRules(withoutKin(withoutTalk(reading)));
  const reply = isBesideThePoint(found, reading) ? say(notFound(reading.message)) : partRead(found, reading);
  if (acts && actsSayMore(acts, reply, reading)) return acts;
  if (isVague(reply)) return onlyOfKind(planActs(reading, true), reading) ?? reply;
  if (!reading.history.length || reading.original !== null) return reply;
  return (asksOrMakes(reply) && (partOf(reading) ?? (isMood(reply, reading) ? say(TOLD) : null))) || reply;
}

/** Acts that are taken before the older rules are asked. */
const actsComeFirst = (acts: Reply, reading: Reading): boolean =>
  reading.history.length > 0 ||
  actsLead(reading) ||
  readsBetter(acts, reading) ||
  movesWork(acts, reading) ||
  asksOtherDay({ say: acts.text });

/** The older rules know single requests well; what they leave unread, or leave over, is read as acts. */
const actsSayMore = (acts: Reply, reply: Reply, reading: Reading): boolean =>
  onlyLooksUp(reply, reading) ||
  onlyNotes(reply, acts) ||
  (!isPlain(reply, reading) && (acts.calls.length > 0 || isVague(reply)));

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

/** What goes on with what was asked, or what was said, before. */
const goesOn = (reading: Reading): Reply | null => completed(reading) ?? saidAgain(reading);

/** "the kitchen", to "which job is the variation on?": the request with its answer, read as one. */
function completed(reading: Reading): Reply | null {
  if (!reading.history.length || reading.original !== null) return null;
  const said = normalise(reading.message);
  // another order is no answer, least of all why money is credited
  if (opens(said)) return null;
  const open = openRequest(reading);
  const meant = open && answering(open, said, reading);
  if (!open || meant?.is !== 'answer' || meant.rest.length) return null;
  if (open.question.kind === 'which' && open.question.candidates.every(invoiceOfRow))
    // an answer about invoices never begins another record: what is not read whole is asked again
    return planActs({ ...reading, message: meant.request }) ?? say(open.question.text);
  const { acts } = actsIn(normalise(meant.request), reading);
  const known = acts.some(({ call }) => call && ONLY_ACTS.has(call.name));
  return known ? planActs({ ...reading, message: meant.request }) : null;
}

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
const isPlain = ({ calls, text }: Reply, reading: Reading): boolean =>
  !text && calls.length > 0 && leftOver(madeOf(reading.message, calls, reading)).length <= MOST_LEFT;

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
