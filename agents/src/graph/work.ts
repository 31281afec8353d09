import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import type { Country } from '@smoko/contract';
import type { AssistantDeclaration } from '../assistants/assistant.ts';
import { readBlock, withoutBlocks } from '../blocks.ts';
import { type Answer, ask } from '../models/ask.ts';
import { ModelError } from '../models/model.ts';
import { namesSet } from '../sets.ts';
import { type ToolResult, toModelText } from '../tools/tool.ts';
import { confirmedAmounts } from './confirmed-amounts.ts';
import { closing, FINISH, finishTool } from './finish.ts';
import { gstFigures } from './gst-figures.ts';
import { HAND_OVER, type HandOver, handOverArgs, handOverTool } from './hand-over.ts';
import { holdBack } from './hold-back.ts';
import { keepAnswer, readAnswer } from './journal.ts';
import { runCall } from './run-call.ts';
import { type Config, emit, runtimeOf } from './state.ts';
import { MORE_TOOLS, type Toolbox } from './toolbox.ts';

/** What became of one assistant's part. */
export interface Work {
  handOver: HandOver[];
  /** Summaries of what was written, in words made by code. */
  done: string[];
  /** Something failed and nothing else was done instead. */
  failed: boolean;
  /** In words for people. */
  error: string | null;
}

interface Bench {
  assistant: AssistantDeclaration;
  messages: BaseMessage[];
  toolbox: Toolbox;
  step: number;
  /** The user has heard something already. */
  said: boolean;
}

const MOST_UNUSABLE = 3;
const GAVE_UP = 'I could not finish this in a sensible number of steps, so I stopped. What is listed above was done.';

/**
 * One assistant at work: model, tools, model, until it answers. A plain loop inside one node: nothing in between is
 * worth a graph step, because what has to survive a crash is in the journal and in the receipts. `only`: the one tool
 * that its part of a message takes; once it has done that, code tells it and the model is not asked for more words.
 */
export async function work(
  assistant: AssistantDeclaration,
  messages: BaseMessage[],
  toolbox: Toolbox,
  config: Config,
  only: string | null = null,
): Promise<Work> {
  const state: Work = { handOver: [], done: [], failed: false, error: null };
  const bench: Bench = { assistant, messages: [...messages], toolbox, step: 0, said: false };
  const before: ToolResult[] = [];
  let unusable = 0;
  for (; bench.step < assistant.limits.steps; bench.step++) {
    const answer = await think(bench, config);
    if (answer instanceof ModelError) return { ...state, error: answer.message };
    if (!answer.calls.length) return state;
    const acted = await act(bench, answer, config);
    unusable = acted.unusable === answer.calls.length ? unusable + 1 : 0;
    state.handOver.push(...acted.handOver);
    const done = acted.results.filter((result) => result.status === 'done').map((result) => result.summary);
    state.done.push(...done);
    state.failed = acted.results.some((result) => result.status === 'failed') || (state.failed && !done.length);
    if (acted.handOver.length && settled(acted.results, assistant, config)) return state;
    const isAll = acted.results.length > 0 && answer.calls.every(({ name }) => name === only);
    if (acted.finished || isAll) {
      const words = closing({ before, last: acted.results });
      if (words !== null) {
        emit(config, { type: 'text', speaker: assistant.id, text: bench.said ? `\n\n${words}` : words });
        return state;
      }
    }
    before.push(...acted.results);
    if (unusable >= MOST_UNUSABLE) return { ...state, error: noUsableAnswer(config) };
  }
  emit(config, { type: 'text', speaker: assistant.id, text: GAVE_UP });
  return state;
}

/** One model call, or its answer of an earlier try of this turn. */
async function think(bench: Bench, config: Config): Promise<Answer | ModelError> {
  const { assistant, messages, toolbox, step } = bench;
  const { model, turn, signal } = runtimeOf(config);
  signal.throwIfAborted();
  const say = (text: string) => {
    bench.said = true;
    emit(config, { type: 'text', speaker: assistant.id, text });
  };
  const key = `${assistant.id}:${step}`;
  const routing = assistant.isPrimary;
  const checked = confirmedAmounts(say, () => givenTo(messages, turn.country));
  // without a network there is no talk about routing: what it says beside its calls is meant for people
  const talks = routing && step === 0 && model.host !== null;
  const shown = talks ? holdBack(checked.text) : { text: checked.text, end: () => undefined };
  let answer = readAnswer(turn, key);
  try {
    if (answer) shown.text(answer.content);
    else {
      const own = [...(routing ? [handOverTool] : []), ...(model.host === null ? [] : [finishTool])];
      const tools = [...toolbox.definitions(), ...own];
      answer = await ask(model, { messages, tools, signal, onText: shown.text });
      await keepAnswer(turn, key, answer);
    }
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
  // what stands in meanwhile talks to people, as above
  shown.end(answer.calls.length === 0 || model.host === null);
  checked.end();
  const calls = answer.calls.map((call, index) => ({ ...call, id: `${key}:${index}`, type: 'tool_call' as const }));
  messages.push(new AIMessage({ content: answer.content, tool_calls: calls }));
  return answer;
}

/** What the model was told; not what it said itself beside the calls of this turn. */
const givenTo = (messages: BaseMessage[], country: Country): string[] => {
  const given = messages.filter((message) => !(message instanceof AIMessage && message.tool_calls?.length));
  const asked = messages.findLast((message) => message.type === 'human');
  return [...given.map(({ text }) => text), ...gstFigures(asked?.text ?? '', country)];
};

/** Runs the calls of an answer, in order: the second may need what the first made. */
async function act({ assistant, messages, toolbox, step }: Bench, { calls }: Answer, config: Config) {
  const bulk = asksForSet(messages.findLast((message) => message.type === 'human')?.text ?? '');
  const results: ToolResult[] = [];
  const handOver: HandOver[] = [];
  let unusable = 0;
  let finished = false;
  let fetched = false;
  for (const [index, call] of calls.entries()) {
    const reply = (content: string) =>
      messages.push(new ToolMessage({ content, tool_call_id: `${assistant.id}:${step}:${index}`, name: call.name }));
    const handed = assistant.isPrimary && call.name === HAND_OVER ? handOverArgs.safeParse(call.args) : undefined;
    if (handed?.success) {
      handOver.push(...handed.data.to);
      reply('{"ok":true,"note":"Handed over. They answer the user themselves, when you are done."}');
    } else if (handed) {
      unusable++;
      reply('{"ok":false,"error":"hand_over needs to: [{assistant, request}], assistant michelle, renea or sarah."}');
    } else if (call.name === FINISH) {
      finished = true;
      if (calls.length === 1) unusable++;
      reply('{"ok":true,"note":"Not all went well, or nothing was done: say what is so, in words."}');
    } else if (call.name === MORE_TOOLS && toolbox.fetch(call.args.about)) {
      fetched = true;
      reply('{"ok":true,"note":"You have them now."}');
    } else {
      const result = await runCall(call, { assistant, step, index, bulk, messages }, config);
      if (call.problem || !assistant.tools.some((tool) => tool.name === call.name)) unusable++;
      results.push(result);
      reply(toModelText(result));
    }
  }
  return { results, handOver, unusable, finished: finished && !fetched };
}

/** Only what the user said counts, a part of a message with the whole: a job called "All Windows" on file is no set. */
export const asksForSet = (request: string): boolean =>
  namesSet(withoutBlocks(request)) || namesSet(readBlock(request, 'original_message') ?? '');

const AFTER: Partial<Record<ToolResult['status'], string>> = {
  waiting: ' - this waits for your yes',
  draft: ' - check this before I save it',
};

/** When Jerry did his part and handed over the rest, code says what he did: no further model call for that. */
function settled(results: ToolResult[], assistant: AssistantDeclaration, config: Config): boolean {
  if (!results.every((result) => ['done', 'waiting', 'draft'].includes(result.status))) return false;
  const words = results.map(({ status, summary }) => `${summary}${AFTER[status] ?? ''}`);
  if (words.length) emit(config, { type: 'text', speaker: assistant.id, text: `${words.join('. ')}.` });
  return true;
}

/** For an assistant whose model goes round in circles, in words for people. */
function noUsableAnswer(config: Config): string {
  const { model } = runtimeOf(config);
  const where = model.host ? ` at ${model.host}` : '';
  return `The assistant model${where} did not give a usable answer. Your message is kept - try again.`;
}
