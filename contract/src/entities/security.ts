import { z } from 'zod';
import { RESET_SENT } from '../account-form.ts';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, requiredText } from '../values.ts';
import { assuranceSchema } from './account.ts';
import { lowerEmail, passwordSchema, signedInSchema } from './sign-in.ts';

const tag = 'auth';
const nothing = z.strictObject({});
const linkToken = z.string('That link is not complete.').min(1, 'That link is not complete.').max(500);
export const givenPassword = z.string('Enter your password.').min(1, 'Enter your password.').max(LIMITS.passwordMax);
/** Six digits, or a recovery code; people type spaces and hyphens. */
const codeSchema = z
  .string('Enter the code.')
  .max(40, 'That code is too long.')
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'Enter the code.'));

/**
 * Confirms the address of a new account, or the new address of an old one. Works once, for 24 hours, where the account
 * is signed in, or with its password: the mailbox alone would let a stranger's account have the address.
 */
export const verifyEmail = defineOperation({
  id: 'auth.verify-email',
  method: 'POST',
  path: '/api/auth/verify-email',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Confirm an email address with the token of the mailed link',
  input: z.strictObject({ token: linkToken, password: givenPassword.optional() }),
  output: z.object({ email: z.string() }),
});
export const resendVerification = defineOperation({
  id: 'auth.resend-verification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Mail the link that confirms your address again',
  input: nothing,
  output: z.null(),
});
/** The same answer in the same time, whoever asks (specification: "always, even on error"). */
export const forgotPassword = defineOperation({
  id: 'auth.forgot-password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Mail a link for a new password, if the account exists',
  input: z.strictObject({ email: lowerEmail }),
  output: z.object({ message: z.literal(RESET_SENT) }),
});
export const CONTENTS = ['keep', 'leave'] as const;
/**
 * The token works once, for 30 minutes; all sessions of the account end. Where the address was never confirmed, whoever
 * reads its mail says of records that are there whether they are theirs (keep), or another's, whose account goes on
 * without the address (leave).
 */
export const resetPassword = defineOperation({
  id: 'auth.reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  risk: 'write',
  status: 204,
  access: 'public',
  tag,
  summary: 'Choose a new password with the token of the mailed link',
  input: z.strictObject({
    token: linkToken,
    password: passwordSchema,
    contents: z.enum(CONTENTS, 'Say keep or leave.').optional(),
  }),
  output: z.null(),
});
/** Ends every other session. An account made with Google has no current password: it needs a fresh sign-in instead. */
export const changePassword = defineOperation({
  id: 'auth.change-password',
  method: 'POST',
  path: '/api/auth/change-password',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Change your password',
  input: z.strictObject({ current_password: givenPassword.optional(), new_password: passwordSchema }),
  output: z.null(),
});
/** Needs a confirmed identity. The address changes when the link mailed to it is opened. */
export const changeEmail = defineOperation({
  id: 'auth.change-email',
  method: 'POST',
  path: '/api/auth/change-email',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Change your email address',
  sensitive: 'always',
  input: z.strictObject({ email: lowerEmail }),
  output: z.null(),
});
/** Either the password or a code of a factor. Lasts ten minutes, for acts that answer confirm_identity without it. */
export const confirmIdentity = defineOperation({
  id: 'auth.confirm',
  method: 'POST',
  path: '/api/auth/confirm',
  risk: 'write',
  tag,
  summary: 'Confirm that it is you, before a sensitive act',
  input: z.strictObject({ password: givenPassword.optional(), code: codeSchema.optional() }),
  output: z.object({ confirmed_until: instantSchema }),
});

export const FACTOR_TYPES = ['totp', 'phone'] as const;
export const factorSchema = z.object({
  id: idSchema,
  friendly_name: z.string(),
  factor_type: z.enum(FACTOR_TYPES),
  status: z.enum(['unverified', 'verified']),
  /** The last digits of it, for a phone. */
  phone: z.string().nullable(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
});
export type Factor = z.infer<typeof factorSchema>;
export const listFactors = defineOperation({
  id: 'auth.factors.list',
  method: 'GET',
  path: '/api/auth/factors',
  risk: 'read',
  tag,
  summary: 'List your second factors',
  input: nothing,
  output: z.object({
    data: z.array(factorSchema),
    recovery_codes_left: z.int(),
    /** Whether codes can be sent by SMS here. */
    phone_available: z.boolean(),
  }),
});
/** Needs a confirmed identity. The secret is shown this once; the factor counts from its first verified code on. */
export const addFactor = defineOperation({
  id: 'auth.factors.create',
  method: 'POST',
  path: '/api/auth/factors',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Begin to set up an authenticator app or a phone',
  sensitive: 'always',
  needsConfirmedEmail: true,
  input: z.strictObject({
    factor_type: z.enum(FACTOR_TYPES, 'A factor is totp or phone.'),
    friendly_name: requiredText('Give it a name.', LIMITS.shortText).default('Authenticator app'),
    phone: z.string().trim().max(40).optional(),
    issuer: requiredText('Issuer is empty.', LIMITS.shortText).default('Smoko'),
  }),
  output: factorSchema.extend({
    /** `qr_code` is a picture as a data: address. */
    totp: z.object({ secret: z.string(), uri: z.string(), qr_code: z.string() }).nullable(),
  }),
});
const factorId = z.strictObject({ id: idSchema });
/** Needs a confirmed identity. */
export const removeFactor = defineOperation({
  id: 'auth.factors.delete',
  method: 'DELETE',
  path: '/api/auth/factors/{id}',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Remove a second factor',
  sensitive: 'always',
  input: factorId,
  output: z.null(),
});
export const challengeFactor = defineOperation({
  id: 'auth.factors.challenge',
  method: 'POST',
  path: '/api/auth/factors/{id}/challenge',
  risk: 'write',
  tag,
  summary: 'Begin to verify a factor; a phone gets its code now',
  input: factorId.extend({ channel: z.literal('sms').optional() }),
  output: z.object({ id: idSchema, expires_at: instantSchema }),
});
/** Lifts the session to aal2. The first verified factor of an account also brings its recovery codes, shown this once. */
export const verifyFactor = defineOperation({
  id: 'auth.factors.verify',
  method: 'POST',
  path: '/api/auth/factors/{id}/verify',
  risk: 'write',
  tag,
  summary: 'Verify a code of a factor',
  input: factorId.extend({ challenge_id: idSchema, code: codeSchema }),
  output: signedInSchema.extend({ recovery_codes: z.array(z.string()).optional() }),
});
export const useRecoveryCode = defineOperation({
  id: 'auth.recovery',
  method: 'POST',
  path: '/api/auth/recovery',
  risk: 'write',
  tag,
  summary: 'Use a recovery code in place of a factor; each works once',
  input: z.strictObject({ code: codeSchema }),
  output: signedInSchema,
});
/** Needs a confirmed identity. The former codes end. */
export const newRecoveryCodes = defineOperation({
  id: 'auth.recovery-codes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Make new recovery codes',
  sensitive: 'always',
  needsConfirmedEmail: true,
  input: nothing,
  output: z.object({ recovery_codes: z.array(z.string()) }),
});

/** Where a network address is: "Brisbane, Queensland, Australia" or the country alone. Null where that is not known. */
export const placeSchema = z.string().nullable();

/** A person is signed in, or a script has a token. */
export const SESSION_KINDS = ['sign_in', 'script'] as const;
export const sessionSchema = z.object({
  id: idSchema,
  kind: z.enum(SESSION_KINDS),
  /** In words: "Chrome on Android", "smoko in a terminal"; of a script's token what its owner calls it. */
  device: z.string(),
  /** Of a script's token: whether it may take everything out. */
  exports: z.boolean(),
  /** Network address it was last seen at; null for one that has not been used since that is noted. */
  address: z.string().nullable(),
  place: placeSchema,
  aal: assuranceSchema,
  /** The one that asks. */
  current: z.boolean(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  expires_at: instantSchema,
});
export type SessionInfo = z.infer<typeof sessionSchema>;
export const listSessions = defineOperation({
  id: 'auth.sessions.list',
  method: 'GET',
  path: '/api/auth/sessions',
  risk: 'read',
  tag,
  summary: 'List where you are signed in, and the tokens of your scripts',
  input: z.strictObject({ kind: z.enum(SESSION_KINDS, 'A kind is sign_in or script.').optional() }),
  output: z.object({ data: z.array(sessionSchema) }),
});
export const endSession = defineOperation({
  id: 'auth.sessions.delete',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Sign out one of them, or revoke a token',
  sensitive: 'always',
  input: factorId,
  output: z.null(),
});

export const SECURITY_EVENTS = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  device_approved: 'A terminal was signed in with a code',
  device_refused: 'A terminal was refused',
  signed_out: 'Signed out',
  session_ended: 'A device was signed out',
  signed_out_everywhere: 'Signed out everywhere',
  email_verified: 'Email address confirmed',
  email_lost: "The email address turned out to be somebody else's",
  email_change_asked: 'New email address asked for',
  email_changed: 'Email address changed',
  password_reset_asked: 'Password reset asked for',
  password_reset: 'Password reset by a mailed link',
  password_changed: 'Password changed',
  google_linked: 'Google sign-in linked',
  factor_added: 'Second factor added',
  factor_removed: 'Second factor removed',
  factor_failed: 'Wrong code',
  recovery_code_used: 'Recovery code used',
  recovery_codes_made: 'New recovery codes made',
  token_reused: 'An old sign-in token was used again: that device was signed out',
  script_token_made: 'A token for a script was made',
  script_token_ended: 'A token for a script was revoked',
  data_exported: 'Everything exported',
  data_restored: 'Everything imported',
  deletion_asked: 'Account deletion asked for',
  deletion_cancelled: 'Account kept',
} as const;
export type SecurityEventKind = keyof typeof SECURITY_EVENTS;
export const securityEventSchema = z.object({
  id: idSchema,
  kind: z.enum(Object.keys(SECURITY_EVENTS) as [SecurityEventKind, ...SecurityEventKind[]]),
  device: z.string(),
  address: z.string().nullable(),
  place: placeSchema,
  created_at: instantSchema,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export const securityEventRules = {
  filters: {},
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listSecurityEvents = defineOperation({
  id: 'auth.security-events.list',
  method: 'GET',
  path: '/api/auth/security-events',
  risk: 'read',
  tag,
  summary: "List what happened to the account's security",
  input: listInput(securityEventRules),
  output: pageOf(securityEventSchema),
});

/** Needs a confirmed identity. Everything is removed after 30 days; until then its owner can sign in and keep it. */
export const deleteAccount = defineOperation({
  id: 'auth.deletion.create',
  method: 'POST',
  path: '/api/auth/deletion',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Delete your account in 30 days',
  sensitive: 'always',
  input: nothing,
  output: z.object({ delete_at: instantSchema }),
});
export const keepAccount = defineOperation({
  id: 'auth.deletion.delete',
  method: 'DELETE',
  path: '/api/auth/deletion',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Keep the account after all',
  input: nothing,
  output: z.null(),
});

export const securityOperations = [
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmIdentity,
  listFactors,
  addFactor,
  removeFactor,
  challengeFactor,
  verifyFactor,
  useRecoveryCode,
  newRecoveryCodes,
  listSessions,
  endSession,
  listSecurityEvents,
  deleteAccount,
  keepAccount,
];
