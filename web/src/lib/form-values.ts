import { abnSchema, amountSchema, dateSchema, timeSchema } from '@smoko/contract';
import { z } from 'zod';

const blank = (text: string) => text.trim() === '';

/** What is typed, read; blank is none. The words of what is wrong are the rule's own, which a union would swallow. */
const orNone = <T>(read: (text: string) => z.ZodSafeParseResult<T>) =>
  z.string().transform((text, context): T | null => {
    if (blank(text)) return null;
    const result = read(text);
    if (result.success) return result.data;
    const message = result.error.issues[0]?.message ?? '';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

const amount = z.preprocess((text) => Number(String(text).replace(/[$,\s]/g, '')), z.number());

/** What is typed for an amount, as dollars; blank is none. The rules and words are the contract's. */
export const moneyText = orNone((text) => {
  const dollars = amount.safeParse(text);
  const checked = amountSchema.safeDecode(dollars.data ?? Number.NaN);
  // dollars are what is sent: the cents are only looked at
  return checked.success ? dollars : checked;
});
/** The same where blank means nothing at all: 0. */
export const moneyOrZero = moneyText.transform((dollars) => dollars ?? 0);
/** A day field; blank is none. */
export const dayText = orNone((text) => dateSchema.safeParse(text));
/** A time field; blank is none. */
export const timeText = orNone((text) => timeSchema.safeParse(text));
/** An ABN; blank is none. Whether its checksum holds is a warning, not a rule. */
export const abnText = orNone((text) => abnSchema.safeParse(text));
/** A selector; its first choice is none. */
export const choiceText = z.string().transform((text) => (blank(text) ? null : text));

export const asText = (value: string | number | null | undefined): string => (value == null ? '' : String(value));
