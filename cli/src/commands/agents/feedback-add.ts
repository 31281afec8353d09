import { createAgentFeedback } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { AGENT, agentName } from './agent.ts';

export const { configure } = operationCommand({
  operation: createAgentFeedback,
  args: [
    { field: 'agent_name', ...AGENT, parse: agentName },
    { field: 'comment', syntax: '[text...]', about: 'what was good or bad; - reads standard input' },
  ],
  naming: () => ({ rating: { about: '1 to 5 (5, if left out)' } }),
  print: ({ agent_name, rating }, context) => context.print(`Rated ${agent_name}: ${rating} of 5.`),
});
