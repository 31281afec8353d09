import { LINE_TAXES } from '@smoko/contract';
import { z } from 'zod';
import { text } from './fields.ts';

/** What a line may say beside its price. */
export const lineTax = {
  tax: z.enum(LINE_TAXES).optional().describe('free: said to have no GST'),
  discount_percent: z.number().min(0).max(100).optional().describe('Off this line only'),
};

export const customerReference = text('Their purchase order or reference', 60).optional();
