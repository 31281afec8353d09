import { updateAutomation } from '@smoko/contract';
import { usage } from '../../exit.ts';
import { printAutomation } from '../../term/automation.ts';
import { operationCommand } from '../operation.ts';
import { KIND } from './kind.ts';

export const { configure } = operationCommand({
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
});
