import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { idSchema, instantSchema, requiredText } from '../values.ts';

/** Days that a script's token lasts. */
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;
const WRONG_DAYS = `It lasts 1 to ${TOKEN_DAYS.most} days.`;
/**
 * Needs a confirmed identity. The token is shown this once and lasts as long as was said; it does what its owner may do, save
 * what the password is asked for and everything that decides who gets in. Taking everything out has to be allowed here.
 */
export const createScriptToken = defineOperation({
  id: 'auth.tokens.create',
  method: 'POST',
  path: '/api/auth/tokens',
  risk: 'write',
  status: 201,
  tag: 'auth',
  summary: 'Make a token for a script',
  sensitive: 'always',
  needsConfirmedEmail: true,
  input: z.strictObject({
    name: requiredText('Say what it is for.', LIMITS.shortText),
    days: z.int(WRONG_DAYS).min(1, WRONG_DAYS).max(TOKEN_DAYS.most, WRONG_DAYS).default(TOKEN_DAYS.usual),
    exports: z.boolean('exports is true or false.').default(false),
  }),
  output: z.object({
    id: idSchema,
    name: z.string(),
    token: z.string(),
    exports: z.boolean(),
    expires_at: instantSchema,
  }),
});

export const scriptTokenOperations = [createScriptToken];
