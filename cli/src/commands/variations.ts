import { renewVariationLink, sendVariation, variations as table, type Variation } from '@smoko/contract';
import type { Command } from 'commander';
import type { CommandGroup, GroupedCommand } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { newLink } from '../command-kinds/new-link.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { find } from '../tables/find.ts';
import { titleOf } from '../tables/table.ts';
import { variations } from '../tables/variations.ts';
import { formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';

const { rm, restore, ...verbs } = tableCommands(variations, {
  one: '1001/V1',
  list: '--job 1001 --status draft',
  add: '--job 1001 --description "Handrail along the steps" --line "Handrail @ 115 x 3.5 m"',
  edit: '--description "Handrail on both sides"',
});

export const variationsCommands: CommandGroup = {
  commands: {
    ...verbs,
    ...(rm && { rm: { ...rm, alias: 'delete', examples: ['smoko variations rm Skylight'] } }),
    ...(restore && { restore }),
    send: {
      summary: 'send a variation to the client of its job',
      examples: ['smoko variations send 1001/V1 --channel email'],
      ...operationCommand({ operation: sendVariation, of: variations, print: printSent }),
    },
    'new-link': newLink(renewVariationLink, variations, 'a variation', 'smoko variations new-link 1001/V1'),
    pdf: {
      summary: 'download a variation as PDF',
      examples: ['smoko variations pdf 1001/V1 --output variation.pdf'],
      ...downloadCommand(variations, {
        pathOf: ({ id }) => `/api/variations/${id}/pdf`,
        nameOf: ({ variation_number, project }) =>
          `variation-${[project?.job_number, variation_number].filter(Boolean).join('-')}.pdf`,
      }),
    },
    accept: answered('accepted', 'say that the client agreed to a variation', '1001/V1'),
    decline: answered('declined', 'say that the client did not want a variation', 'Awning'),
    recall: answered('draft', 'take back a variation that was sent, to change it', 'Benchtop'),
  },
};

/** What the tradie says of it himself, where the client answered in words. */
function answered(status: Variation['status'], summary: string, example: string): GroupedCommand {
  const verb = { accepted: 'accept', declined: 'decline', draft: 'recall', sent: 'send' }[status];
  return {
    summary,
    examples: [`smoko variations ${verb} ${example}`],
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      command.argument('<variation>', 'its id, number or description');
      withOutput(command).action(async (given: string, options: OutputOptions) => {
        const { id } = await find(session(), variations, given);
        const record = await session().api.call(table.operations.update, { id, status });
        const is = status === 'draft' ? 'a draft again' : status;
        const said = `${titleOf(variations, record)} over ${formatMoney(record.total)} is ${is}.`;
        printRecord(context, options, record, () => context.print(said.charAt(0).toUpperCase() + said.slice(1)));
      });
    },
  };
}
