import { ASSISTANT_TEAM } from '../../../agents/src/assistants/registry.ts';
import type { Setting } from './rivals.ts';
import { newOffice, promptOf, useTool } from './task.ts';

interface Call {
  id: string;
  function: { name: string; arguments: string };
}
interface Message {
  role: string;
  content: string | null;
  tool_calls?: Call[];
  tool_call_id?: string;
}

const { context } = newOffice();
const { tools } = ASSISTANT_TEAM.sarah;
const definitions = tools.map(({ name, description, parameters }) => ({
  type: 'function',
  function: { name, description, parameters },
}));

/** The least there can be: fetch, Sarah's prompt and tools, no routing, no streaming, no checks. For scale. */
export const rawLoop =
  ({ baseURL, env }: Setting) =>
  async (message: string): Promise<string> => {
    const messages: Message[] = [
      { role: 'system', content: promptOf('sarah', context) },
      { role: 'user', content: message },
    ];
    for (;;) {
      const response = await fetch(`${baseURL}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'scripted', messages, tools: definitions }),
      });
      const { choices } = (await response.json()) as { choices: [{ message: Message }] };
      const answer = choices[0].message;
      messages.push(answer);
      if (!answer.tool_calls?.length) return answer.content ?? '';
      for (const call of answer.tool_calls) {
        const content = await useTool(call.function.name, JSON.parse(call.function.arguments), env());
        messages.push({ role: 'tool', content, tool_call_id: call.id });
      }
    }
  };
