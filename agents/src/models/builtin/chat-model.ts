import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import type { BaseLanguageModelInput } from '@langchain/core/language_models/base';
import {
  BaseChatModel,
  type BaseChatModelCallOptions,
  type BindToolsInput,
} from '@langchain/core/language_models/chat_models';
import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs';
import type { Runnable } from '@langchain/core/runnables';
import { TOO_MUCH, TooMuchWork } from '../../understanding/budget.ts';
import { here, type Understand } from '../../understanding/understand.ts';
import { type Reply, say } from './reply.ts';

interface Options extends BaseChatModelCallOptions {
  tools?: BindToolsInput[];
}

/**
 * A chat model without a network: it sees the system prompt, the messages, the tool definitions and the tool
 * results like any other, and answers by rules. The same input gives the same output.
 */
export class BuiltinChatModel extends BaseChatModel<Options> {
  readonly #understand: Understand;

  constructor(understand: Understand = here) {
    super({});
    this.#understand = understand;
  }

  _llmType(): string {
    return 'smoko-builtin';
  }

  override bindTools(
    tools: BindToolsInput[],
    kwargs?: Partial<Options>,
  ): Runnable<BaseLanguageModelInput, AIMessageChunk, Options> {
    return this.withConfig({ ...kwargs, tools });
  }

  async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    const reply = await this.#reply(messages, options);
    const tool_calls = reply.calls.map(({ name, args }, i) => ({
      name,
      args,
      id: callId(i),
      type: 'tool_call' as const,
    }));
    const message = new AIMessage({ content: reply.text, tool_calls });
    return { generations: [{ text: reply.text, message }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    run?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const reply = await this.#reply(messages, options);
    for (const text of reply.text.match(/\S+\s*/g) ?? []) {
      options.signal?.throwIfAborted();
      const chunk = new ChatGenerationChunk({ text, message: new AIMessageChunk({ content: text }) });
      yield chunk;
      await run?.handleLLMNewToken(text, undefined, undefined, undefined, undefined, { chunk });
    }
    const tool_call_chunks = reply.calls.map(({ name, args }, index) => ({
      name,
      args: JSON.stringify(args),
      id: callId(index),
      index,
      type: 'tool_call_chunk' as const,
    }));
    yield new ChatGenerationChunk({ text: '', message: new AIMessageChunk({ content: '', tool_call_chunks }) });
  }

  async #reply(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<Reply> {
    options.signal?.throwIfAborted();
    const said = messages.map(({ type, text, name }) => ({ type, text, name }));
    try {
      return await this.#understand('respond', [said, toolNames(options.tools ?? [])], options.signal);
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      // others may have done their part already, or this one a step
      const rest = said.some(({ type }) => type === 'tool') ? 'The rest of that' : 'My part of that';
      return say(`${rest} ${TOO_MUCH}`);
    }
  }
}

const callId = (index: number) => `call_${index}`;

/** Names from tool definitions in the form endpoints take, or LangChain's own. */
function toolNames(tools: BindToolsInput[]): string[] {
  return tools.map((tool) => {
    const given = tool as { name?: unknown; function?: { name?: unknown } };
    return String(given.function?.name ?? given.name);
  });
}
