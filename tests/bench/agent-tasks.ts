import assert from 'node:assert/strict';
import { MemorySaver } from '@langchain/langgraph';
import { createModel, type PastMessage, runTurn } from '@smoko/agents';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { toolBenchEnv } from './agent-tasks/env.ts';
import { assertDone, booksOf, furnishedOffice } from './agent-tasks/office.ts';
import { scripted } from './agent-tasks/script.ts';
import { TASKS, type Task, type TaskKind } from './agent-tasks/tasks.ts';
import { type Rival, supervisor, swarm } from './agent-turn/rivals.ts';
import { toolNames } from './agent-turn/task.ts';
import { type Benchmark, plainTable, type Target, targetsTable } from './report.ts';

const WORDS = 'Smoko, the model closes';
const CODE = 'Smoko, code closes';
const SUPERVISOR = 'langgraph-supervisor';
const SWARM = 'langgraph-swarm';
const KINDS: readonly TaskKind[] = ['one domain', 'follow-up', 'three domains'];

/** What a task cost the model, message by message, and what was on file in the end. */
interface Outcome {
  kind: TaskKind;
  calls: number[];
  bytes: number[];
  books: string;
}
type Office = ReturnType<typeof furnishedOffice>;
/** One task's conversation: carries out a message, gives what was said. */
type Talk = (office: Office) => (message: string) => Promise<string>;

export const benchmark: Benchmark = {
  name: 'agent-tasks',
  async run(size) {
    const tasks = size === 'whole' ? TASKS : KINDS.flatMap((kind) => TASKS.find((one) => one.kind === kind) ?? []);
    const endpoint = await startStandIn();
    try {
      const outcomes = new Map<string, Outcome[]>();
      const talks: [string, Talk, boolean][] = [
        [WORDS, smoko(endpoint), false],
        [CODE, smoko(endpoint), true],
        [SUPERVISOR, rival(endpoint, supervisor), false],
        [SWARM, rival(endpoint, swarm), false],
      ];
      for (const [name, talk, finishes] of talks) {
        endpoint.script(scripted(finishes));
        const all: Outcome[] = [];
        for (const task of tasks) all.push(await carryOut(endpoint, name, task, talk));
        outcomes.set(name, all);
      }
      const [first, ...others] = [...outcomes.values()];
      for (const other of others) {
        tasks.forEach((task, i) => {
          assert.equal(other[i]?.books, first?.[i]?.books, task.turns.map(({ message }) => message).join(' // '));
        });
      }
      return { title: 'Thirty tasks of the assistants', text: text(), tables: tables(outcomes) };
    } finally {
      await endpoint.close();
    }
  },
};

async function carryOut(endpoint: StandIn, name: string, task: Task, talk: Talk): Promise<Outcome> {
  const office = furnishedOffice();
  const say = talk(office);
  const outcome: Outcome = { kind: task.kind, calls: [], bytes: [], books: '' };
  for (const { message } of task.turns) {
    endpoint.requests.length = 0;
    office.nextTurn();
    const said = await say(message);
    assert.ok(said.trim(), `${name} said nothing to: ${message}`);
    outcome.calls.push(endpoint.requests.length);
    outcome.bytes.push(sum(endpoint.requests.map(({ bytes }) => bytes)));
  }
  try {
    assertDone(office, task);
  } catch (error) {
    throw new Error(`${name}: ${task.turns.map(({ message }) => message).join(' // ')}\n${String(error)}`);
  }
  outcome.books = booksOf(office);
  return outcome;
}

function smoko({ env }: StandIn): Talk {
  const model = createModel({ kind: 'openai', baseUrl: env.OPENAI_BASE_URL, model: 'scripted' });
  return (office) => {
    const history: PastMessage[] = [];
    return async (message) => {
      const { signal } = new AbortController();
      const said = new Map<string, string>();
      const input = { message, assistant: 'jerry' as const, history: [...history] };
      for await (const event of runTurn(model, input, office.context, { signal })) {
        if (event.type === 'text') said.set(event.speaker, (said.get(event.speaker) ?? '') + event.text);
        if (event.type === 'speaker-done') assert.equal(event.error, null, message);
      }
      history.push({ role: 'user', assistant: null, content: message });
      for (const [assistant, content] of said) {
        history.push({ role: 'assistant', assistant: assistant as PastMessage['assistant'], content });
      }
      return [...said.values()].join('\n');
    };
  };
}

/** The rivals keep their conversations themselves, in memory. */
function rival({ env }: StandIn, build: typeof supervisor): Talk {
  let tools = toolBenchEnv(furnishedOffice());
  let run: Rival | null = null;
  let threads = 0;
  return (office) => {
    tools = toolBenchEnv(office);
    run ??= build({ baseURL: env.OPENAI_BASE_URL, env: () => tools(), checkpointer: new MemorySaver() });
    const graph = run;
    const threadId = `thread-${threads++}`;
    return (message) => graph(message, { stream: true, threadId, durability: 'async' });
  };
}

function tables(outcomes: ReadonlyMap<string, readonly Outcome[]>): string[] {
  const of = (name: string) => outcomes.get(name) ?? [];
  const calls = (name: string, kind?: TaskKind) =>
    sum(of(name).flatMap((one) => (!kind || one.kind === kind ? one.calls : [])));
  const bytes = (name: string) => sum(of(name).flatMap((one) => one.bytes));
  const most = (name: string, kind: TaskKind) =>
    Math.max(...of(name).flatMap((one) => (one.kind === kind ? one.calls.slice(kind === 'follow-up' ? 1 : 0) : [])));
  const rows = [...outcomes.keys()].map((name) => [
    name,
    ...KINDS.map((kind) => String(calls(name, kind))),
    String(calls(name)),
    bytes(name).toLocaleString('en-AU'),
    Math.round(bytes(name) / 4).toLocaleString('en-AU'),
  ]);
  const best = [SUPERVISOR, SWARM].toSorted((a, b) => bytes(a) - bytes(b))[0] ?? SWARM;
  const targets = ([WORDS, CODE] as const).flatMap((name): Target[] => [
    { what: `model calls, ${name} : ${SUPERVISOR}`, value: calls(name) / calls(SUPERVISOR), most: 0.6 },
    { what: `most model calls on a follow-up, ${name}`, value: most(name, 'follow-up'), most: 2, digits: 0 },
    { what: `most model calls for three domains, ${name}`, value: most(name, 'three domains'), most: 5, digits: 0 },
    { what: `prompt bytes, ${name} : ${best}`, value: bytes(name) / bytes(best), most: name === CODE ? 0.5 : 0.65 },
  ]);
  return [
    plainTable(['variant', ...KINDS.map((kind) => `calls, ${kind}`), 'calls', 'prompt bytes', 'about tokens'], rows),
    targetsTable(targets),
  ];
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const text =
  () => `${TASKS.length} conversations: ${KINDS.map((kind) => `${TASKS.filter((one) => one.kind === kind).length} ${kind}`).join(', ')}
(a follow-up has two messages). A scripted endpoint decides from each request alone: calls all it has the tools for in one answer, hands
over the rest (all at once to Smoko, one after the other with the libraries' transfer tools), and closes with the same sentence for all.
All have the same ${toolNames().size} tools with the same schemas and checks and the same prompts; Smoko's requests hold its block of records on file too. In "code
closes" the model says with its last calls that they are all there is, and code tells what the tools did. After every task everybody's
records are compared, and have to be the same. Only counts; tokens are bytes by four.`;
