import { abnSchema, amountSchema, dateSchema, percentSchema, timeSchema } from '@smoko/contract';
import { z } from 'zod';

const blank = (text: string) => text.trim() === '';

/** Parses typed text, or null for blank. Not a union of schemas: a union would replace the rule's own message. */
const orNull = <T>(read: (text: string) => z.ZodSafeParseResult<T>) =>
  z.string().transform((text, context): T | null => {
    if (blank(text)) return null;
    const result = read(text);
    if (result.success) return result.data;
    const message = result.error.issues[0]?.message ?? '';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

const amount = z.preprocess((text) => Number(String(text).replace(/[$,\s]/g, '')), z.number());

/** A typed amount in dollars; null for blank. Rules and messages are the contract's. */
export const moneyText = orNull((text) => {
  const dollars = amount.safeParse(text);
  const checked = amountSchema.safeDecode(dollars.data ?? Number.NaN);
  // the codec's result is in cents and only checked: the API takes dollars
  return checked.success ? dollars : checked;
});
/** A typed amount in dollars; 0 for blank. */
export const moneyOrZero = moneyText.transform((dollars) => dollars ?? 0);
/** A typed amount in dollars that has to be there; `message` asks for it. */
export const moneyNeeded = (message: string) =>
  z
    .string()
    .refine((text) => !blank(text), { error: message, abort: true })
    .pipe(moneyOrZero);
/** A typed share in percent, with or without its sign; null for blank. */
export const percentText = orNull((text) => percentSchema.safeParse(Number(text.replace(/%\s*$/, ''))));
/** A typed number, as `rule` has it; null for blank. */
export const countText = <T>(rule: z.ZodType<T>) => orNull((text) => rule.safeParse(Number(text)));
/** A date input; null for blank. */
export const dayText = orNull((text) => dateSchema.safeParse(text));
/** A time input; null for blank. */
export const timeText = orNull((text) => timeSchema.safeParse(text));
/** An ABN; null for blank. A wrong checksum is accepted here; the field shows a warning. */
export const abnText = orNull((text) => abnSchema.safeParse(text));
/** A select; null for its first option, "none". */
export const choiceText = z.string().transform((text) => (blank(text) ? null : text));

export const asText = (value: string | number | null | undefined): string => (value == null ? '' : String(value));
