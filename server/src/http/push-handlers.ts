import { addPushDevice, listPushDevices, removePushDevice, testPushDevice } from '@smoko/contract';
import type { PushDevices } from '../domain/push/devices.ts';
import { type Handlers, handle } from './handlers.ts';
import { type RequestUser, userOf } from './identity.ts';

export interface Push {
  devices: PushDevices;
  tryOut(identity: RequestUser, id: string): Promise<void>;
}

/** The devices that are told: each belongs to the session that only a request knows. */
export const pushHandlers = ({ devices, tryOut }: Push): Handlers => [
  handle(listPushDevices, async (req) => devices.list(userOf(req))),
  handle(addPushDevice, async (req, _res, input) => devices.add(userOf(req), input)),
  handle(removePushDevice, async (req, _res, { id }) => {
    await devices.remove(userOf(req), id);
    return null;
  }),
  handle(testPushDevice, async (req, _res, { id }) => {
    await tryOut(userOf(req), id);
    return null;
  }),
];
