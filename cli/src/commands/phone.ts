import { confirmOwnerPhone, removeOwnerPhone, setOwnerPhone } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { oneLine } from '../term/clean.ts';

export const phoneCommands: CommandGroup = {
  commands: {
    set: {
      summary: 'give your own mobile, whose texts are orders',
      examples: ['smoko phone set "0491 570 159" --password-stdin < password.txt'],
      ...operationCommand({
        operation: setOwnerPhone,
        args: [
          { field: 'phone', syntax: '<number>', about: 'your own mobile: its texts are orders to the assistants' },
        ],
        print: ({ phone }, context) =>
          context.print(`A code was texted to ${oneLine(phone)}. Then: smoko phone confirm CODE`),
      }),
    },
    confirm: {
      summary: 'confirm it with the code that was texted',
      examples: ['smoko phone confirm 123456 --password-stdin < password.txt'],
      ...operationCommand({
        operation: confirmOwnerPhone,
        args: [{ field: 'code', syntax: '<code>', about: 'the six digits of the text' }],
        print: ({ phone }, context) => context.print(`Confirmed: what ${oneLine(phone)} texts are orders now.`),
      }),
    },
    rm: {
      summary: 'forget it',
      examples: ['smoko phone rm --password-stdin < password.txt'],
      ...operationCommand({
        operation: removeOwnerPhone,
        print: (_, context) => context.print('Forgotten: its texts are no orders any more.'),
      }),
    },
  },
};
