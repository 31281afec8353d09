import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { requiredText } from '../values.ts';

const tag = 'settings';

/** How people outside are reached, and reach the assistants: what is connected, and what is missing. */
export const channelsSchema = z.object({
  sms: z.object({
    /** An account with numbers is set up: texts really go out. */
    sends: z.boolean(),
    /** Signed webhooks are taken. */
    receives: z.boolean(),
    number: z.string().nullable(),
    /** Numbers of the account that no business has taken; empty unless they have to be chosen from. */
    free_numbers: z.array(z.string()),
    /** For whoever runs this Smoko only, as every address and port here; null for anybody else. */
    webhook_url: z.string().nullable(),
    status_url: z.string().nullable(),
  }),
  email: z.object({
    sends: z.boolean(),
    /** By webhook, or by the SMTP listener. */
    receives: z.boolean(),
    address: z.string().nullable(),
    /** False where the server makes the address. */
    own_address: z.boolean(),
    webhook_url: z.string().nullable(),
    smtp_port: z.int().nullable(),
  }),
  /** Who connects what is not connected: the person who asks, or somebody of that name and address, as far as that is known. */
  run_by: z.object({ you: z.boolean(), name: z.string().nullable(), email: z.string().nullable() }),
  /** What to do next, in words; empty when all is well. */
  hints: z.array(z.string()),
});
export type Channels = z.infer<typeof channelsSchema>;
export const getChannels = defineOperation({
  id: 'channels.get',
  method: 'GET',
  path: '/api/channels',
  risk: 'read',
  tag,
  summary: 'Show how messages come in and go out',
  input: z.strictObject({}),
  output: channelsSchema,
});

/** A code is texted to it; the number counts once the code was given. */
export const setOwnerPhone = defineOperation({
  id: 'owner-phone.set',
  method: 'POST',
  path: '/api/owner-phone',
  risk: 'write',
  status: 202,
  tag,
  summary: "Text a code to the owner's own mobile",
  sensitive: 'always',
  needsConfirmedEmail: true,
  input: z.strictObject({ phone: requiredText('Enter your mobile number.', LIMITS.shortText) }),
  /** E.164. */
  output: z.object({ phone: z.string() }),
});
export const confirmOwnerPhone = defineOperation({
  id: 'owner-phone.confirm',
  method: 'POST',
  path: '/api/owner-phone/confirm',
  risk: 'write',
  tag,
  summary: "Confirm the owner's own mobile with the code",
  sensitive: 'always',
  needsConfirmedEmail: true,
  input: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the six digits.'),
  }),
  output: z.object({ phone: z.string() }),
});
export const removeOwnerPhone = defineOperation({
  id: 'owner-phone.remove',
  method: 'DELETE',
  path: '/api/owner-phone',
  risk: 'write',
  status: 204,
  tag,
  summary: "Forget the owner's own mobile: its texts are no orders any more",
  sensitive: 'always',
  input: z.strictObject({}),
  output: z.null(),
});

export const channelOperations = [getChannels, setOwnerPhone, confirmOwnerPhone, removeOwnerPhone];
