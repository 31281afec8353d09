import type { ToolDefinition } from '../models/ask.ts';
import type { ToolResult } from '../tools/tool.ts';

export const FINISH = 'finish';

/**
 * The model's word that its calls are all there is to do and what they report all there is to say: code then tells it,
 * from the records, without asking the model again. Nothing is lost where a model does not use it.
 */
export const finishTool: ToolDefinition = {
  type: 'function',
  function: {
    name: FINISH,
    description: 'Beside your last calls: they do all that was asked and there is nothing to ask or explain.',
    parameters: { type: 'object', properties: {} },
  },
};

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
  return [...new Set(all.map(sentence))].join('\n');
}

/** What is said above a draft's card. */
const CHECK = 'Check this before I save it';

const sentence = ({ status, summary }: ToolResult): string => {
  if (status === 'draft') return `${CHECK}: ${summary}.`;
  if (status === 'waiting') return `${summary} - this waits for your yes. Shall I go ahead?`;
  return /[.?!]$/.test(summary) || summary.includes('\n') ? summary : `${summary}.`;
};
