import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { instantSchema } from '../values.ts';
import { signedInSchema } from './sign-in.ts';

const tag = 'auth';
/** No vowels, so that no word comes out, and nothing that looks like something else (RFC 8628, 6.1). */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const USER_CODE_LENGTH = 8;
const WRONG_CODE = 'That code is eight letters, like BCDF-GHJK.';
/** As it is typed: with or without the hyphen, in any case. */
const userCodeSchema = z
  .string(WRONG_CODE)
  .max(40, WRONG_CODE)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(new RegExp(`^[${USER_CODE_LETTERS}]{${USER_CODE_LENGTH}}$`), WRONG_CODE));

/** A terminal asks to be signed in by somebody who is, in a browser (RFC 8628 in spirit). Works for ten minutes. */
export const startDevice = defineOperation({
  id: 'auth.device.start',
  method: 'POST',
  path: '/api/auth/device',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Ask for a code that somebody signed in can say yes to',
  input: z.strictObject({
    /** The computer's name, for whoever is asked. */
    host: z
      .string('A host is text.')
      .max(LIMITS.shortText, `Keep it under ${LIMITS.shortText} characters.`)
      .transform((text) => text.replace(/[^\p{L}\p{N} ._-]/gu, '').trim())
      .default(''),
  }),
  output: z.object({
    /** For the terminal alone: whoever has it gets the tokens. */
    device_code: z.string(),
    /** For people: `BCDF-GHJK`. */
    user_code: z.string(),
    /** Where to say yes. */
    verification_uri: z.string(),
    expires_at: instantSchema,
    /** Seconds between two questions. */
    interval: z.int(),
  }),
});
/** Tokens are given once. What is too old, was refused or was taken already is 403, in the same words. */
export const takeDevice = defineOperation({
  id: 'auth.device.token',
  method: 'POST',
  path: '/api/auth/device/token',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Ask whether the yes has been said, and get the tokens',
  input: z.strictObject({ device_code: z.string().min(1).max(500) }),
  output: z.object({ status: z.enum(['pending', 'approved']), signed_in: signedInSchema.nullable() }),
});
export const lookAtDevice = defineOperation({
  id: 'auth.device.look',
  method: 'POST',
  path: '/api/auth/device/look',
  risk: 'write',
  tag,
  summary: 'Say which computer asks with a code',
  input: z.strictObject({ user_code: userCodeSchema }),
  output: z.object({
    user_code: z.string(),
    host: z.string(),
    /** The network address it asks from. */
    address: z.string(),
    /** Where that is, in words; null where it is not known. */
    place: z.string().nullable(),
    asked_at: instantSchema,
    expires_at: instantSchema,
  }),
});
/** In the browser only. Needs a confirmed identity where the account has a second factor. */
export const answerDevice = defineOperation({
  id: 'auth.device.answer',
  method: 'POST',
  path: '/api/auth/device/answer',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Sign in the computer that asks with a code, or refuse it',
  // a session that was stolen must not become one that lasts
  sensitive: ({ approve }, { mfa }) => approve && mfa,
  needsConfirmedEmail: true,
  input: z.strictObject({ user_code: userCodeSchema, approve: z.boolean('approve is true or false.') }),
  output: z.null(),
});

export const deviceOperations = [startDevice, takeDevice, lookAtDevice, answerDevice];
