import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema, instantSchema } from '../values.ts';

/** What is told on whatever screen one is: all that assistants write, only what needs a yes, or nothing. */
export const NOTICES = ['all', 'approvals', 'none'] as const;
export const noticesSchema = z.enum(NOTICES, 'Notices are all, approvals or none.');

export const COUNTRIES = ['AU', 'NZ'] as const;
export const countrySchema = z.enum(COUNTRIES, 'Country is AU or NZ.');

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  email_verified: z.boolean(),
  full_name: z.string(),
  business_name: z.string(),
  abn: z.string().nullable(),
  nzbn: z.string().nullable(),
  business_location: z.string(),
  country: countrySchema,
  time_zone: z.string(),
  plan: z.enum(['starter', 'pro', 'business']),
  trial_ends_at: instantSchema,
  notices: noticesSchema,
  /** When the account and everything in it will be removed; null unless its owner asked for that. */
  delete_at: instantSchema.nullable(),
  /** Somebody else has shown that the address is theirs: this account needs another. Absent in most. */
  email_lost: z.boolean().optional(),
  /** False for somebody who only ever signed in with Google. */
  has_password: z.boolean(),
  created_at: instantSchema,
});
export type User = z.infer<typeof userSchema>;

/** How sure we are who it is: aal1 a password or Google, aal2 a second factor too (NIST SP 800-63B's levels). */
export const assuranceSchema = z.enum(['aal1', 'aal2']);
/** A session whose `next_aal` is aal2 has to verify a factor before it may do anything else. */
export const assurance = { aal: assuranceSchema, next_aal: assuranceSchema };

const tag = 'auth';
export const logout = defineOperation({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Sign out here, or everywhere',
  input: z.strictObject({ everywhere: z.boolean().default(false) }),
  output: z.null(),
});
export const getSession = defineOperation({
  id: 'auth.session',
  method: 'GET',
  path: '/api/auth/session',
  risk: 'read',
  tag,
  summary: 'Who is signed in',
  input: z.strictObject({}),
  output: z.object({
    user: userSchema,
    ...assurance,
    expires_at: instantSchema,
    via: z.enum(['cookie', 'bearer']),
  }),
});

export const accountOperations = [logout, getSession];
