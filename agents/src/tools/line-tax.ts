import { LINE_TAXES } from '@smoko/contract';
import { z } from 'zod';
import { text } from './fields.ts';

/** What a line may say beside its price; the contract checks the bounds. */
export const lineTax = {
  tax: z.enum(LINE_TAXES).optional(),
  discount_percent: z.number().optional(),
};

export const customerReference = text('Purchase order', 60).optional();
