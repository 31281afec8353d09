import { listPushDevices, type PushDevice, removePushDevice, testPushDevice } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { formatShortMoment } from '../term/format.ts';

const id = () => [idArgument({ list: listPushDevices, noun: 'device', see: 'smoko devices list' })];

/** Turning one on is the browser's: it alone has the address that it is told at. */
export const devicesCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list the devices that are told with Smoko closed',
      examples: ['smoko devices list'],
      ...listCommand<PushDevice>({
        operation: listPushDevices,
        empty: 'No device is told. Turn one on in it: Message Settings.',
        columns: [
          { title: 'Id', value: (one) => shortId(one.id) },
          { title: 'Device', value: (one) => one.device, shrinkTo: 12 },
          { title: 'Since', value: (one) => formatShortMoment(one.created_at), dropOrder: 1 },
        ],
      }),
    },
    test: {
      summary: 'tell one something, to try it out',
      examples: ['smoko devices test ID'],
      ...operationCommand({
        operation: testPushDevice,
        args: id(),
        print: (_, context) => context.print('Sent: it shows on the device in a moment.'),
      }),
    },
    rm: {
      summary: 'tell one nothing more',
      examples: ['smoko devices rm ID'],
      ...operationCommand({
        operation: removePushDevice,
        args: id(),
        print: (_, context) => context.print('Removed: it is told nothing more.'),
      }),
    },
  },
};
