import { updateAutomation } from '@smoko/contract';
import { printAutomation } from '../../term/automation.ts';
import { operationCommand } from '../operation.ts';
import { KIND } from './kind.ts';

const GIVEN_OTHERWISE = { hidden: true } as const;

/** `smoko automations on|off` */
export const switchCommand = (enabled: boolean) =>
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
