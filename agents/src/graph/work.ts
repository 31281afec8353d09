import { AIMessage, ToolMessage } from '@langchain/core/messages';
import { END, START, StateGraph } from '@langchain/langgraph';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import { ask, type ToolDefinition } from '../models/ask.ts';
import { ModelError } from '../models/model.ts';
import { namesSet } from '../sets.ts';
import { type ToolResult, toModelText } from '../tools/tool.ts';
import { HAND_OVER, handOverArgs, handOverTool } from './hand-over.ts';
import { holdBack } from './hold-back.ts';
import { keepAnswer, readAnswer } from './journal.ts';
import { runCall } from './run-call.ts';
import { type Config, emit, runtimeOf, TurnRuntimeSchema, type Work, WorkState } from './state.ts';

const MOST_UNUSABLE = 3;

/** One model call, or its answer of an earlier try of this turn. */
async function think(work: Work, config: Config): Promise<Partial<Work>> {
  const { model, turn, signal } = runtimeOf(config);
  const assistant = ASSISTANT_TEAM[work.assistant];
  const say = (text: string) => emit(config, { type: 'text', speaker: assistant.id, text });
  const key = `${assistant.id}:${work.step}`;
  const routing = assistant.isPrimary;
  const shown = routing && work.step === 0 ? holdBack(say) : { text: say, end: () => undefined };
  let answer = readAnswer(turn, key);
  try {
    if (answer) shown.text(answer.content);
    else {
      const tools = [...assistant.tools.map(definition), ...(routing ? [handOverTool] : [])];
      answer = await ask(model, { messages: work.messages, tools, signal, onText: shown.text });
      await keepAnswer(turn, key, answer);
    }
  } catch (error) {
    if (error instanceof ModelError) return { error: error.message, answer: null, finished: true };
    throw error;
  }
  shown.end(answer.calls.length === 0);
  const calls = answer.calls.map((call, index) => ({ ...call, id: `${key}:${index}`, type: 'tool_call' as const }));
  const message = new AIMessage({ content: answer.content, tool_calls: calls });
  return { messages: [message], answer: calls.length ? answer : null, step: work.step + 1, finished: !calls.length };
}

/** Runs the calls of the last answer, in order: the second may need what the first made. */
async function act(work: Work, config: Config): Promise<Partial<Work>> {
  const assistant = ASSISTANT_TEAM[work.assistant];
  const step = work.step - 1;
  const calls = work.answer?.calls ?? [];
  const request = work.messages.findLast((message) => message.type === 'human')?.text ?? '';
  const bulk = namesSet(request);
  const results: ToolResult[] = [];
  const update: Pick<Work, 'messages' | 'handOver'> = { messages: [], handOver: [] };
  let unusable = 0;
  for (const [index, call] of calls.entries()) {
    const reply = (content: string) =>
      update.messages.push(
        new ToolMessage({ content, tool_call_id: `${assistant.id}:${step}:${index}`, name: call.name }),
      );
    const handed = assistant.isPrimary && call.name === HAND_OVER ? handOverArgs.safeParse(call.args) : undefined;
    if (handed?.success) {
      update.handOver.push(...handed.data.to);
      reply('{"ok":true,"note":"Handed over. They answer the user themselves, when you are done."}');
    } else if (handed) {
      unusable++;
      reply('{"ok":false,"error":"hand_over needs to: [{assistant, request}], assistant michelle, renea or sarah."}');
    } else {
      const result = await runCall(call, { assistant, step, index, bulk }, config);
      if (call.problem || !assistant.tools.some((tool) => tool.name === call.name)) unusable++;
      results.push(result);
      reply(toModelText(result));
    }
  }
  const inARow = unusable === calls.length ? work.unusable + 1 : 0;
  return { ...update, ...outcome(work, config, results, update.handOver.length > 0), unusable: inARow, answer: null };
}

/** When Jerry did his part and handed over the rest, code says what he did: no further model call for that. */
function outcome(work: Work, config: Config, results: ToolResult[], handed: boolean): Partial<Work> {
  const done = results.filter((result) => result.status === 'done').map((result) => result.summary);
  const failed = results.some((result) => result.status === 'failed');
  const settled = handed && results.every((result) => result.status === 'done' || result.status === 'waiting');
  if (settled && results.length) {
    const words = results.map((r) => (r.status === 'waiting' ? `${r.summary} - this waits for your yes` : r.summary));
    emit(config, { type: 'text', speaker: work.assistant, text: `${words.join('. ')}.` });
  }
  return { done, failed: failed || (work.failed && !done.length), finished: settled };
}

function next(work: Work): 'think' | 'act' | 'stop' | typeof END {
  if (work.answer) return 'act';
  if (work.finished) return END;
  const steps = ASSISTANT_TEAM[work.assistant].limits.steps;
  return work.step >= steps || work.unusable >= MOST_UNUSABLE ? 'stop' : 'think';
}

const GAVE_UP = 'I could not finish this in a sensible number of steps, so I stopped. What is listed above was done.';

/** Ends an assistant that goes round in circles, in words for people. */
function stop(work: Work, config: Config): Partial<Work> {
  const { model } = runtimeOf(config);
  const where = model.host ? ` at ${model.host}` : '';
  if (work.unusable >= MOST_UNUSABLE) {
    return { error: `The assistant model${where} did not give a usable answer. Your message is kept - try again.` };
  }
  emit(config, { type: 'text', speaker: work.assistant, text: GAVE_UP });
  return {};
}

export const workGraph = new StateGraph(WorkState, TurnRuntimeSchema)
  .addNode('think', think)
  .addNode('act', act)
  .addNode('stop', stop)
  .addEdge(START, 'think')
  .addConditionalEdges('think', next, ['act', END])
  .addConditionalEdges('act', next, ['think', 'stop', END])
  .addEdge('stop', END)
  .compile();

function definition(tool: { name: string; description: string; parameters: object }): ToolDefinition {
  return {
    type: 'function',
    function: { name: tool.name, description: tool.description, parameters: tool.parameters },
  };
}
