import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, dateSchema, idSchema, optionalText } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { paymentWords } from './payment-method.ts';

/** Records money that was paid back out of a client's credit. Smoko moves no money. */
export const createRefund = defineOperation({
  id: 'clients.refund',
  method: 'POST',
  path: '/api/clients/{id}/refunds',
  risk: 'write',
  status: 201,
  tag: 'finance-records',
  summary: "Record a refund out of a client's credit",
  input: z.strictObject({
    id: idSchema,
    amount: amountSchema,
    /** Left out: today. */
    paid_date: dateSchema.optional(),
    description: optionalText(LIMITS.longText),
    ...paymentWords,
  }),
  output: financeRecordSchema,
});
