import { type AppError, fromZod } from '@smoko/contract';
import type { z } from 'zod';

/** What forms of pages without JavaScript have in common, whoever answers them. */

/** What somebody typed or was answered is kept by no cache. */
export const PRIVATE = 'no-store';

/** Whether it helps to show the form again: not where the server failed, nor for what no page of ours has sent. */
export const canBeMended = ({ status, code }: AppError): boolean =>
  status < 500 && code !== 'forbidden' && code !== 'unsupported_type';

/** Throws invalid, with what is wrong by field. */
export function checked<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw fromZod(parsed.error);
  return parsed.data;
}
