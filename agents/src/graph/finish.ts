import { z } from 'zod';
import type { ToolDefinition } from '../models/ask.ts';
import type { ToolResult } from '../tools/tool.ts';

export const FINISH = 'finish';

/**
 * The model's word that its calls are all there is to do: code then tells what they came to, from the records, without
 * asking the model again. Nothing is lost where a model does not use it.
 */
export const finishTool: ToolDefinition = {
  type: 'function',
  function: {
    name: FINISH,
    description:
      'Beside your last calls, also calls that wait for a yes: they are all there is to do. Code then tells the user what each came to.',
    parameters: {
      type: 'object',
      properties: {
        note: { type: 'string', description: 'One sentence they do not tell: what is left out, or your question' },
      },
    },
  },
};

const LONGEST_NOTE = 400;
/** What the model adds to what code tells; empty where it adds nothing. */
export const noteOf = (args: unknown): string =>
  z
    .object({ note: z.string().trim().max(LONGEST_NOTE).catch('') })
    .catch({ note: '' })
    .parse(args).note;

/** Everything the calls of one assistant came to, in the order of their answers. */
interface Told {
  /** Of answers before the last: what was done or waits, not what was only looked up on the way. */
  before: ToolResult[];
  last: ToolResult[];
}

/** What was done, in the words of the tools; null where a model has to say it: something failed, or there is nothing. */
export function closing({ before, last }: Told): string | null {
  const all = [...before.filter(({ status }) => status !== 'read'), ...last];
  if (!all.length || [...before, ...last].some(({ status }) => status === 'failed')) return null;
  const waiting = all.filter(({ status }) => status === 'waiting').length;
  const ask = waiting > 1 ? ['Shall I go ahead with all of them?'] : [];
  return [...new Set(all.map((result) => sentence(result, waiting === 1))), ...ask].join('\n');
}

/** What is said above a draft's card. */
const CHECK = 'Check this before I save it';

const sentence = ({ status, summary }: ToolResult, asks: boolean): string => {
  if (status === 'draft') return `${CHECK}: ${summary}.`;
  if (status === 'waiting') return `${summary} - this waits for your yes.${asks ? ' Shall I go ahead?' : ''}`;
  return /[.?!]$/.test(summary) || summary.includes('\n') ? summary : `${summary}.`;
};
