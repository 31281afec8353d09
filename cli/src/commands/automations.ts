import {
  AUTOMATIONS,
  type Automation,
  type AutomationKind,
  listAutomationRuns,
  listAutomations,
  previewAutomation,
  updateAutomation,
  type WireOutput,
} from '@smoko/contract';
import { Argument, type Command } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { clean, oneLine } from '../term/clean.ts';
import { formatMoment, formatShortDay, formatShortMoment } from '../term/format.ts';

/** The argument that names an automation. */
const KIND = { field: 'kind', syntax: '<name>', about: `one of: ${AUTOMATIONS.join(', ')}` } as const;

const GIVEN_OTHERWISE = { hidden: true } as const;

/** `smoko automations on|off` */
const switchCommand = (enabled: boolean) =>
  operationCommand({
    operation: updateAutomation,
    args: [KIND],
    naming: () => ({
      enabled: GIVEN_OTHERWISE,
      mode: GIVEN_OTHERWISE,
      days: GIVEN_OTHERWISE,
      time: GIVEN_OTHERWISE,
    }),
    complete: (input) => ({ ...input, enabled }),
    print: (automation, context) => printAutomation(context, automation),
  });

type Run = WireOutput<typeof listAutomationRuns>['data'][number];

export const automationsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what can go out by itself',
      examples: ['smoko automations list'],
      ...listCommand<Automation>({
        operation: listAutomations,
        empty: 'Nothing can go out by itself.',
        columns: [
          { title: 'Name', value: (one) => one.kind },
          { title: 'On', value: (one) => (one.enabled ? 'on' : 'off') },
          { title: 'Mode', value: (one) => one.mode },
          { title: 'Next', value: (one) => (one.next_run_at ? formatShortMoment(one.next_run_at) : '-'), dropOrder: 1 },
          { title: 'Rule', value: (one) => one.rule, shrinkTo: 20, dropOrder: 2 },
        ],
      }),
    },
    show: {
      summary: 'show how one is set',
      examples: ['smoko automations show quote_follow_up'],
      configure: configureAutomationsShow,
    },
    on: {
      summary: 'turn one on',
      examples: ['smoko automations on quote_follow_up'],
      ...switchCommand(true),
    },
    off: {
      summary: 'turn one off',
      examples: ['smoko automations off quote_follow_up'],
      ...switchCommand(false),
    },
    set: {
      summary: 'change how one is set',
      examples: ['smoko automations set quote_follow_up --days 5'],
      ...operationCommand({
        operation: updateAutomation,
        args: [KIND],
        naming: () => ({
          enabled: { hidden: true },
          mode: { about: 'draft, ask first, or send by itself' },
          days: { about: 'how many days before or after' },
          time: { about: 'when it looks, HH:MM' },
        }),
        complete: (input) => {
          if (Object.keys(input).length === 1) throw usage('Say what to set: --mode, --days or --time.');
          return input;
        },
        print: (automation, context) => printAutomation(context, automation),
      }),
    },
    preview: {
      summary: 'show who would get what today',
      examples: ['smoko automations preview quote_follow_up'],
      ...operationCommand({
        operation: previewAutomation,
        args: [KIND],
        print: (preview, context) => {
          if (preview.data.length === 0) return context.print('Nobody would get anything today.');
          for (const { contact, to, about, body, held } of preview.data) {
            context.print(`${context.style('bold', oneLine(contact.name))}${to ? ` (${oneLine(to)})` : ''}`);
            context.print(context.style('dim', `  ${oneLine(about)}`));
            if (held) context.print(context.style('yellow', `  Nothing goes: ${oneLine(held)}`));
            else for (const line of clean(body).split('\n')) context.print(`  ${line}`);
          }
          if (preview.more) context.print('There are more.');
        },
      }),
    },
    runs: {
      summary: 'list when they ran, and what came of it',
      examples: ['smoko automations runs --name quote_follow_up'],
      ...listCommand<Run>({
        operation: listAutomationRuns,
        empty: 'None ran yet.',
        filtered: 'It did not run yet.',
        naming: () => ({ kind: { flag: 'name', about: 'which one' } }),
        columns: [
          { title: 'Ran', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 1 },
          { title: 'Name', value: ({ kind }) => kind },
          { title: 'For', value: ({ day }) => formatShortDay(day) },
          { title: 'Written', value: ({ written }) => String(written), align: 'right' },
          { title: 'Held', value: ({ held }) => String(held), align: 'right' },
        ],
      }),
    },
  },
};

function configureAutomationsShow(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.addArgument(new Argument('<name>', 'which one').choices(AUTOMATIONS))).action(
    async (kind: AutomationKind, options: OutputOptions) => {
      const { data } = await session().api.call(listAutomations, {});
      for (const one of data.filter((each) => each.kind === kind))
        printRecord(context, options, one, () => printAutomation(context, one));
    },
  );
}

function printAutomation(context: Context, one: Automation): void {
  context.print(`${context.style('bold', one.title)}: ${one.enabled ? 'on' : 'off'}`);
  context.print(one.rule);
  const modes = { draft: 'left as a draft', ask: 'waits for your yes', send: 'goes by itself' };
  context.print(`At ${one.time}; ${modes[one.mode]}.`);
  if (one.missing) context.print(context.style('yellow', one.missing));
  if (one.next_run_at) context.print(context.style('dim', `Next: ${formatMoment(one.next_run_at)}`));
}
