import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { BuiltinChatModel } from '../../agents/src/models/builtin/chat-model.ts';
import { type Message, type ModelAnswer, type ModelRequest, type Script, textOf } from './openai-stand-in.ts';

const model = new BuiltinChatModel();

/**
 * A sensible model behind the protocol. It has nothing but the request: the prompt's marked blocks, the tools offered
 * under their schemas' names, and what the tools answered. What it makes of them is worked out by the built-in model's
 * rules, so a run tells of protocol, prompts, schemas and guard, and nothing of how well a language model understands.
 * Like a language model it says what it has to say once its tools have answered, not beside its calls.
 */
export const sensible: Script = async (request: ModelRequest): Promise<ModelAnswer> => {
  const messages = conversationOf(request.messages);
  const { text, calls } = await reply(messages, request.tools);
  if (calls.length) return { calls };
  const asked = messages.findLastIndex((message) => message.type === 'human');
  if (asked < 0 || asked === messages.length - 1) return { text };
  const first = await reply(messages.slice(0, asked + 1), request.tools);
  return { text: first.calls.length ? [first.text.trim(), text].filter(Boolean).join('\n\n') : text };
};

async function reply(messages: BaseMessage[], names: readonly string[]) {
  const tools = names.map((name) => ({ type: 'function' as const, function: { name, parameters: {} } }));
  const { text, tool_calls = [] } = await (tools.length ? model.bindTools(tools) : model).invoke(messages);
  return { text, calls: tool_calls.map(({ name, args }) => ({ name, args })) };
}

/** Tool answers do not say whose they are: that is told by the ids of the calls before. */
function conversationOf(messages: readonly Message[]): BaseMessage[] {
  const called = new Map(
    messages.flatMap(({ tool_calls = [] }) => tool_calls.map((one) => [one.id, one.function.name])),
  );
  return messages.map((message) => {
    const content = textOf(message);
    if (message.role === 'system' || message.role === 'developer') return new SystemMessage(content);
    if (message.role === 'user') return new HumanMessage(content);
    if (message.role === 'assistant') {
      const tool_calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: json } }) => ({
        type: 'tool_call' as const,
        id,
        name,
        args: JSON.parse(json) as Record<string, unknown>,
      }));
      return new AIMessage({ content, tool_calls });
    }
    const id = message.tool_call_id ?? '';
    return new ToolMessage({ content, tool_call_id: id, name: called.get(id) ?? '' });
  });
}
