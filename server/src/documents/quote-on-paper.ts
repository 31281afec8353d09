import type { Business } from '../domain/actor.ts';
import type { Standing } from '../domain/finance-records/standing.ts';

/** All that a quote on paper is made of, and an invoice too. Cents. */
export interface QuoteOnPaper {
  business: Business;
  quoteNumber: string;
  /** Of an invoice: "Tax Invoice 1001", and when it is due. */
  heading?: string;
  due?: string | null;
  /** Of an invoice that is not paid: how to pay it. */
  toPay?: [label: string, value: string][];
  /** Days, `YYYY-MM-DD`. */
  date: string;
  validUntil: string | null;
  client: { name: string; email: string | null; phone: string | null; address: string | null } | null;
  job: { job_name: string; job_number: string } | null;
  details: string;
  text: string;
  lines: { description: string; quantity: number; unit: string | null; unit_price: number; total: number }[];
  pricesIncludeGst: boolean;
  subtotal: number;
  gst: number;
  total: number;
  /** Of an invoice that was partly paid or credited: below the total, with what is still due last. */
  standing?: Standing[];
}

/** `51824753556` as `51 824 753 556`. */
export const spacedAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

export const amountOf = ({ quantity, unit }: { quantity: number; unit: string | null }): string =>
  [quantity, unit].filter(Boolean).join(' ');
