import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import type { AssistantId, Country } from '@smoko/contract';
import type { AssistantDeclaration } from '../assistants/assistant.ts';
import { readBlock, withoutBlocks } from '../blocks.ts';
import { type Answer, ask } from '../models/ask.ts';
import { ModelError } from '../models/model.ts';
import { namesSet } from '../sets.ts';
import { type ToolResult, toModelText } from '../tools/tool.ts';
import { confirmedAmounts } from './confirmed-amounts.ts';
import { closing, FINISH, finishTool, noteOf } from './finish.ts';
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

/** What an assistant is given for its part. */
export interface Part {
  /** The conversation as the model gets it; the request stands last. */
  messages: BaseMessage[];
  toolbox: Toolbox;
  /** The one tool that the part takes; once that is done code tells it, and the model is not asked for more words. */
  only?: string | null;
  /** Whom it may hand something on to. */
  to: readonly AssistantId[];
  /** How often the part was handed on: the same assistant may work in more than one round of a turn. */
  round?: number;
  /** Made anew when something was written: the request with the records as they are now. */
  refresh?: () => Promise<BaseMessage>;
}

interface Bench extends Part {
  assistant: AssistantDeclaration;
  /** Tells what it says from what the others, or the same one in another round, say. */
  speaker: string;
  /** Model calls of this part, from 0. */
  step: number;
  /** The last two letters that the user has heard of it; empty: nothing yet. */
  said: string;
}
/** Steps of one round; the place of a call in its turn is counted through all of them. */
const ROUND = 100;
/** A second message of the same assistant in one turn is one of its own. */
export const speakerOf = (assistant: AssistantId, round = 0): string => (round ? `${assistant}:${round}` : assistant);

const MOST_UNUSABLE = 3;
const GAVE_UP = 'I could not finish this in a sensible number of steps, so I stopped. What is listed above was done.';

/**
 * One assistant at work: model, tools, model, until it answers. A plain loop inside one node: nothing in between is
 * worth a graph step, because what has to survive a crash is in the journal and in the receipts.
 */
export async function work(assistant: AssistantDeclaration, part: Part, config: Config): Promise<Work> {
  const state: Work = { handOver: [], done: [], failed: false, error: null };
  const speaker = speakerOf(assistant.id, part.round);
  const bench: Bench = { ...part, assistant, speaker, messages: [...part.messages], step: 0, said: '' };
  const request = part.messages.length - 1;
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
    if (acted.handOver.length && settled(acted.results, bench, config)) return state;
    const isAll = acted.results.length > 0 && answer.calls.every(({ name }) => name === part.only);
    if ((acted.finished || isAll) && tellAll(bench, { before, last: acted.results }, acted.note, config)) return state;
    before.push(...acted.results);
    if (unusable >= MOST_UNUSABLE) return { ...state, error: noUsableAnswer(config) };
    // what was written is on file now, or waits: the next answer is given from the records as they are
    if (part.refresh && acted.results.some(({ status }) => WRITTEN.has(status)))
      bench.messages[request] = await part.refresh();
  }
  emit(config, { type: 'text', speaker, text: GAVE_UP });
  return state;
}

const WRITTEN: ReadonlySet<ToolResult['status']> = new Set(['done', 'waiting', 'draft']);

/** One empty line behind what was said, of which these are the last letters. */
function gapAfter(said: string): string {
  if (said === '' || said.endsWith('\n\n')) return '';
  return said.endsWith('\n') ? '\n' : '\n\n';
}

/** Code tells what the calls came to, then what the model adds to that. False where only a model can say it. */
function tellAll(bench: Bench, told: Parameters<typeof closing>[0], note: string, config: Config): boolean {
  const words = closing(told);
  if (words === null) return false;
  const { speaker, messages } = bench;
  emit(config, { type: 'text', speaker, text: `${gapAfter(bench.said)}${words}` });
  const say = (text: string) => emit(config, { type: 'text', speaker, text });
  const checked = confirmedAmounts(say, () => givenTo(messages, runtimeOf(config).turn.country));
  if (note) checked.text(`\n\n${note}`);
  checked.end();
  return true;
}

/** One model call, or its answer of an earlier try of this turn. */
async function think(bench: Bench, config: Config): Promise<Answer | ModelError> {
  const { speaker, messages, toolbox, step, to } = bench;
  const { model, turn, signal } = runtimeOf(config);
  signal.throwIfAborted();
  const say = (text: string) => {
    bench.said = (bench.said + text).slice(-2);
    emit(config, { type: 'text', speaker, text });
  };
  const key = keyOf(bench);
  const routing = to.length > 0;
  // what the built-in model says was written or worked out by code: an example in its words is no amount of anybody's
  const checked =
    model.host === null
      ? { text: say, end: () => undefined }
      : confirmedAmounts(say, () => givenTo(messages, turn.country));
  // without a network there is no talk about routing: what it says beside its calls is meant for people
  const talks = routing && step === 0 && model.host !== null;
  const shown = talks ? holdBack(checked.text) : { text: checked.text, end: () => undefined };
  let answer = readAnswer(turn, key);
  try {
    if (answer) shown.text(answer.content);
    else {
      const own = [...(routing ? [handOverTool(to)] : []), ...(model.host === null ? [] : [finishTool])];
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
  // the days of the calendar are no amounts
  const texts = given.map(({ text }) => text.replace(readBlock(text, 'calendar') ?? '', ''));
  const asked = messages.findLast((message) => message.type === 'human');
  return [...texts, ...gstFigures(asked?.text ?? '', country)];
};

/** Runs the calls of an answer, in order: the second may need what the first made. */
async function act(bench: Bench, { calls }: Answer, config: Config) {
  const { assistant, speaker, messages, toolbox, to } = bench;
  const step = placeOf(bench);
  const bulk = asksForSet(messages.findLast((message) => message.type === 'human')?.text ?? '');
  const results: ToolResult[] = [];
  const handOver: HandOver[] = [];
  let unusable = 0;
  let note = '';
  let finished = false;
  let fetched = false;
  for (const [index, call] of calls.entries()) {
    const reply = (content: string) =>
      messages.push(new ToolMessage({ content, tool_call_id: `${keyOf(bench)}:${index}`, name: call.name }));
    const handed = to.length > 0 && call.name === HAND_OVER ? handOverArgs.safeParse(call.args) : undefined;
    if (handed?.success && handed.data.to.every((one) => to.includes(one.assistant))) {
      handOver.push(...handed.data.to);
      reply('{"ok":true,"note":"Handed over. They answer the user themselves, when you are done."}');
    } else if (handed) {
      unusable++;
      reply(
        JSON.stringify({
          ok: false,
          error: `hand_over needs to: [{assistant, request}], assistant ${to.join(' or ')}.`,
        }),
      );
    } else if (call.name === FINISH) {
      finished = true;
      note = noteOf(call.args);
      if (calls.length === 1) unusable++;
      reply('{"ok":true,"note":"Not all went well, or nothing was done: say what is so, in words."}');
    } else if (call.name === MORE_TOOLS && toolbox.fetch(call.args.about)) {
      fetched = true;
      reply('{"ok":true,"note":"You have them now."}');
    } else {
      const result = await runCall(call, { assistant, speaker, step, index, bulk, messages }, config);
      if (call.problem || !assistant.tools.some((tool) => tool.name === call.name)) unusable++;
      results.push(result);
      reply(toModelText(result));
    }
  }
  return { results, handOver, unusable, note, finished: finished && !fetched };
}

/** Where in the turn an answer of this assistant stands, through all its rounds. */
const placeOf = ({ round = 0, step }: Bench): number => round * ROUND + step;
const keyOf = (bench: Bench): string => `${bench.assistant.id}:${placeOf(bench)}`;

/** Only what the user said counts, a part of a message with the whole: a job called "All Windows" on file is no set. */
export const asksForSet = (request: string): boolean =>
  namesSet(withoutBlocks(request)) || namesSet(readBlock(request, 'original_message') ?? '');

const AFTER: Partial<Record<ToolResult['status'], string>> = {
  waiting: ' - this waits for your yes',
  draft: ' - check this before I save it',
};

/** When somebody did a part and handed over the rest, code says what was done: no further model call for that. */
function settled(results: ToolResult[], bench: Bench, config: Config): boolean {
  if (!results.every((result) => ['done', 'waiting', 'draft'].includes(result.status))) return false;
  const words = results.map(({ status, summary }) => `${summary}${AFTER[status] ?? ''}`);
  const text = `${gapAfter(bench.said)}${words.join('. ')}.`;
  if (words.length) emit(config, { type: 'text', speaker: bench.speaker, text });
  return true;
}

/** For an assistant whose model goes round in circles, in words for people. */
function noUsableAnswer(config: Config): string {
  const { model } = runtimeOf(config);
  const where = model.host ? ` at ${model.host}` : '';
  return `The assistant model${where} did not give a usable answer. Your message is kept - try again.`;
}
