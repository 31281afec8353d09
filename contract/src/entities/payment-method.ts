import { z } from 'zod';
import { frozen } from '../frozen.ts';
import { optionalText } from '../values.ts';

/** How money came in or went back. */
export const PAYMENT_METHODS = ['bank_transfer', 'cash', 'card', 'cheque', 'payid', 'other'] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS, `Method is one of: ${PAYMENT_METHODS.join(', ')}.`);
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** As people read them. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = frozen({
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  cheque: 'Cheque',
  payid: 'PayID',
  other: 'Other',
});

/** What is said of a payment or a refund beside how much and when: how, and what the bank or the cheque calls it. */
export const paymentWords = {
  method: paymentMethodSchema.nullish(),
  reference: optionalText(140),
};
