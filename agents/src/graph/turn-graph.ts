import { END, Send, START, StateGraph } from '@langchain/langgraph';
import type { AssistantId } from '@smoko/contract';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import type { TurnContext } from '../context.ts';
import type { KnownKind } from '../known.ts';
import { TooMuchWork } from '../understanding/budget.ts';
import { entry } from './entry.ts';
import { merged } from './hand-over.ts';
import { historyMessages } from './history.ts';
import { requestMessage, systemMessage } from './prompt.ts';
import { saidBefore } from './said-before.ts';
import { type Assignment, type Config, emit, runtimeOf, TurnRuntimeSchema, TurnState } from './state.ts';
import { toolboxFor } from './toolbox.ts';
import { type Work, work } from './work.ts';

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
  const history = await historyMessages(input.history);
  const messages = [systemMessage(assistant, turn), ...history, requestMessage(assignment, known, input.files)];
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
  return work(
    assistant,
    messages,
    toolboxFor(assistant, assignment.request, before.join('\n'), tools),
    config,
    assignment.isPart && model.host !== null ? await keptOnly(assistant.id, only, turn) : null,
  );
}

/** What takes too much to work out is not plain: all tools are shown, and the model is asked for more. */
const nothingPlain = (error: unknown): string[] => unlessTooMuch(error, []);
const noOne = (error: unknown): null => unlessTooMuch(error, null);
function unlessTooMuch<T>(error: unknown, instead: T): T {
  if (error instanceof TooMuchWork) return instead;
  throw error;
}

/** The one tool its part plainly takes; a retry, when that is on file, takes it for the same. */
async function keptOnly(assistant: AssistantId, workOut: () => Promise<string>, { journal }: TurnContext) {
  const key = `${assistant}:only`;
  const kept = journal.read(key);
  if (kept !== undefined) return kept || null;
  const only = await workOut();
  await journal.write(key, only);
  return only || null;
}

/** Jerry does his part and says who gets the rest. He is only announced when he has something to say. */
async function coordinate(state: State, config: Config): Promise<Partial<State>> {
  if (!state.first) return {};
  const { assistant, request } = state.first;
  const announced = { yet: false };
  const quiet: Config = {
    ...config,
    writer: (event) => {
      if (!announced.yet) emit(config, { type: 'speaker', speaker: assistant, assistant });
      announced.yet = true;
      config.writer?.(event);
    },
  };
  const own = await assign(state.first, state, quiet);
  const parts = merged(own.handOver);
  const held = own.failed ? parts.filter((part) => part.needs_mine) : [];
  const started = parts.filter((part) => !held.includes(part));
  if (held.length) {
    const names = held.map((part) => ASSISTANT_TEAM[part.assistant].name).join(' and ');
    emit(quiet, { type: 'text', speaker: assistant, text: `\n\n${names} will do the rest once that is sorted.` });
  }
  if (announced.yet || own.error || !parts.length) {
    if (!announced.yet) emit(config, { type: 'speaker', speaker: assistant, assistant });
    emit(config, { type: 'speaker-done', speaker: assistant, error: own.error });
  }
  const original = started.length === 1 && !own.done.length && started[0]?.request === request ? null : request;
  const team = started.map((part) => ({
    assistant: part.assistant,
    request: part.request,
    original,
    doneSoFar: own.done,
    isPart: started.length > 1 || own.done.length > 0,
  }));
  const known =
    own.done.length && team.length
      ? await runtimeOf(config).turn.known(state.input.message, saidBefore(state.input))
      : state.known;
  return { first: null, team, known };
}

/** A specialist answers the user directly. */
async function specialist(part: Given & { assignment: Assignment }, config: Config): Promise<object> {
  const speaker = part.assignment.assistant;
  emit(config, { type: 'speaker', speaker, assistant: speaker });
  const { error } = await assign(part.assignment, part, config);
  emit(config, { type: 'speaker-done', speaker, error });
  return {};
}

const toTeam = (state: State) =>
  state.team.map((assignment) => new Send('specialist', { assignment, input: state.input, known: state.known }));

/** entry -> Jerry (or nobody, or a specialist straight away) -> specialists in parallel -> end. */
export const turnGraph = new StateGraph(TurnState, TurnRuntimeSchema)
  .addNode('entry', entry)
  .addNode('jerry', coordinate)
  .addNode('specialist', specialist)
  .addEdge(START, 'entry')
  .addConditionalEdges('entry', (state) => (state.first ? 'jerry' : state.team.length ? toTeam(state) : END), [
    'jerry',
    'specialist',
    END,
  ])
  .addConditionalEdges('jerry', (state) => (state.team.length ? toTeam(state) : END), ['specialist', END])
  .addEdge('specialist', END)
  .compile();
