import { PROJECT_STATUSES, projects } from '@smoko/contract';
import type { Types } from 'mongoose';
import { field } from '../../db/row.ts';
import type { RowIn } from '../../db/schema.ts';
import {
  cents,
  later,
  link,
  maybeFlag,
  number,
  oneOf,
  requiredText,
  shapedOrNone,
  text,
} from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

/** A part of what a job is invoiced for: a share of its price, or an amount in cents. */
export interface BillingStage {
  _id: Types.ObjectId;
  label: string;
  percent: number | null;
  amount: number | null;
  due_on: string | null;
}
/** That the client of a job said yes to its day and time, as they were then. */
export interface Confirmed {
  day: string;
  time: string | null;
  /** As they are called. */
  by: string;
  /** The business's day on which they said so. */
  on: string;
}

const billingStages = field<BillingStage[]>({
  type: [{ label: String, percent: Number, amount: Number, due_on: String }],
  default: [],
});

export const schema = tableSchema(
  projects,
  {
    job_name: requiredText,
    job_number: requiredText,
    job_number_value: number,
    job_description: text,
    job_date: text,
    job_time: text,
    job_budget: cents,
    /** Absent in jobs from before it was asked: their budget holds the GST. */
    budget_includes_gst: maybeFlag,
    site_address: text,
    repeat_months: later(number),
    client_id: link,
    status: oneOf(PROJECT_STATUSES),
    /** That its client said yes to a day and a time (confirmed.ts). */
    confirmed: later(shapedOrNone<Confirmed>()),
    /** In which parts it is invoiced (billing/stages.ts). */
    billing_stages: later(billingStages),
  },
  [['job_number']],
);
schema.index({ user_id: 1, job_number_value: -1 });
// what is due again (automations/kinds/services-due.ts)
schema.index({ user_id: 1, repeat_months: 1, job_date: 1 });

export type ProjectRow = RowIn<typeof schema>;
