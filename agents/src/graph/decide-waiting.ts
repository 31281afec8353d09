import { AppError } from '@smoko/contract';
import { z } from 'zod';
import type { PastMessage, TurnContext, TurnInput } from '../context.ts';
import { amended } from '../models/builtin/acts/kinds/message-amended.ts';
import { cardAmended } from '../models/builtin/cards/card-amended.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { LONGEST } from './cards/clauses.ts';
import { LIST_HEAD, readListed } from './cards/listed.ts';
import { ASKS_YES, asksOther, type CardTalk, readCardTalk, sentOnce, talksOfOther } from './cards/read.ts';
import { type Config, emit, runtimeOf } from './state.ts';
import { type Waiting, waitingFor } from './waiting-in.ts';
import { askedBeside, type Decision, readDecision, sendOtherWay } from './yes-no.ts';

/** What a message says of what waits for a yes or lies as a draft, kept before anything of it is carried out. */
const planSchema = z.object({
  yes: z.array(z.string()).default([]),
  no: z.array(z.string()).default([]),
  /** Those of them that are drafts. */
  drafts: z.array(z.string()).default([]),
  /** Put right before anything else; its id stands for the draft that takes its place. */
  amend: z
    .object({ id: z.string(), fields: z.record(z.string(), z.unknown()), recordId: z.string().optional() })
    .nullable()
    .default(null),
  /** Said beside what is done: what waits all the same. */
  note: z.string().default(''),
  /** What is asked for beside it; null where there is nothing more. */
  rest: z.string().nullable().default(null),
  /** The rest is read as said after this was answered. */
  goesOn: z.boolean().default(false),
});
type Plan = z.infer<typeof planSchema>;
const ids = (cards: readonly Waiting[]): string[] => cards.map(({ id }) => id);
const KEY = 'entry';
const plan = (some: Partial<Plan>): Plan => ({ ...planSchema.parse({}), ...some });

/**
 * Decides what a message says of what waits, by code alone. What is left to be worked through: the input as it came
 * where it decides nothing, what was asked beside it, or null.
 */
export async function decideWaiting(input: TurnInput, config: Config): Promise<TurnInput | null> {
  const { assistant: speaker } = input;
  const { turn } = runtimeOf(config);
  const begun = readPlan(turn);
  const cards = begun ? [] : await waitingFor(turn);
  if (!begun && cards.length === 0) return input;
  const decided = begun ?? (await planned(input, cards, config));
  if (decided === null) return input;
  emit(config, { type: 'speaker', speaker, assistant: speaker });
  const say = (text: string) => emit(config, { type: 'text', speaker, text });
  if ('ask' in decided) say(decided.ask);
  // kept before anything is decided: a retry finds fewer waiting, and must not ask the model instead
  else if (!begun) await turn.journal.write(KEY, JSON.stringify(decided));
  const told = 'ask' in decided ? '' : await carriedOut(decided, speaker, config);
  // whoever reads the rest may be the same one
  if (told) say('rest' in decided && decided.rest !== null ? `${told}\n\n` : told);
  emit(config, { type: 'speaker-done', speaker, error: null });
  if ('ask' in decided || decided.rest === null) return null;
  return { ...input, message: decided.rest, history: decided.goesOn ? wentOn(input, told) : input.history };
}

/** The conversation as it stands once that was answered. */
const wentOn = ({ message, assistant, history }: TurnInput, told: string): PastMessage[] => [
  ...history,
  { role: 'user', assistant: null, content: message },
  { role: 'assistant', assistant, content: told },
];

function readPlan(turn: TurnContext): Plan | null {
  const kept = turn.journal.read(KEY);
  return kept === undefined ? null : planSchema.parse(JSON.parse(kept));
}

/** What is to be done, a question where that is not clear, or null where the message is about something else. */
async function planned(input: TurnInput, cards: Waiting[], config: Config): Promise<Plan | { ask: string } | null> {
  const own = ownAgain(input, config);
  // what waits for a yes always counts; a draft that lies there longer is saved by name, or from its card
  const pending = cards.filter(({ fresh }) => fresh);
  const another = otherWay(input.message, cards);
  if (another) return another;
  if (own === null) {
    const news = await amendedBy(input, cards, config);
    if (news) return plan({ amend: news, drafts: [news.id] });
    const listed = readListed(input.message, cards, answersTo(input));
    if (listed)
      return plan({ yes: ids(listed.yes), no: ids(listed.no), drafts: ids(cards.filter(({ draft }) => draft)) });
    const talk = readCardTalk(input.message, cards, answersTo(input));
    if (talk) return fromTalk(talk, cards, input, config);
  }
  const read = pending.length
    ? readDecision(
        input.message,
        pending.map((card) => card.summary),
      )
    : null;
  if (!read) return own === null ? null : replaced(pending, own);
  const which = meant(read, pending, { last: lastAnswer(input), all: answersTo(input) });
  if (!which) return null;
  // the number that answers is a no, too
  if (!which.length) return { ask: whichOne(pending, read.decision === 'reject' ? LIST_HEAD.drop : LIST_HEAD.either) };
  const others = read.only ? ids(pending).filter((id) => !which.includes(id)) : [];
  const drafts = ids(pending.filter(({ draft }) => draft));
  if (read.decision === 'approve') {
    const rest = sentOnce(
      input.message,
      pending.filter(({ id }) => which.includes(id)),
    );
    return plan({ yes: which, no: others, drafts, rest, goesOn: rest !== null });
  }
  const rest = askedBeside(input.message) ?? own;
  const note = rest === null && saysMore(input.message) ? NOTHING_ELSE : '';
  return plan({ no: [...others, ...which], drafts, rest, note });
}

/** "wait no they hold 5%. take 5% off the lot": more than a no and its reason, which nobody has read. */
const saysMore = (message: string): boolean => /\d/.test(message) && message.split(/\s+/).length > A_NO;
const A_NO = 7;
const NOTHING_ELSE = "I can't tell what else to do about it: say what should change, by itself.";

/** "make it monday" of a draft that lies open: what it would be then. A language model writes such a one itself. */
async function amendedBy(input: TurnInput, cards: readonly Waiting[], config: Config): Promise<Plan['amend']> {
  const { model, turn } = runtimeOf(config);
  if (model.host !== null || input.message.length > LONGEST) return null;
  const drafts = cards.flatMap(({ card, fresh }) => (card ? [{ card, fresh }] : []));
  if (!drafts.length) return null;
  const { today, country } = turn;
  const records = await turn.known(input.message);
  return cardAmended(normalise(input.message), drafts, { records, facts: { today, country }, history: [] });
}

async function fromTalk(
  { save, drop, rest, unsure, still }: CardTalk,
  cards: readonly Waiting[],
  input: TurnInput,
  config: Config,
): Promise<Plan | { ask: string }> {
  if (unsure) return { ask: whichOne(unsure.cards, LIST_HEAD[unsure.to]) };
  const [only, ...more] = save;
  // "ok save the invoice. due in 14 days": put right first
  const asIs = only && !more.length && rest !== '' ? [{ ...only, fresh: true }] : [];
  const amend = asIs.length ? await amendedBy({ ...input, message: rest }, asIs, config) : null;
  const open = cards.filter((card) => card.draft && !save.includes(card) && !drop.includes(card));
  return plan({
    yes: ids(save),
    no: ids(drop),
    drafts: ids([...save, ...drop].filter(({ draft }) => draft)),
    amend,
    note: [
      ...still.map(({ summary }) => `This still waits, say yes by itself and it goes: ${summary}.`),
      ...(save.length && open.length ? [`Still to check: ${open.map(({ summary }) => summary).join('; ')}.`] : []),
    ].join('\n'),
    rest: rest === '' || amend ? null : rest,
    goesOn: true,
  });
}

/** "actually no. email": the only paper that waits is not sent as it was to be, and asked about again. */
function otherWay(message: string, cards: readonly Waiting[]): Plan | null {
  const [only, ...others] = cards.filter(({ draft }) => !draft);
  const rest = only && !others.length ? sendOtherWay(message, only.summary) : null;
  return only && rest ? plan({ no: [only.id], rest }) : null;
}

/** "make it half past 9" while a message waits: that one is dropped, and what was said makes another of it. */
function replaced(pending: readonly Waiting[], own: string): Plan | null {
  const [only, ...others] = pending.filter(({ draft }) => !draft);
  if (!only || others.length || !/^Send (?:message|sms|e-?mail|text)\b/i.test(only.summary)) return null;
  return plan({ no: [only.id], rest: own });
}

/** The message itself where it says how what waits should read. A language model writes such a one itself. */
function ownAgain(input: TurnInput, config: Config): string | null {
  const { model, turn } = runtimeOf(config);
  const { today, country } = turn;
  return model.host === null && amended(normalise(input.message), lastAnswer(input), { today, country })
    ? input.message
    : null;
}

/** Does what was decided; what came of it, in words for people. */
async function carriedOut(decided: Plan, speaker: TurnInput['assistant'], config: Config): Promise<string> {
  const { turn } = runtimeOf(config);
  const drafts = new Set(decided.drafts);
  const told: string[] = [];
  let { yes } = decided;
  if (decided.amend) {
    const { id, ...news } = decided.amend;
    try {
      const draft = await turn.drafts.replace(id, news);
      drafts.add(draft.id);
      if (yes.includes(id)) yes = yes.map((one) => (one === id ? draft.id : one));
      else {
        emit(config, { type: 'draft', speaker, draft });
        told.push(`Check this before I save it: ${draft.summary}.`);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.message;
    }
  }
  for (const id of decided.no) told.push(await carryOut(id, drafts.has(id), 'reject', speaker, config));
  for (const id of yes) told.push(await carryOut(id, drafts.has(id), 'approve', speaker, config));
  return [...told, decided.note].filter(Boolean).join('\n');
}

type Decided = Decision['decision'];

/** "Right, not deleted: client Aoife Murphy." */
function refused(summary: string, done: string): string {
  const [, record] = /^Delete (.+)$/s.exec(summary) ?? [];
  if (record) return `Right, not deleted: ${record}.`;
  return `Right, not ${/^send\b/i.test(summary) ? 'sent' : done}: ${summary}.`;
}

/** Approves or rejects what waits, saves or discards a draft: what came of it, in words for people. */
async function carryOut(
  id: string,
  isDraft: boolean,
  decision: Decided,
  speaker: TurnInput['assistant'],
  config: Config,
): Promise<string> {
  const done = isDraft ? 'saved' : 'done';
  try {
    const { summary, receipt, error } = await settled(id, isDraft, decision, speaker, config);
    if (receipt) emit(config, { type: 'receipt', speaker, receipt });
    if (error) return `${summary}: this could not be ${done}. ${error}`;
    if (decision === 'reject') return refused(summary, done);
    return `Done: ${receipt?.summary ?? summary}.`;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function settled(
  id: string,
  isDraft: boolean,
  decision: Decided,
  speaker: TurnInput['assistant'],
  config: Config,
) {
  const { turn } = runtimeOf(config);
  if (isDraft) {
    // its card stands where it was drafted, and changes there
    const { draft, receipt, error } = await turn.drafts.decide(id, decision === 'approve' ? 'save' : 'discard');
    return { summary: draft.summary, receipt, error };
  }
  const { approval, receipt, error } = await turn.approvals.decide(id, decision);
  emit(config, { type: 'approval', speaker, approval });
  return { summary: approval.summary, receipt, error };
}

/** Which of what waits a decision means; none when it has to be asked, null where it is about something else. */
function meant(said: Decision, pending: Waiting[], answers: Answers): string[] | null {
  if (!isAsked(said, answers.last)) return null;
  if (isOfOther(said, pending, answers)) return [];
  const { which, decision } = said;
  const all = pending.map(({ id }) => id);
  if (which === 'all') return all;
  // drafts of one message belong together
  if (which === 'bare' && (pending.length === 1 || pending.every(({ draft }) => draft))) return all;
  if (which === 'bare') return justAsked(decision, pending, answers.last);
  const card = pending[which];
  // a number that is no place in the list is an answer to something else
  return card && pending.length > 1 ? [card.id] : null;
}

/** A number, a "nothing" or a warm word decides only where the latest answer asked for one. */
function isAsked({ which, how, only }: Decision, answer: string): boolean {
  if (how === 'listed') return (which === 'all' || only ? ASKS_YES : LISTS).test(answer);
  return how !== 'warm' || GOES_AHEAD.test(answer);
}

/** What was answered before: by whoever spoke last, and by all since the message before. */
interface Answers {
  last: string;
  all: string;
}

/** The last answer asked about something else than what waits, or none of them spoke of it: whoever says yes may mean that. */
function isOfOther({ decision, which, how }: Decision, pending: Waiting[], { last, all }: Answers): boolean {
  if (how !== 'named' && how !== 'listed' && asksOther(last, pending)) return true;
  const isBareYes = decision === 'approve' && how === 'plain' && which === 'bare';
  return isBareYes && all !== '' && pending.some(({ draft }) => !draft) && talksOfOther(all, pending);
}

/** Of several that wait: all that were put together, and for a no what was put last. A yes is asked for again. */
function justAsked(decision: Decided, pending: Waiting[], answer: string): string[] {
  const asked = pending.filter(({ summary }) => answer.includes(`${summary} - `));
  return decision === 'reject' || TOGETHER.test(answer) ? asked.map(({ id }) => id) : [];
}
const TOGETHER = /\bgo ahead with all\b/i;

const LISTS = /wait for your answer\. Which one\?/;
const GOES_AHEAD = /\bgo ahead[^?]*\?\s*$/i;

function whichOne(pending: readonly Waiting[], which: string = LIST_HEAD.either): string {
  const [only] = pending;
  if (only && pending.length === 1)
    return `Is that your answer to this: ${only.summary}? Say it again to be sure, or tell me what you meant.`;
  return `${which}\n${pending.map((card, i) => `${i + 1}. ${card.summary}`).join('\n')}\n\nSay the number, or "all".`;
}

const lastAnswer = ({ history }: TurnInput): string => {
  const last = history.at(-1);
  return last?.role === 'assistant' ? last.content : '';
};

/** All that was answered to the message before, by whomever. */
const answersTo = ({ history }: TurnInput): string =>
  history
    .slice(history.findLastIndex(({ role }) => role === 'user') + 1)
    .map(({ content }) => content)
    .join('\n');
