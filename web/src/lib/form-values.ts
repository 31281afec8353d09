import { amountSchema, dateSchema } from '@smoko/contract';
import { z } from 'zod';

const blank = (text: string) => text.trim() === '';
const amount = z.string().transform((text, context) => {
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  if (Number.isNaN(dollars)) {
    context.issues.push({ code: 'custom', message: 'Enter an amount in dollars.', input: text });
    return z.NEVER;
  }
  const checked = z.safeDecode(amountSchema, dollars);
  if (!checked.success) {
    context.issues.push({ code: 'custom', message: checked.error.issues[0]?.message ?? '', input: text });
    return z.NEVER;
  }
  return dollars;
});

/** What is typed for an amount, as dollars; blank is none. The rules and words are the contract's. */
export const moneyText = z.union([
  z
    .string()
    .refine(blank)
    .transform(() => null),
  amount,
]);
/** The same where blank means nothing at all: 0. */
export const moneyOrZero = moneyText.transform((dollars) => dollars ?? 0);
/** A day field; blank is none. */
export const dayText = z.union([
  z
    .string()
    .refine(blank)
    .transform(() => null),
  dateSchema,
]);
/** A selector; its first choice is none. */
export const choiceText = z.string().transform((text) => (blank(text) ? null : text));

export const asText = (value: string | number | null | undefined): string => (value == null ? '' : String(value));
