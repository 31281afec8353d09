import { previewMessage } from '@smoko/contract';
import { clean, oneLine } from '../../term/clean.ts';
import { formatMoney } from '../../term/format.ts';
import { operationCommand } from '../operation.ts';
import { WRITTEN } from './written.ts';

export const { configure } = operationCommand({
  ...WRITTEN,
  operation: previewMessage,
  print: ({ channel, to, body, encoding, parts, cost, warnings }, context) => {
    context.print(`${context.style('bold', channel === 'sms' ? 'Text' : 'E-mail')} to ${oneLine(to)}`);
    if (parts !== null)
      context.print(
        context.style('dim', `${parts} ${parts === 1 ? 'part' : 'parts'} (${encoding}), ${formatMoney(cost)}`),
      );
    context.print(`\n${clean(body)}`);
    for (const warning of warnings) context.print(context.style('yellow', `! ${oneLine(warning)}`));
  },
});
