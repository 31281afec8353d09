import type { BaseMessage } from '@langchain/core/messages';
import { frozen } from '@smoko/contract';
import type { AssistantDeclaration } from '../assistants/assistant.ts';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import type { TurnContext } from '../context.ts';
import { guarded } from '../guard/guarded.ts';
import type { Call } from '../models/collect.ts';
import { failed, type ToolEnv, type ToolResult } from '../tools/tool.ts';
import { type Config, emit, runtimeOf } from './state.ts';
import { waitingIn } from './waiting-in.ts';

interface Place {
  assistant: AssistantDeclaration;
  speaker: string;
  step: number;
  index: number;
  bulk: boolean;
  /** What the model was given and said so far. */
  messages: readonly BaseMessage[];
}

/** Runs one tool call and tells what became of it. Its key is its place in the turn, never the model's id. */
export async function runCall(call: Call, place: Place, config: Config): Promise<ToolResult> {
  const { assistant, speaker, step, index, bulk, messages } = place;
  const tool = assistant.tools.find((one) => one.name === call.name);
  if (call.problem) return failed(call.problem);
  if (!tool) {
    const yours = assistant.tools.map((one) => one.name).join(', ');
    const others = Object.values(ASSISTANT_TEAM).find(({ tools }) => tools.some((one) => one.name === call.name));
    return failed(
      others
        ? `${call.name} is a tool of ${others.id}, so that part is theirs: hand_over. Nothing was done.`
        : `There is no tool ${call.name}. Yours are: ${yours}.`,
    );
  }
  const { turn, signal } = runtimeOf(config);
  signal.throwIfAborted();
  const id = `${assistant.id}:${step}:${index}`;
  const base = { type: 'activity', speaker, id, tool: tool.name } as const;
  emit(config, { ...base, label: tool.doing, status: 'running' });
  const services = guarded(
    turn.services({ assistant: assistant.id, step, index, tool: tool.name }),
    call,
    { messages, id },
    config,
  );
  const { today, timeZone, country, job, threadId } = turn;
  const known = { today, timeZone, country, job, threadId };
  const env = { services, ...known, bulk, waiting: waitingIn(turn), remember: memory(turn, id) };
  const result = await tool.run(call.args, env);
  for (const receipt of result.receipts) emit(config, { type: 'receipt', speaker, receipt });
  for (const approval of result.approvals) emit(config, { type: 'approval', speaker, approval });
  for (const draft of result.drafts) emit(config, { type: 'draft', speaker, draft });
  const status = SHOWN[result.status];
  emit(config, { ...base, label: firstLine(result.summary), status });
  return result;
}

/** A draft waits too: to be checked. */
const SHOWN = frozen({ read: 'done', done: 'done', waiting: 'waiting', draft: 'waiting', failed: 'failed' } as const);

/** What a tool worked out before it wrote, by its place in the turn. */
function memory(turn: TurnContext, id: string): ToolEnv['remember'] {
  return async <T>(make: () => Promise<T>): Promise<T> => {
    const kept = turn.journal.read(id);
    if (kept !== undefined) return JSON.parse(kept) as T;
    const made = await make();
    await turn.journal.write(id, JSON.stringify(made));
    return made;
  };
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/:$/, '').slice(0, 200);
