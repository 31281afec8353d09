import { describe, expect, it } from 'vitest';
import { builtin } from './testing/turns.ts';
import { writeText } from './write-text.ts';

const { signal } = new AbortController();

describe('writeText', () => {
  it('writes from what was given, and nothing else', async () => {
    const text = await writeText(
      builtin,
      {
        message: 'Replace hot water unit\n- 250L electric',
        assistant: 'jerry',
        jobData: { title: 'Hot water', budget: null },
      },
      { signal },
    );
    expect(text).toContain('- 250L electric');
    expect(text).not.toMatch(/\$|\d{4}/);
  });

  it('stops when it is told to', async () => {
    const run = writeText(builtin, { message: 'x', assistant: 'jerry' }, { signal: AbortSignal.abort() });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  });
});
