import { HumanMessage } from '@langchain/core/messages';
import { type StructuredToolInterface, tool } from '@langchain/core/tools';
import type { BaseCheckpointSaver } from '@langchain/langgraph';
import { createReactAgent } from '@langchain/langgraph/prebuilt';
import { createSupervisor } from '@langchain/langgraph-supervisor';
import { createHandoffTool, createSwarm } from '@langchain/langgraph-swarm';
import { ChatOpenAICompletions } from '@langchain/openai';
import type { AssistantId } from '@smoko/contract';
import { createAgent } from 'langchain';
import { ASSISTANT_TEAM } from '../../../agents/src/assistants/registry.ts';
import type { ToolEnv } from '../../../agents/src/tools/tool.ts';
import { newOffice, promptOf, SPECIALISTS, useTool } from './task.ts';

/** How rivals are built: the endpoint, and where the turn at hand is, since tools are made once. */
export interface Setting {
  baseURL: string;
  env(): ToolEnv;
  checkpointer?: BaseCheckpointSaver;
}

export interface RunOptions {
  stream: boolean;
  threadId?: string;
  durability?: 'sync' | 'async';
  activeAgent?: AssistantId;
}

/** Carries out one message; gives what was said last. */
export type Rival = (message: string, options: RunOptions) => Promise<string>;

interface Runnable {
  invoke(input: object, config: object): Promise<unknown>;
  stream(input: object, config: object): Promise<AsyncIterable<unknown>>;
}

const { context } = newOffice();
const RECURSION_LIMIT = 60;

/** The same client for all, Smoko's own: no retries, never another API than chat completions. */
const chatModel = (baseURL: string) =>
  new ChatOpenAICompletions({
    model: 'scripted',
    apiKey: 'none',
    maxRetries: 0,
    streamUsage: false,
    configuration: { baseURL },
  });

function toolsOf(id: AssistantId, { env }: Setting): StructuredToolInterface[] {
  return ASSISTANT_TEAM[id].tools.map(({ name, description, parameters }) =>
    tool((args: unknown) => useTool(name, args, env()), { name, description, schema: parameters as never }),
  );
}

export function supervisor(setting: Setting): Rival {
  const llm = chatModel(setting.baseURL);
  const agents = SPECIALISTS.map((id) =>
    createReactAgent({ name: id, llm, tools: toolsOf(id, setting), prompt: promptOf(id, context) }),
  );
  const builder = createSupervisor({
    agents: agents as never,
    llm,
    tools: toolsOf('jerry', setting),
    prompt: promptOf('jerry', context),
    supervisorName: 'jerry',
  });
  return running(builder.compile({ checkpointer: setting.checkpointer }));
}

export function swarm(setting: Setting): Rival {
  const llm = chatModel(setting.baseURL);
  const ids = ['jerry', ...SPECIALISTS] as const;
  const agents = ids.map((id) => {
    const others = ids.filter((other) => other !== id);
    const handOffs = others.map((agentName) =>
      createHandoffTool({ agentName, description: ASSISTANT_TEAM[agentName].description }),
    );
    const tools = [...toolsOf(id, setting), ...handOffs];
    return createReactAgent({ name: id, llm, tools, prompt: promptOf(id, context) });
  });
  const builder = createSwarm({ agents: agents as never, defaultActiveAgent: 'jerry' });
  return running(builder.compile({ checkpointer: setting.checkpointer }));
}

/** One agent with everybody's tools and Jerry's prompt. */
export function oneAgent(setting: Setting): Rival {
  const all = new Map(
    (['jerry', ...SPECIALISTS] as const).flatMap((id) => toolsOf(id, setting)).map((one) => [one.name, one]),
  );
  const agent = createAgent({
    model: chatModel(setting.baseURL),
    tools: [...all.values()],
    systemPrompt: promptOf('jerry', context),
  });
  return running(agent as unknown as Runnable);
}

function running(graph: Runnable): Rival {
  return async (message, { stream, threadId, durability, activeAgent }) => {
    const input = { messages: [new HumanMessage(message)], ...(activeAgent ? { activeAgent } : {}) };
    const config = {
      recursionLimit: RECURSION_LIMIT,
      ...(threadId ? { configurable: { thread_id: threadId }, durability } : {}),
    };
    if (!stream) return lastText((await graph.invoke(input, config)) as State);
    let state: State = { messages: [] };
    let told = '';
    const events = await graph.stream(input, { ...config, streamMode: ['messages', 'values'], subgraphs: true });
    for await (const event of events) {
      const [namespace, mode, value] = event as [string[], string, unknown];
      if (mode === 'messages') told += (value as [{ text: string }])[0].text;
      else if (namespace.length === 0) state = value as State;
    }
    const said = lastText(state);
    if (!told.includes(said)) throw new Error(`"${said}" was not streamed, but "${told}".`);
    return said;
  };
}

interface State {
  messages: { text: string }[];
}
const lastText = ({ messages }: State): string => messages.at(-1)?.text ?? '';
