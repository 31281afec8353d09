import { abnSchema, loginInput, signupInput } from '@smoko/contract';
import { z } from 'zod';

/** What the forms hold while they are filled in. The rules are the contract's. */
export const signInSchema = loginInput;
export type SignInForm = z.input<typeof loginInput>;

/** A blank ABN is none; the plain rule (not a union) so that its own message is shown. */
const formAbn = z.union([z.literal(''), z.string()]).transform((text) => (text.trim() === '' ? null : text));
export const createAccountSchema = signupInput.omit({ plan: true }).extend({ abn: formAbn.pipe(abnSchema.nullable()) });
export type CreateAccountForm = z.input<typeof createAccountSchema>;
export type Account = z.output<typeof createAccountSchema>;
