import { AIMessageChunk } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { collector } from './collect.ts';

type Part = { index?: number; id?: string; name?: string; args?: string };
function collected(parts: Part[], text: string[] = []) {
  const all = collector();
  for (const content of text) all.add(new AIMessageChunk(content));
  for (const part of parts) {
    all.add(new AIMessageChunk({ content: '', tool_call_chunks: [{ type: 'tool_call_chunk', ...part }] }));
  }
  return all.answer();
}

describe('putting a streamed answer together', () => {
  it('joins text and arguments', () => {
    const parts = [
      { index: 0, id: 'a', name: 'create_job', args: '' },
      { index: 0, args: '{"job_' },
      { index: 0, args: 'name":"x"}' },
    ];
    expect(collected(parts, ['Right', 'o.'])).toEqual({
      content: 'Righto.',
      calls: [{ name: 'create_job', args: { job_name: 'x' } }],
    });
  });

  it('tells calls apart that share an index, and whole calls without one', () => {
    const shared = [
      { index: 0, id: 'a', name: 'x', args: '{}' },
      { index: 0, id: 'b', name: 'y', args: '{}' },
    ];
    expect(collected(shared).calls.map((call) => call.name)).toEqual(['x', 'y']);
    const whole = [
      { name: 'x', args: '{"a":1}' },
      { name: 'y', args: '{"b":2}' },
    ];
    expect(collected(whole).calls.map((call) => call.args)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('never completes JSON that was cut off', () => {
    for (const args of ['{"job_name":"half an ord', '[1]', '"text"', 'null', '{"a":}']) {
      const [call] = collected([{ index: 0, id: 'a', name: 'create_job', args }]).calls;
      expect(call, args).toMatchObject({ args: {}, problem: expect.stringContaining('create_job') });
    }
  });

  it('takes no arguments as none', () => {
    expect(collected([{ index: 0, id: 'a', name: 'list_jobs' }]).calls).toEqual([{ name: 'list_jobs', args: {} }]);
  });
});
