import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema, instantSchema } from '../values.ts';

const tag = 'settings';
const nothing = z.strictObject({});
const oneOfThem = z.strictObject({ id: idSchema });
const wrongKey = "That is no key of a browser's notifications.";
/** base64url, with or without padding: 65 bytes of a P-256 point, 16 bytes of a secret (RFC 8291). */
const keyOf = (letters: number) => z.string(wrongKey).regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), wrongKey);

/** A browser that is told with the app closed. It belongs to the session it was added in, and ends with it. */
export const pushDeviceSchema = z.object({
  id: idSchema,
  /** In words: "Chrome on Android". */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  created_at: instantSchema,
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;
export const listPushDevices = defineOperation({
  id: 'push-devices.list',
  method: 'GET',
  path: '/api/push-devices',
  risk: 'read',
  tag,
  summary: 'List the devices that are told with the app closed',
  input: nothing,
  output: z.object({
    data: z.array(pushDeviceSchema),
    /** What a browser is subscribed with (VAPID, RFC 8292): base64url. */
    public_key: z.string(),
  }),
});
/**
 * The browser's own words for where it is told (PushSubscription). Replaces what this session had; an address that
 * somebody else had on this browser is theirs no more. Throws invalid where no browser's push service is behind it.
 */
export const addPushDevice = defineOperation({
  id: 'push-devices.create',
  method: 'POST',
  path: '/api/push-devices',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Have this device told of answers and messages with the app closed',
  input: z.strictObject({
    endpoint: z.string('Say where the browser is told.').max(2_000, 'That address is too long.'),
    keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
  }),
  output: pushDeviceSchema,
});
export const removePushDevice = defineOperation({
  id: 'push-devices.delete',
  method: 'DELETE',
  path: '/api/push-devices/{id}',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Tell a device nothing more',
  input: oneOfThem,
  output: z.null(),
});
/** Waits until the push service has taken it. Throws conflict where the browser gave the address up (the device goes). */
export const testPushDevice = defineOperation({
  id: 'push-devices.test',
  method: 'POST',
  path: '/api/push-devices/{id}/test',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Tell a device something, to try it out',
  input: oneOfThem,
  output: z.null(),
});

export const pushDeviceOperations = [listPushDevices, addPushDevice, removePushDevice, testPushDevice];

/** What a push brings to the service worker, as JSON. Nothing in it is a price, a number or an address. */
export interface PushNotice {
  title: string;
  body: string;
  /** Several with the same are one on the screen: the latest. */
  tag: string;
  /** Within the app, e.g. `/inbox`. */
  path: string;
  /** Shown although Smoko is being looked at. */
  always?: boolean;
}
