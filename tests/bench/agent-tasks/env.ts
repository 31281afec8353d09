import type { Office } from '../../../agents/src/testing/office.ts';
import { toolEnv } from '../agent-turn/task.ts';

/** What a rival's tools work with: each call is an invocation of its own. */
export function toolBenchEnv({ context }: Office) {
  let step = 0;
  return () => toolEnv(context.services({ assistant: 'jerry', step: step++, index: 0, tool: 'any' }), context);
}
