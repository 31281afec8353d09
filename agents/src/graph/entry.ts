import { AppError, type AssistantId } from '@smoko/contract';
import { z } from 'zod';
import type { TurnContext, TurnInput } from '../context.ts';
import { amended } from '../models/builtin/acts/kinds/message-amended.ts';
import type { Talk } from '../models/builtin/dialogue/talk.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { TooMuchWork } from '../understanding/budget.ts';
import type { Received } from './receiver.ts';
import { saidBefore } from './said-before.ts';
import { type Config, emit, runtimeOf, type TurnState } from './state.ts';
import { type Waiting, waitingFor } from './waiting-in.ts';
import { askedBeside, type Decision, readDecision } from './yes-no.ts';

type State = typeof TurnState.State;

/** The door: a plain yes or no to what waits, then who gets the message. Both decided by code where that is certain. */
export async function entry(state: State, config: Config): Promise<Partial<State>> {
  const decided = await decideWaiting(state.input, config);
  const beside = decided === 'reject' ? (askedBeside(state.input.message) ?? ownAgain(state.input, config)) : null;
  if (decided && beside === null) return { first: null, team: [] };
  const input = beside === null ? state.input : { ...state.input, message: beside };
  const known = await runtimeOf(config).turn.known(input.message, saidBefore(input));
  const { today, country } = runtimeOf(config).turn;
  const history = input.history.map(({ role, content }) => ({ role, text: content }));
  const { message, assistant: box } = input;
  const talk = { records: known, facts: { today, country }, history };
  const assistant = await receivedBy({ message, assistant: box }, talk, config);
  // nothing has begun yet, and nothing does
  if (assistant === null) return { known, first: null, team: [] };
  const assignment = { assistant, request: input.message, original: null, doneSoFar: [] };
  return assistant === 'jerry' ? { known, first: assignment } : { known, team: [assignment] };
}

/** Who gets it; null where the message is more than can be worked through, which is then said. */
async function receivedBy(said: Received, talk: Talk, config: Config): Promise<AssistantId | null> {
  const { model, signal } = runtimeOf(config);
  try {
    return await model.understand('receiver', [said, talk], signal);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    // a language model has a budget of its own
    if (model.host !== null) return said.assistant;
    emit(config, { type: 'speaker', speaker: said.assistant, assistant: said.assistant });
    emit(config, { type: 'text', speaker: said.assistant, text: error.message });
    emit(config, { type: 'speaker-done', speaker: said.assistant, error: null });
    return null;
  }
}

/** What was decided, or null where the message decides nothing. */
async function decideWaiting(input: TurnInput, config: Config): Promise<Plan['decision'] | null> {
  const { message, assistant: speaker } = input;
  const { turn } = runtimeOf(config);
  const begun = readPlan(turn);
  const pending = begun ? [] : await freshIn(turn);
  if (!begun && pending.length === 0) return null;
  const read = begun
    ? null
    : readDecision(
        message,
        pending.map((card) => card.summary),
      );
  const plan = begun ?? (read ? planned(read, pending, lastAnswer(input)) : replaced(pending, input, config));
  if (!plan) return null;
  emit(config, { type: 'speaker', speaker, assistant: speaker });
  const say = (text: string) => emit(config, { type: 'text', speaker, text });
  if (plan.ids.length === 0) say(whichOne(pending));
  else {
    // kept before anything is decided: a retry finds fewer waiting, and must not ask the model instead
    if (!begun) await turn.journal.write(KEY, JSON.stringify(plan));
    const told: string[] = [];
    const drafts = new Set(plan.drafts);
    const settle = (decision: Plan['decision']) => (id: string) =>
      carryOut(id, drafts.has(id), decision, speaker, config);
    for (const id of plan.others) told.push(await settle('reject')(id));
    for (const id of plan.ids) told.push(await settle(plan.decision)(id));
    say(told.join('\n'));
  }
  emit(config, { type: 'speaker-done', speaker, error: null });
  // one of several still has to be named
  return plan.ids.length === 0 ? 'approve' : plan.decision;
}

/** "make it half past 9" while a message waits: that one is dropped, and what was said makes another of it. */
function replaced(pending: readonly Waiting[], input: TurnInput, config: Config): Plan | null {
  const [only, ...others] = pending.filter(({ draft }) => !draft);
  if (!only || others.length || !/^Send message\b/.test(only.summary) || ownAgain(input, config) === null) return null;
  return { decision: 'reject', ids: [only.id], others: [], drafts: [] };
}

/** The message itself where it says how what waits should read. A language model writes such a one itself. */
function ownAgain(input: TurnInput, config: Config): string | null {
  const { model, turn } = runtimeOf(config);
  const { today, country } = turn;
  return model.host === null && amended(normalise(input.message), lastAnswer(input), { today, country })
    ? input.message
    : null;
}

/** What waits for a yes, and the drafts of the turn just before: one that lies there longer is saved from its card. */
const freshIn = async (turn: TurnContext): Promise<Waiting[]> => (await waitingFor(turn)).filter(({ fresh }) => fresh);

/** Approves or rejects what waits, saves or discards a draft: what came of it, in words for people. */
async function carryOut(
  id: string,
  isDraft: boolean,
  decision: Plan['decision'],
  speaker: State['input']['assistant'],
  config: Config,
): Promise<string> {
  const done = isDraft ? 'saved' : 'done';
  try {
    const { summary, receipt, error } = await settled(id, isDraft, decision, speaker, config);
    if (receipt) emit(config, { type: 'receipt', speaker, receipt });
    if (error) return `${summary}: this could not be ${done}. ${error}`;
    if (decision === 'reject') return `Right, not ${/^send\b/i.test(summary) ? 'sent' : done}: ${summary}.`;
    return `Done: ${receipt?.summary ?? summary}.`;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function settled(
  id: string,
  isDraft: boolean,
  decision: Plan['decision'],
  speaker: State['input']['assistant'],
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

const planSchema = z.object({
  decision: z.enum(['approve', 'reject']),
  ids: z.array(z.string()),
  others: z.array(z.string()).default([]),
  /** Those of them that are drafts. */
  drafts: z.array(z.string()).default([]),
});
type Plan = z.infer<typeof planSchema>;
const KEY = 'entry';

function readPlan(turn: TurnContext): Plan | null {
  const kept = turn.journal.read(KEY);
  return kept === undefined ? null : planSchema.parse(JSON.parse(kept));
}

/** Which approvals a decision means; none when it has to be asked. */
function planned(said: Decision, pending: Waiting[], answer: string): Plan | null {
  const ids = meant(said, pending, answer);
  if (!ids) return null;
  const others = said.only ? pending.map(({ id }) => id).filter((id) => !ids.includes(id)) : [];
  const drafts = pending.filter(({ draft }) => draft).map(({ id }) => id);
  return { decision: said.decision, ids, others, drafts };
}

function meant({ decision, which, how, only }: Decision, pending: Waiting[], answer: string): string[] | null {
  if (how === 'listed' && !(which === 'all' || only ? ASKS_YES : LISTS).test(answer)) return null;
  if (how === 'warm' && !GOES_AHEAD.test(answer)) return null;
  if (how !== 'named' && how !== 'listed' && asksOther(answer, pending)) return [];
  const all = pending.map(({ id }) => id);
  if (which === 'all') return all;
  // drafts of one message belong together
  if (which === 'bare' && (pending.length === 1 || pending.every(({ draft }) => draft))) return all;
  if (which === 'bare') return justAsked(decision, pending, answer);
  const card = pending[which];
  // a number that is no place in the list is an answer to something else
  return card && pending.length > 1 ? [card.id] : null;
}

/** Of several that wait: all that were put together, and for a no what was put last. A yes is asked for again. */
function justAsked(decision: Decision['decision'], pending: Waiting[], answer: string): string[] {
  const asked = pending.filter(({ summary }) => answer.includes(`${summary} - `));
  return decision === 'reject' || TOGETHER.test(answer) ? asked.map(({ id }) => id) : [];
}
const TOGETHER = /\bgo ahead with all\b/i;

const WHICH = 'Several things wait for your answer. Which one?';
const LISTS = /wait for your answer\. Which one\?/;
const GOES_AHEAD = /\bgo ahead[^?]*\?\s*$/i;
const ASKS_YES = /\b(?:waits?|waiting|confirm|approve|go ahead)\b/i;

function whichOne(pending: Waiting[]): string {
  const [only] = pending;
  if (only && pending.length === 1)
    return `Is that your answer to this: ${only.summary}? Say it again to be sure, or tell me what you meant.`;
  return `${WHICH}\n${pending.map((card, i) => `${i + 1}. ${card.summary}`).join('\n')}\nSay the number, or "all".`;
}

const lastAnswer = ({ history }: TurnInput): string => {
  const last = history.at(-1);
  return last?.role === 'assistant' ? last.content : '';
};

/** The last thing said was a question about something else: a yes to that is no yes to what waits. */
function asksOther(answer: string, pending: Waiting[]): boolean {
  if (!answer.trim().endsWith('?') || ASKS_YES.test(answer)) return false;
  const said = new Set(answer.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []);
  return !pending.some((card) =>
    (card.summary.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []).slice(1).some((word) => said.has(word)),
  );
}
