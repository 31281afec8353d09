import type { BaseMessage } from '@langchain/core/messages';
import type { Doubt } from '@smoko/contract';
import type { Services } from '../context.ts';
import { type Config, runtimeOf } from '../graph/state.ts';
import { type KnownRecord, readRecordLines } from '../known.ts';
import type { Call } from '../models/collect.ts';
import { countedExtras } from './counted-extras.ts';
import { type Found, NOT_USED } from './found.ts';
import { callsSince, givenTo, recordsWith, requestIn } from './given-to.ts';
import { isHedged } from './hedged.ts';
import { isLongAgo } from './long-ago.ts';
import { otherSurname } from './other-surname.ts';
import { withoutOwnWords } from './own-words.ts';
import { plainlyAsked, takesBack } from './plainly-asked.ts';
import { implausible } from './plausible.ts';
import { countsInNames, goneDays, partCounts } from './unlikely.ts';
import { unreadGst } from './unread-gst.ts';
import { unreadPrice } from './unread-price.ts';
import { isJobsName, onlyFromTalk } from './whose.ts';

interface Place {
  messages: readonly BaseMessage[];
  /** Of the invocation in its turn. */
  id: string;
}

/**
 * The services as a call may use them whose arguments are checked against the conversation first: a value that nobody
 * gave makes a draft of what it would write. Worked out when something is written; a retry finds it in the journal.
 */
export function guarded(services: Services, call: Call, { messages, id }: Place, config: Config): Services {
  const { model, turn, signal } = runtimeOf(config);
  const builtin = model.host === null;
  // as they are now: what the call itself comes to is no ground for it
  const given = givenTo(messages, turn);
  const said = given.said[0] ?? '';
  const key = `doubts:${id}`;
  let asked: Promise<Found[]> | null = null;
  /** A language model says in its answer what it left out; the built-in one does not know. */
  const unexplained = (input: unknown): Promise<string[]> => {
    const args = [call.args, ...callsSince(messages)];
    const records = recordsWith(given.shown, [input, ...args]);
    return model.understand('leftOver', [{ said, args, records, today: turn.today }], signal);
  };
  /** A record as it was shown, by its id. */
  const shownOf = (id: unknown): KnownRecord | undefined => {
    const [line] = typeof id === 'string' && id ? recordsWith(given.shown, [{ id }]) : [];
    return readRecordLines(line ?? '')[0];
  };
  /** The record that would be changed. */
  const targetOf = (input: unknown): string | undefined => namesOf(shownOf(idOf(input)));
  /** Whose a paper would be: what its job, else its client is called. Either is given by its id or by its name. */
  const whoseNames = (): string | undefined => {
    const { job, client } = call.args;
    const named = job ?? client;
    return namesOf(shownOf(job) ?? shownOf(client)) ?? (typeof named === 'string' ? named : undefined);
  };
  /** Whose the record is that would be written or changed. */
  const clientOf = (input: unknown): string | undefined => {
    const shown = [call.args.client, call.args.job, idOf(input)].map(shownOf).find(Boolean);
    return shown?.kind === 'client' ? shown.name : shown?.client;
  };
  const find = async (input: unknown): Promise<Found[]> => {
    const kept = turn.journal.read(key);
    if (kept !== undefined) return JSON.parse(kept) as Found[];
    const { name, args } = call;
    const made = await model.understand('ungrounded', [args, given], signal);
    const odd = implausible(args, name);
    // what is taken back was on file as it goes: no word of the message is written
    const over = builtin && name !== 'undo_last' ? await unexplained(input) : [];
    const left = withoutOwnWords(name, args, over);
    const about = { name, args, said, calls: callsSince(messages), today: turn.today };
    const slips = builtin ? await model.understand('ownSlips', [about], signal) : [];
    const request = requestIn(messages);
    const unsaid = isHedged(request) || takesBack(request) ? NOT_SURE : UNSAID;
    const plain = !builtin || (plainlyAsked(name, request, targetOf(input), args) && !isHedged(request));
    const whose = builtin && onlyFromTalk(name, whoseNames(), request);
    const surname = builtin ? otherSurname(clientOf(input) ?? '', request) : null;
    const answers = messages.flatMap((one) => (one.type === 'ai' && one.text ? [one.text] : []));
    const found: Found[] = [
      ...(isLongAgo(name, args, answers, builtin ? 'builtin' : 'host') ? [{ path: '', value: said, why: BEFORE }] : []),
      ...(whose ? [{ path: '', value: said, why: WHOSE }] : []),
      ...(builtin && calledByJob(call, given.shown) ? [{ path: 'client', value: String(args.client), why: JOB }] : []),
      ...(surname ? [{ path: '', value: surname, why: WHO }] : []),
      // not asked for in so many words, it is looked at; where nothing of it is doubted there is nothing to say
      ...(plain ? [] : [{ path: '', value: said, why: unsaid }]),
      ...left.map((value) => ({ path: '', value, why: NOT_USED })),
      ...made.map((one) => ({ ...one, why: NOT_SAID })),
      ...odd.map((one) => ({ ...one, why: NO_NAME })),
      ...goneDays(name, args, turn.today).map((one) => ({ ...one, why: GONE })),
      ...countedExtras(name, args, said).map((one) => ({ ...one, why: COUNTED })),
      ...partCounts(name, args).map((one) => ({ ...one, why: WHOLE })),
      ...countsInNames(name, args).map((one) => ({ ...one, why: NO_NAME })),
      ...unreadMoney(call, said),
      ...slips,
    ];
    if (found.length) await turn.journal.write(key, JSON.stringify(found));
    return found;
  };
  return {
    read: services.read,
    async write(operation, input, words) {
      asked ??= find(input);
      const found = await asked;
      if (!found.length) return services.write(operation, input, words);
      const fields = { ...(input as object), ...(words.also ? { also: words.also.input } : {}) };
      const doubted = found.filter(({ why }) => why !== UNSAID);
      const doubts = doubted.map((one) => doubtOf(one, fields));
      return services.write(operation, input, { ...words, doubts, unsure: true });
    },
  };
}

/** What was said of a price, and went into no sum. */
const unreadMoney = ({ name, args }: Call, said: string): Found[] => [
  ...unreadGst(name, args, said).map((one) => ({ ...one, why: WHICH_GST })),
  ...unreadPrice(name, args).map((one) => ({ ...one, why: PRICE_LEFT })),
];

/** A client by the words of a job on file: none would be made of it but by mistake. */
function calledByJob({ args }: Call, shown: readonly string[]): boolean {
  const known = shown.flatMap(readRecordLines);
  const names = (kind: KnownRecord['kind']) => known.filter((one) => one.kind === kind).map(({ name }) => name);
  return isJobsName(args.client, names('job'), [...names('client'), ...known.flatMap(({ client }) => client ?? [])]);
}

/** The record that an operation is about. */
const idOf = (input: unknown): unknown => (input as { id?: unknown }).id;

const namesOf = (shown: KnownRecord | undefined): string | undefined =>
  shown && [shown.name, shown.number, shown.client].filter(Boolean).join(' ');

const NOT_SURE = 'Is this what you meant?';
/** Said on no card. */
const UNSAID = '';
const WHOSE = 'You did not say who it is for.';
const JOB = 'A job on file is called that. Is it for that job?';
const WHO = 'Is this the right person?';
const NOT_SAID = 'You did not say this.';
const GONE = 'That day has gone.';
const COUNTED = 'Optional was said: this would count in the total.';
const WHOLE = 'Order items are counted in whole numbers.';
const WHICH_GST = 'I did not get whether that is with GST.';
const PRICE_LEFT = 'There is a price in these words, and the sum is without it.';
const BEFORE = 'Nothing was done just before: this is older.';
const NO_NAME = 'Is this what it is called?';

/** With the field that the value went into, where one holds it. */
function doubtOf({ path, value, why }: Found, fields: Record<string, unknown>): Doubt {
  const { also, ...own } = fields as { also?: Record<string, unknown> };
  const holder = holding(own, value) ?? (also && prefixed(holding(also, value)));
  return { field: holder ?? null, words: shown(path, value), why };
}
const prefixed = (name: string | undefined) => (name === undefined ? undefined : `also.${name}`);

const holding = (fields: Record<string, unknown>, value: string | number): string | undefined =>
  Object.entries(fields).find(([name, held]) => name !== 'id' && contains(held, value))?.[0];

function contains(held: unknown, value: string | number): boolean {
  if (held === value) return true;
  if (typeof held === 'string') return typeof value === 'string' && held.toLowerCase() === value.toLowerCase();
  return held !== null && typeof held === 'object' && Object.values(held).some((inner) => contains(inner, value));
}

const shown = (path: string, value: string | number): string => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return /amount|price|budget|total|discount/.test(name) && typeof value === 'number'
    ? `$${value.toFixed(2)}`
    : String(value);
};
