import { loginInput, signupInput } from '@smoko/contract';
import { z } from 'zod';
import { abnText } from '../../lib/form-values.ts';

/** What the forms hold while they are filled in. The rules are the contract's. */
export const signInSchema = loginInput;
export type SignInForm = z.input<typeof loginInput>;

/** Nothing is chosen at first, and something has to be. */
export const yesOrNo = z
  .enum(['', 'yes', 'no'], 'Choose yes or no')
  .refine((answer) => answer !== '', 'Choose yes or no')
  .transform((answer) => answer === 'yes');

export const createAccountSchema = signupInput.omit({ plan: true }).extend({ abn: abnText, gst_registered: yesOrNo });
export type CreateAccountForm = z.input<typeof createAccountSchema>;
export type Account = z.output<typeof createAccountSchema>;
