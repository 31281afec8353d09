import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { emailSchema, instantSchema, optionalAbn, requiredText } from '../values.ts';
import { assurance, userSchema } from './account.ts';
import { paperSettingsInput } from './paper-settings.ts';

const TOO_SHORT = 'Password must be at least 8 characters';
export const passwordSchema = z
  .string(TOO_SHORT)
  .min(LIMITS.passwordMin, TOO_SHORT)
  .max(LIMITS.passwordMax, `Keep the password under ${LIMITS.passwordMax} characters.`);
export const lowerEmail = emailSchema.transform((email) => email.toLowerCase());

export const signupInput = z.strictObject({
  email: lowerEmail,
  password: passwordSchema,
  full_name: requiredText('Full name is required'),
  business_name: requiredText('Business name is required'),
  abn: optionalAbn,
  /** Of a business in New Zealand, in place of an ABN. */
  nzbn: paperSettingsInput.nzbn.optional(),
  business_location: requiredText('Business location is required'),
  /** IANA name that the device's clock is set to: where the location names no place that is known, the business is there. */
  time_zone: z.string().max(60).optional(),
  /** Left out: not registered, until Settings say otherwise. */
  gst_registered: z.boolean('gst_registered is true or false.').optional(),
  plan: z.enum(['starter', 'pro', 'business']).optional(),
});
export const loginInput = z.strictObject({
  email: lowerEmail,
  password: passwordSchema,
  remember: z.boolean().default(true),
});

/** Tokens are absent for the browser (`X-Smoko-Client: web`): it has its cookie. */
export const signedInSchema = z.object({
  user: userSchema,
  ...assurance,
  access_token: z.string().optional(),
  /** When the access token ends; the refresh token gets another. */
  expires_at: instantSchema.optional(),
  refresh_token: z.string().optional(),
  /** Things to look at that do not stop anything, e.g. an ABN whose checksum fails. */
  warnings: z.array(z.string()).optional(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

const tag = 'auth';
export const signup = defineOperation({
  id: 'auth.signup',
  method: 'POST',
  path: '/api/auth/signup',
  risk: 'write',
  status: 201,
  access: 'public',
  tag,
  summary: 'Create an account and sign in',
  input: signupInput,
  output: signedInSchema,
});
export const login = defineOperation({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Sign in with email and password',
  input: loginInput,
  output: signedInSchema,
});
export const refresh = defineOperation({
  id: 'auth.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Swap a refresh token for new tokens; using one twice ends its whole family',
  input: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
  output: signedInSchema,
});

export const signInOperations = [signup, login, refresh];
