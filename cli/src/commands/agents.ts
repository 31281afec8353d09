import {
  type AgentFeedback,
  type AgentMessage,
  ASSISTANT_NAMES,
  ASSISTANTS,
  type Assistant,
  type AssistantId,
  assistText,
  countAgentMessages,
  createAgentFeedback,
  getAgentMessage,
  getAgentPerformance,
  getAssistantOverview,
  listAgentFeedback,
  listAgentMessages,
  listAssistants,
} from '@smoko/contract';
import type { Command } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { type Naming, oneOf } from '../output/flags.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { clean } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';

/** The argument that names an assistant. */
const AGENT = { syntax: '<name>', about: ASSISTANT_NAMES.join(', ') } as const;

const NAMED = oneOf(ASSISTANT_NAMES);

/** @throws InvalidArgumentError, which exits with 2 */
const agentName = (text: string) => NAMED(text) as (typeof ASSISTANT_NAMES)[number];

const agentId = (text: string) => agentName(text).toLowerCase() as AssistantId;

/** The API has one filter for text and job number, and another for the job's id. */
const MESSAGE_FILTERS = (): Naming => ({
  job: { about: 'words, or the number of a job: 1001' },
  task_type: { flag: 'about' },
});

export const agentsCommands: CommandGroup = {
  nouns: { feedback: 'your ratings of them' },
  commands: {
    list: {
      summary: 'list the four assistants',
      examples: ['smoko agents list'],
      ...listCommand<Assistant>({
        operation: listAssistants,
        empty: 'Nobody is here.',
        columns: [
          { title: 'Name', value: ({ name }) => name },
          { title: 'Role', value: ({ role }) => role, shrinkTo: 16 },
          { title: 'Good at', value: ({ specialties }) => specialties.join(', '), shrinkTo: 16, dropOrder: 1 },
        ],
      }),
    },
    show: {
      summary: 'show one of them: who they are, and what they did',
      examples: ['smoko agents show jerry'],
      configure: configureAgentsShow,
    },
    ask: {
      summary: 'have one of them write something; nothing is done or kept',
      examples: ['smoko agents ask michelle "A friendly note that we start at 7 am."'],
      /** Returns text only: nothing is changed or stored. */
      ...operationCommand({
        operation: assistText,
        args: [
          { field: 'assistant', ...AGENT, parse: agentId },
          { field: 'message', syntax: '<text...>', about: 'what to write; - reads standard input' },
        ],
        naming: () => ({
          context: { about: 'what they should know for it' },
          jobData: { flag: 'job-data', about: '{"title": ..., "budget": ...}' },
        }),
        untimed: true,
        print: ({ response }, context) => context.print(clean(response)),
      }),
    },
    messages: {
      summary: 'list what they wrote',
      examples: ['smoko agents messages --agent jerry --limit 5'],
      ...listCommand<AgentMessage>({
        operation: listAgentMessages,
        empty: 'They wrote nothing yet.',
        filtered: 'They wrote nothing like that.',
        naming: MESSAGE_FILTERS,
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id), dropOrder: 2 },
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 1 },
          { title: 'Who', value: ({ agent }) => agent },
          { title: 'Message', value: ({ content }) => content, shrinkTo: 20 },
        ],
      }),
    },
    message: {
      summary: 'show one thing they wrote',
      examples: ['smoko agents message ID'],
      ...operationCommand({
        operation: getAgentMessage,
        args: [idArgument({ list: listAgentMessages, noun: 'message', see: 'smoko agents messages' })],
        print: ({ agent, created_at, content }, context) => {
          context.print(`${context.style('bold', agent)} ${context.style('dim', formatMoment(created_at))}`);
          context.print(clean(content));
        },
      }),
    },
    'message-count': {
      summary: 'count what they wrote',
      examples: ['smoko agents message-count'],
      ...operationCommand({
        operation: countAgentMessages,
        naming: MESSAGE_FILTERS,
        print: ({ shown, total, agents }, context) =>
          printDetails(context, [
            ...Object.entries(agents).map(([name, count]): [string, string] => [name, String(count)]),
            ['These', String(shown)],
            ['All', String(total)],
          ]),
      }),
    },
    'feedback list': {
      summary: 'list your ratings of them',
      examples: ['smoko agents feedback list'],
      ...listCommand<AgentFeedback>({
        operation: listAgentFeedback,
        empty: 'No ratings yet.',
        filtered: 'No ratings match.',
        naming: () => ({ agent_name: { flag: 'agent' } }),
        columns: [
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 1 },
          { title: 'Who', value: ({ agent_name }) => agent_name },
          { title: 'Rating', value: ({ rating }) => `${rating} of 5` },
          { title: 'Comment', value: ({ comment }) => comment ?? '', shrinkTo: 20 },
        ],
      }),
    },
    'feedback add': {
      summary: 'rate one of them',
      examples: ['smoko agents feedback add jerry "Quick and right." --rating 5'],
      ...operationCommand({
        operation: createAgentFeedback,
        args: [
          { field: 'agent_name', ...AGENT, parse: agentName },
          { field: 'comment', syntax: '[text...]', about: 'what was good or bad; - reads standard input' },
        ],
        naming: () => ({ rating: { about: '1 to 5 (5, if left out)' } }),
        print: ({ agent_name, rating }, context) => context.print(`Rated ${agent_name}: ${rating} of 5.`),
      }),
    },
  },
};

/** Prints an assistant with its statistics. */
function configureAgentsShow(command: Command, context: Context): void {
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
