import { ASSISTANTS, getAgentPerformance, getAssistantOverview } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../../output/output.ts';
import { lazySession } from '../../session/session.ts';
import { printDetails } from '../../term/details.ts';
import { AGENT, agentName } from './agent.ts';

/** Who they are, and what they did, counted. */
export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  command.argument(AGENT.syntax, AGENT.about, agentName);
  withOutput(command).action(async (name: ReturnType<typeof agentName>, options: OutputOptions) => {
    const { api } = session();
    const [overview, { data }] = await Promise.all([
      api.call(getAssistantOverview, { agent_name: name }),
      api.call(getAgentPerformance, {}),
    ]);
    const who = ASSISTANTS.find((one) => one.name === name);
    const response_ms = data.find(({ agent_name }) => agent_name === name)?.response_ms ?? null;
    const { messages, tasks, rating } = overview;
    printRecord(context, options, { ...who, ...overview, response_ms }, () =>
      printDetails(context, [
        ['Name', name],
        ['Role', who?.role ?? ''],
        ['About', who?.description ?? ''],
        ['Good at', who?.specialties.join(', ') ?? ''],
        ['Messages', String(messages)],
        ['To-dos', `${tasks.total}, ${tasks.completed} done, ${tasks.pending} to go`],
        ['Rating', rating.count > 0 ? `${rating.average.toFixed(1)} of 5 (${rating.count})` : ''],
        ['Answers in', response_ms === null ? '' : `${(response_ms / 1000).toFixed(1)} s`],
      ]),
    );
  });
}
