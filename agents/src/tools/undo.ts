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
      undone
        .map(({ summary }) => undoneWords(summary.replace(/\.$/, '')))
        .map((told, i, all) =>
          i > 0 && leadOf(told) === leadOf(all[0] ?? '') ? told.slice(leadOf(told).length) : told,
        )
        .join('; ');
    const outcome = await env.services.write(operation, input, {
      done: ({ data }) => words(data),
      ask: 'Undo what was done last',
    });
    return wrote(outcome, outcome.status === 'done' ? words(outcome.output.data) : '', () => ({}));
  },
});

/** What several have in common is said with the first of them. */
const leadOf = (told: string): string => /^(?:Undone|Done again): /u.exec(told)?.[0] ?? '';

/** What was done, once: taking back what took it back does it again. */
export function undoneWords(summary: string): string {
  const [lead = ''] = LEADS.exec(summary) ?? [];
  const what = summary.slice(lead.length);
  const last = lead.trimEnd().split(': ')[0] ?? '';
  const undone = lead === '' || last.startsWith('Done again') || (lead.match(/Undone: /gu)?.length ?? 0) % 2 === 0;
  return `${undone ? 'Undone' : 'Done again'}: ${what}`;
}
const LEADS = /^(?:(?:Undone|Done again): )+/u;
