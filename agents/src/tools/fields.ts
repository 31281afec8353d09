import { dateSchema, timeSchema } from '@smoko/contract';
import { z } from 'zod';
import { addressCase } from './address-case.ts';

/** Argument schemas shared by the tools. Descriptions are what a model reads, so they are short. */
export const text = (description: string, max = 300) => z.string().trim().min(1).max(max).describe(description);
export const words = (description: string) => text(description, 5_000);
/** Written with capitals where none was typed: it stands on quotes and invoices. */
export const address = (description: string) =>
  z.string().trim().min(1).max(300).overwrite(addressCase).describe(description);
export const date = (description: string) => dateSchema.meta({}).describe(`${description}, YYYY-MM-DD`);
export const time = (description: string) => timeSchema.describe(`${description}, HH:MM in 24 hours`);
export const dollars = (description: string) =>
  z
    .number()
    .refine((n) => Number.isFinite(n) && Math.abs(n * 100 - Math.round(n * 100)) < 1e-4, 'At most two decimals.')
    .describe(`${description}, dollars`);

export const jobRef = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe('Job: id, number, or words of its name or client. "this" = job on screen');
export const clientRef = text('Client: id, or the name as said', 200);
export const supplierRef = text('Supplier: id, or the name as said', 200);
