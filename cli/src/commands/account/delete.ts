import { deleteAccount } from '@smoko/contract';
import { CliError } from '../../exit.ts';
import { formatMoment } from '../../term/format.ts';
import { ask } from '../../term/prompt.ts';
import { operationCommand } from '../operation.ts';

const WORD = 'DELETE';

export const { configure } = operationCommand({
  operation: deleteAccount,
  options: (command) => command.option('-y, --yes', 'do not ask'),
  complete: async (input, { yes }, context) => {
    if (yes) return input;
    const question = `Everything is deleted in 30 days. Type ${WORD} to go on: `;
    const typed = await ask(context, question, 'This asks first. Without a terminal, say --yes.');
    if (typed.trim() !== WORD) throw new CliError('Nothing was done.');
    return input;
  },
  print: ({ delete_at }, context) =>
    context.print(`Everything is deleted on ${formatMoment(delete_at)}. Until then: smoko account keep`),
});
