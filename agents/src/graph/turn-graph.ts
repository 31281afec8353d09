import { END, Send, START, StateGraph } from '@langchain/langgraph';
import type { AssistantId } from '@smoko/contract';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import type { TurnContext } from '../context.ts';
import type { KnownKind } from '../known.ts';
import { TooMuchWork } from '../understanding/budget.ts';
import { entry } from './entry.ts';
import { type HandOver, merged, receivers, together } from './hand-over.ts';
import { historyMessages } from './history.ts';
import { requestMessage, systemMessage } from './prompt.ts';
import { saidBefore } from './said-before.ts';
import { type Assignment, type Config, emit, runtimeOf, TurnRuntimeSchema, TurnState } from './state.ts';
import { toolboxFor } from './toolbox.ts';
import { speakerOf, type Work, work } from './work.ts';

type State = typeof TurnState.State;

/** How much of what went before says which tools matter. */
const SAID = 2;

const KIND_SAID: Readonly<Record<KnownKind, string>> = {
  client: 'client',
  supplier: 'supplier',
  job: 'job',
  task: 'task',
  item: 'order',
  quote: 'quote',
  finance: 'invoice',
};

type Given = Pick<State, 'input' | 'known'>;

/** Has one assistant work on its part, and tells when it begins and ends. */
async function assign(assignment: Assignment, { input, known }: Given, config: Config): Promise<Work> {
  const assistant = ASSISTANT_TEAM[assignment.assistant];
  const { model, turn, signal } = runtimeOf(config);
  const talks = model.host !== null;
  const [history, standing] = await Promise.all([historyMessages(input.history), talks ? turn.standing(known) : null]);
  const messages = [
    systemMessage(assistant, turn),
    ...history,
    requestMessage(assignment, known, input.files, standing),
  ];
  const before = [
    ...input.history.slice(-SAID).map(({ content }) => content),
    assignment.original ?? '',
    // a correction may come later than the words that tell which tools it takes
    ...(saidBefore(input) ? known.flatMap(({ kind, lately }) => (lately ? [KIND_SAID[kind]] : [])) : []),
  ];
  const around = { records: known, facts: { today: turn.today, country: turn.country } };
  const tools = await model.understand('meantTools', [assignment.request, around], signal).catch(nothingPlain);
  const only = async () =>
    (await model.understand('onlyTool', [assignment.request, around], signal).catch(noOne)) ?? '';
  const part = {
    messages,
    toolbox: toolboxFor(assistant, assignment.request, before.join('\n'), tools),
    only: assignment.isPart && talks ? await keptOnly(speakerOf(assistant.id, assignment.round), only, turn) : null,
    // the built-in model divides a message among assistants only once, in the entry node
    to: talks || assistant.isPrimary ? receivers(assignment) : [],
    round: assignment.round ?? 0,
    ...(talks ? { refresh: async () => again(assignment, input, config) } : {}),
  };
  return work(assistant, part, config);
}

/** The request with everything as it is now, after something was written. */
async function again(assignment: Assignment, input: State['input'], config: Config) {
  const { turn } = runtimeOf(config);
  const known = await turn.known(input.message, about(assignment, input));
  return requestMessage(assignment, known, input.files, await turn.standing(known));
}

/** What may name a record beside the message: what was said before, and how a part of it was put by whoever handed it on. */
const about = ({ request }: Pick<Assignment, 'request'>, input: State['input']): string =>
  [saidBefore(input), request === input.message ? '' : request].filter(Boolean).join('\n');

/** What takes too much to work out is not plain: all tools are shown, and the model is asked for more. */
const nothingPlain = (error: unknown): string[] => unlessTooMuch(error, []);
const noOne = (error: unknown): null => unlessTooMuch(error, null);
function unlessTooMuch<T>(error: unknown, instead: T): T {
  if (error instanceof TooMuchWork) return instead;
  throw error;
}

/** The one tool its part plainly takes; a retry, when that is on file, takes it for the same. */
async function keptOnly(speaker: string, workOut: () => Promise<string>, { journal }: TurnContext) {
  const key = `${speaker}:only`;
  const kept = journal.read(key);
  if (kept !== undefined) return kept || null;
  const only = await workOut();
  await journal.write(key, only);
  return only || null;
}

/**
 * Announces who speaks: the team at once, so that it is seen who works on it. Jerry, who mostly only shares out, with the
 * first thing he says or does.
 */
function announcing(speaker: string, assistant: AssistantId, config: Config) {
  const told = { name: false, anything: false };
  const announce = () => {
    if (!told.name) emit(config, { type: 'speaker', speaker, assistant });
    told.name = true;
  };
  const out: Config = {
    ...config,
    writer: (event) => {
      announce();
      told.anything = true;
      config.writer?.(event);
    },
  };
  if (assistant !== 'jerry') announce();
  return { told, announce, out };
}

/** Somebody's part, and what of it goes on to others. */
async function runPart(part: Assignment, given: Given, config: Config): Promise<{ on: Assignment[]; wrote: boolean }> {
  const { assistant, round } = part;
  const speaker = speakerOf(assistant, round);
  const { told, announce, out } = announcing(speaker, assistant, config);
  const own = await assign(part, given, out);
  const parts = merged(own.handOver);
  const held = own.failed ? parts.filter((one) => one.needs_mine) : [];
  const started = parts.filter((one) => !held.includes(one));
  if (held.length)
    emit(out, { type: 'text', speaker, text: `\n\n${namesOf(held)} will do the rest once that is sorted.` });
  // shown as working on it already: an empty message would be all there is
  if (told.name && !told.anything && started.length && !own.error)
    emit(out, { type: 'text', speaker, text: `That is one for ${namesOf(started)}.` });
  if (told.name || own.error || !parts.length) {
    announce();
    emit(config, { type: 'speaker-done', speaker, error: own.error });
  }
  return { on: handedOn(part, started, own), wrote: own.done.length > 0 };
}

const namesOf = (parts: readonly HandOver[]): string =>
  parts.map((one) => ASSISTANT_TEAM[one.assistant].name).join(' and ');

/** Whoever gets a part gets the user's own words with it, all of them. */
function handedOn(part: Assignment, started: readonly HandOver[], { done }: Work): Assignment[] {
  const whole = part.original ?? part.request;
  const doneSoFar = [...part.doneSoFar, ...done];
  const same = started.length === 1 && !done.length && started[0]?.request === whole;
  return started.map(({ assistant, request }) => ({
    assistant,
    request,
    original: same ? null : whole,
    doneSoFar,
    isPart: Boolean(part.isPart) || started.length > 1 || done.length > 0,
    had: [...(part.had ?? []), part.assistant],
    // the team works beside Jerry, whom the message came to: only what goes on from there is another round
    round: (part.round ?? 0) + (part.assistant === 'jerry' && !part.had?.length ? 0 : 1),
  }));
}

/** What those who go on have to know: a language model also of what the parts name, in whoever's words. */
async function knownTo(team: readonly Assignment[], wrote: boolean, { input, known }: Given, config: Config) {
  const { model, turn } = runtimeOf(config);
  if (!team.length || (!wrote && model.host === null)) return known;
  const said = [...new Set(team.map((part) => about(part, input)))].filter(Boolean).join('\n');
  return turn.known(input.message, model.host === null ? saidBefore(input) : said);
}

/** Jerry does his part and says who gets the rest. */
async function coordinate(state: State, config: Config): Promise<Partial<State>> {
  if (!state.first) return {};
  const { on, wrote } = await runPart(state.first, state, config);
  return { first: null, team: on, known: await knownTo(on, wrote, state, config) };
}

/** A specialist answers the user directly; what is not theirs goes on to who looks after it. */
async function specialist(part: Given & { assignment: Assignment }, config: Config): Promise<Pick<State, 'handedOn'>> {
  const { on } = await runPart(part.assignment, part, config);
  return { handedOn: on };
}

/** When all of a round are done: the next, with what they handed on. */
async function gather(state: State, config: Config) {
  const team = together(state.handedOn);
  return { team, handedOn: null, known: await knownTo(team, true, state, config) };
}

const toTeam = (state: State) =>
  state.team.length
    ? state.team.map((assignment) => new Send('specialist', { assignment, input: state.input, known: state.known }))
    : END;

/** entry -> Jerry (or nobody, or a specialist straight away) -> specialists in parallel, for as long as they hand on -> end. */
export const turnGraph = new StateGraph(TurnState, TurnRuntimeSchema)
  .addNode('entry', entry)
  .addNode('jerry', coordinate)
  .addNode('specialist', specialist)
  .addNode('gather', gather)
  .addEdge(START, 'entry')
  .addConditionalEdges('entry', (state) => (state.first ? 'jerry' : toTeam(state)), ['jerry', 'specialist', END])
  .addConditionalEdges('jerry', toTeam, ['specialist', END])
  .addEdge('specialist', 'gather')
  .addConditionalEdges('gather', toTeam, ['specialist', END])
  .compile();
