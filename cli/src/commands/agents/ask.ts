import { assistText } from '@smoko/contract';
import { clean } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { AGENT, agentId } from './agent.ts';

/** Words only: nothing is done, nothing is kept. */
export const { configure } = operationCommand({
  operation: assistText,
  args: [
    { field: 'assistant', ...AGENT, parse: agentId },
    { field: 'message', syntax: '<text...>', about: 'what to write; - reads standard input' },
  ],
  naming: () => ({
    context: { about: 'what they should know for it' },
    jobData: { flag: 'job-data', about: '{"title": ..., "budget": ...}' },
  }),
  patient: true,
  print: ({ response }, context) => context.print(clean(response)),
});
