import { type AIMessageChunk, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { createModel } from '../create-model.ts';

const tool = (name: string) => ({
  type: 'function' as const,
  function: { name, description: '', parameters: { type: 'object', properties: {} } },
});
const { chat } = createModel({ kind: 'builtin' });
function bound(name: string) {
  if (!chat.bindTools) throw new Error('The model takes no tools.');
  return chat.bindTools([tool(name)]);
}
const messages = [
  new SystemMessage('<context>\ntoday: 2026-11-20\n</context>'),
  new HumanMessage('new job for Dave, hot water'),
];

describe('the built-in chat model', () => {
  it('binds tools and calls them, like any model', async () => {
    const answer = await bound('create_job').invoke(messages);
    expect(answer.tool_calls).toMatchObject([{ name: 'create_job', args: { job_name: 'Hot water', client: 'Dave' } }]);
  });

  it('streams words, and calls as chunks that add up', async () => {
    const words: string[] = [];
    for await (const chunk of await bound('list_jobs').stream('tell me a long story about nothing'))
      words.push(chunk.text);
    expect(words.filter(Boolean).length).toBeGreaterThan(5);
    let whole: AIMessageChunk | undefined;
    for await (const chunk of await bound('create_job').stream(messages)) whole = whole ? whole.concat(chunk) : chunk;
    expect(whole?.tool_calls).toMatchObject([{ name: 'create_job' }]);
  });

  it('writes words only when it has no tools', async () => {
    const answer = await chat.invoke([new HumanMessage('New deck, 20 sqm\nJob: Deck\nBudget: $6000')]);
    expect(answer.text).toBe('Quote: Deck\n\nScope of works\n- New deck, 20 sqm\n\nBudget: $6000');
    expect(answer.tool_calls).toEqual([]);
  });

  it('stops when it is told to', async () => {
    await expect(chat.invoke(messages, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
