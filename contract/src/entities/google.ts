import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { optionalAbn, requiredText } from '../values.ts';
import { givenPassword } from './security.ts';
import { signedInSchema, signupInput } from './sign-in.ts';

const tag = 'auth';
const nothing = z.strictObject({});

/** Who came back from Google in this browser and has a step left: a new account's business, or proof of an old one. */
export const pendingGoogle = defineOperation({
  id: 'auth.google.pending',
  method: 'GET',
  path: '/api/auth/google/pending',
  risk: 'read',
  access: 'public',
  tag,
  summary: 'What is left to do after coming back from Google',
  input: nothing,
  output: z.object({
    pending: z
      .object({
        /** either: the account that has the address never showed that it is theirs. */
        step: z.enum(['new', 'link', 'either']),
        email: z.string(),
        full_name: z.string(),
      })
      .nullable(),
  }),
});
export const completeGoogle = defineOperation({
  id: 'auth.google.complete',
  method: 'POST',
  path: '/api/auth/google/complete',
  risk: 'write',
  status: 201,
  access: 'public',
  tag,
  summary: 'Create the account of somebody who came with Google',
  input: z.strictObject({
    full_name: requiredText('Full name is required'),
    business_name: requiredText('Business name is required'),
    abn: optionalAbn,
    nzbn: signupInput.shape.nzbn,
    business_location: requiredText('Business location is required'),
    time_zone: signupInput.shape.time_zone,
    gst_registered: signupInput.shape.gst_registered,
    plan: z.enum(['starter', 'pro', 'business']).optional(),
  }),
  output: signedInSchema,
});
export const linkGoogle = defineOperation({
  id: 'auth.google.link',
  method: 'POST',
  path: '/api/auth/google/link',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Link Google to an account, with its password once',
  input: z.strictObject({ password: givenPassword }),
  output: signedInSchema,
});

export const googleOperations = [pendingGoogle, completeGoogle, linkGoogle];
