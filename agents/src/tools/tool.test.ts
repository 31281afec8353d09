import { AppError } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolBench } from '../testing/tool-env.ts';
import { createJob } from './create-job.ts';
import { ToolProblem } from './problem.ts';
import { defineTool, failed, read, toModelText } from './tool.ts';

const throwing = (error: unknown) =>
  defineTool({
    name: 'broken',
    description: '',
    doing: '',
    args: z.strictObject({}),
    run: () => Promise.reject(error),
  });

describe('a tool', () => {
  it('refuses bad arguments in words a model can correct, and does nothing', async () => {
    const { run, store } = toolBench();
    for (const args of [
      {},
      { job_name: '' },
      { job_name: 'x', date: '31/02/2026' },
      { job_name: 'x', colour: 1 },
      'job',
      [],
    ]) {
      const result = await run(createJob, args);
      expect(result.status).toBe('failed');
      expect(result.summary).toMatch(/Correct the arguments and call create_job again\.$/);
    }
    expect(store.rows('projects')).toEqual([]);
  });

  it('takes numbers sent as text, and leaves out null and empty ones', async () => {
    const { run, store } = toolBench();
    await run(createJob, { job_name: 'Deck', budget: '$2,180.50', job_number: 77, date: null, description: '' });
    expect(store.rows('projects')).toMatchObject([{ job_budget: 2180.5, job_number: '77', job_date: null }]);
    expect((await run(createJob, { job_name: 'Deck', budget: 'two grand' })).status).toBe('failed');
  });

  it('never throws, except for an abort', async () => {
    const { run } = toolBench();
    expect(await run(throwing(new AppError('conflict', 'Taken.')), {})).toEqual(failed('Taken.', { code: 'conflict' }));
    expect(await run(throwing(new ToolProblem('Which one?', { reason: 'ambiguous' })), {})).toEqual(
      failed('Which one?', { reason: 'ambiguous' }),
    );
    expect((await run(throwing(new TypeError('x is undefined')), {})).summary).not.toContain('undefined');
    await expect(run(throwing(new DOMException('stop', 'AbortError')), {})).rejects.toThrow('stop');
  });

  it('gives the model compact JSON', () => {
    expect(toModelText(read('1 job', { count: 1 }))).toBe('{"ok":true,"summary":"1 job","count":1}');
    expect(toModelText(failed('No.'))).toBe('{"ok":false,"error":"No."}');
    expect(toModelText({ status: 'waiting', summary: 'Delete x', receipts: [], approvals: [], drafts: [] })).toContain(
      '"waits_for_yes":true',
    );
  });
});
