import { z } from 'zod';
import { bestMatches } from './matching.ts';
import { ToolProblem } from './problem.ts';
import { defineTool, type ToolEnv, type ToolResult } from './tool.ts';

/** A no in the user's own words, for whoever reads more than a plain no. It carries nothing out, so it needs no yes. */
export const dropWaiting = defineTool({
  name: 'drop_waiting',
  description: 'The user says no to what waits for a yes or lies as a draft: drop it, so that no later yes does it.',
  doing: 'Dropping what waits',
  args: z.strictObject({
    what: z
      .array(z.string().trim().min(1).max(300))
      .min(1)
      .max(20)
      .optional()
      .describe('Which of it, in the words of the records block. Left out: all of it'),
  }),
  async run({ what }, env) {
    const waiting = await env.waiting.list();
    if (!waiting.length) throw new ToolProblem('Nothing waits for a yes in this conversation, and there is no draft.');
    const meant = what ? [...new Set(what.map((said) => theOne(said, waiting)))] : waiting;
    const result: ToolResult = { status: 'done', summary: '', receipts: [], approvals: [], drafts: [] };
    for (const one of meant) result.approvals.push(...(await env.waiting.drop(one)));
    result.summary = `Not done: ${meant.map(({ summary }) => summary).join('; ')}`;
    return result;
  },
});

type Waiting = Awaited<ReturnType<ToolEnv['waiting']['list']>>[number];

function theOne(said: string, waiting: readonly Waiting[]): Waiting {
  const fitting = bestMatches(said, waiting, [({ summary }) => summary]);
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  const all = (fitting.length ? fitting : waiting).map(({ summary }) => summary).join('; ');
  throw new ToolProblem(`"${said}" is ${fitting.length ? 'more than one' : 'none'} of what waits: ${all}.`);
}
