import { loginInput, signupInput } from '@smoko/contract';
import type { z } from 'zod';
import { abnText } from '../../lib/form-values.ts';

/** What the forms hold while they are filled in. The rules are the contract's. */
export const signInSchema = loginInput;
export type SignInForm = z.input<typeof loginInput>;

export const createAccountSchema = signupInput.omit({ plan: true }).extend({ abn: abnText });
export type CreateAccountForm = z.input<typeof createAccountSchema>;
export type Account = z.output<typeof createAccountSchema>;
