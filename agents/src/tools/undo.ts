import { undoLast as operation } from '@smoko/contract';
import { z } from 'zod';
import { defineChange } from './define-change.ts';
import { wrote } from './tool.ts';

export const undoLast = defineChange({
  name: 'undo_last',
  description:
    'Take back what the last message that changed something had done, all of it, or what was done last to one record.',
  doing: 'Taking it back',
  args: z.strictObject({ record: z.string().optional().describe('Id of the one record that is meant') }),
  prepare: async ({ record }, env) => ({ id: env.threadId, ...(record ? { record_id: record } : {}) }),
  async carryOut(input, env) {
    const words = (undone: readonly { summary: string }[]) =>
      `Undone: ${undone.map(({ summary }) => summary.replace(/\.$/, '')).join('; ')}`;
    const outcome = await env.services.write(operation, input, {
      done: ({ data }) => words(data),
      ask: 'Undo what was done last',
    });
    return wrote(outcome, outcome.status === 'done' ? words(outcome.output.data) : '', () => ({}));
  },
});
