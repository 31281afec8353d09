import { z } from 'zod';
import { LIMITS } from './constants.ts';

/** 24 hexadecimal digits. An id of any other form cannot exist, so it is "not found", never a fault. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'That id is not valid.');

const CENTS = 100;
const wireMoney = z
  .number('Enter an amount in dollars.')
  .min(-LIMITS.money, 'That amount is too small.')
  .max(LIMITS.money, 'That amount is too large.')
  .refine(
    (dollars) => Math.abs(dollars * CENTS - Math.round(dollars * CENTS)) < 1e-4,
    'Amounts have at most two decimals.',
  )
  .meta({ description: 'Australian or New Zealand dollars with at most two decimals', multipleOf: 0.01 });

/** Dollars on the wire, integer cents inside. The only place that converts. */
export const moneySchema = z.codec(wireMoney, z.int(), {
  decode: (dollars) => Math.round(dollars * CENTS),
  encode: (cents) => cents / CENTS,
});
/** A sum over many records: as large as it is. */
export const sumSchema = z.codec(z.number(), z.int(), {
  decode: (dollars) => Math.round(dollars * CENTS),
  encode: (cents) => cents / CENTS,
});
/** Money that cannot be negative. */
export const amountSchema = z.codec(wireMoney.min(0, 'An amount cannot be negative.'), z.int(), {
  decode: (dollars) => Math.round(dollars * CENTS),
  encode: (cents) => cents / CENTS,
});

const realDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
/** A calendar day in the business's zone, `YYYY-MM-DD`. */
export const dateSchema = z
  .string()
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: 'Enter a date as YYYY-MM-DD.', abort: true })
  .refine(realDate, 'That date does not exist.')
  .meta({ format: 'date' });
/** A time of day in the business's zone, `HH:MM`, 24 hours. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM.');
/** A point in time, ISO 8601 UTC. */
export const instantSchema = z.iso.datetime();

// U+0000 cannot be stored everywhere and is never typed by a person.
const clean = (max: number, missing?: string) =>
  z
    .string(missing)
    // a function: what Intl loads costs the start of the terminal client milliseconds
    .max(max, { error: () => `Keep this under ${max.toLocaleString('en-AU')} characters.` })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing exactly that character is the point
    .refine((text) => !/\u0000/.test(text) && text.isWellFormed(), 'That text has characters that cannot be stored.')
    .trim();

/** What a list is searched or filtered by. */
export const searchText = (max: number = LIMITS.searchText) => clean(max).optional();
export const requiredText = (message: string, max: number = LIMITS.name) => clean(max, message).min(1, message);
/** Blank means nothing was given: stored as null. */
export const optionalText = (max: number = LIMITS.name) =>
  clean(max)
    .transform((text) => (text === '' ? null : text))
    .nullish();

const NO_EMAIL = 'Please enter a valid email address';
export const emailSchema = clean(254, NO_EMAIL).regex(
  /^[^\s@<>"',;]+@[^\s"',;<>@][^\s"',.;<>@]*\.[^\s"',;<>@]+$/,
  NO_EMAIL,
);
export const optionalEmail = z.union([z.literal('').transform(() => null), emailSchema]).nullish();

/** 11 digits after removing spaces; whether the checksum holds is told by `abnChecksumOk`, as a warning. */
export const abnSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{11}$/, 'ABN should be 11 digits'));
export const optionalAbn = z
  .union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    abnSchema,
  ])
  .nullish();

/** A share of a price, in percent: up to two decimals. */
export const percentSchema = z
  .number('Percent is a number, such as 30.')
  .positive('Percent is more than 0.')
  .max(100, 'Percent is at most 100.')
  .refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'Percent has at most two decimals.');
