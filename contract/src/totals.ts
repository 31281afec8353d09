import { z } from 'zod';
import { projectStatusSchema, projects } from './entities/project.ts';
import { defineOperation } from './operation.ts';
import { listInput, pageOf } from './table.ts';
import { amountSchema, idSchema, sumSchema } from './values.ts';

/** Invoices that nobody was sent yet: told beside what is owed, in none of its sums. */
const draftsSchema = z.object({ count: z.int(), total: sumSchema });

/** Counters of the admin page, over all of the owner's tasks. */
export const getTaskTotals = defineOperation({
  id: 'admin-tasks.totals',
  method: 'GET',
  path: '/api/task-totals',
  risk: 'read',
  tag: 'admin-tasks',
  summary: 'Count tasks by status',
  input: z.strictObject({}),
  output: z.object({ total: z.int(), pending: z.int(), in_progress: z.int(), completed: z.int() }),
});

/** Counters of the procurement page, over all of the owner's order items. */
export const getProcurementTotals = defineOperation({
  id: 'procurement-items.totals',
  method: 'GET',
  path: '/api/procurement-totals',
  risk: 'read',
  tag: 'procurement-items',
  summary: 'Count order items by status and add up what they cost',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    pending: z.int(),
    ordered: z.int(),
    delivered: z.int(),
    /** Sum of total_price. */
    total_value: sumSchema,
    /** Items whose price is not known: they are on file with 0, and add nothing to the sum. */
    without_price: z.int(),
  }),
});

/** The finance page's sums (specification, section 9), over all of the owner's records. */
export const getFinanceTotals = defineOperation({
  id: 'finance-records.totals',
  method: 'GET',
  path: '/api/finance-totals',
  risk: 'read',
  tag: 'finance-records',
  summary: 'Income, expenses, profit, what is owed and what is budgeted',
  input: z.strictObject({}),
  output: z.object({
    /** Paid payments. */
    income: sumSchema,
    /** Paid expenses. */
    expenses: sumSchema,
    /** Income less expenses. */
    net_profit: sumSchema,
    pending_invoices: sumSchema,
    overdue_invoices: sumSchema,
    drafts: draftsSchema,
    /** Budgets of all jobs, each as it was said. */
    total_budget: sumSchema,
    /** What all jobs are worth: the sum of `worth` of the project budgets. */
    total_worth: sumSchema,
    /** Whether that holds GST: that of a business that is registered for it does. */
    worth_includes_gst: z.boolean(),
  }),
});

/** For the chart: what came in and went out in each of the last twelve months, by paid date. */
export const getMoneyByMonth = defineOperation({
  id: 'finance-records.by-month',
  method: 'GET',
  path: '/api/money-by-month',
  risk: 'read',
  tag: 'finance-records',
  summary: 'Add up paid payments and paid expenses by month, for twelve months up to this one',
  input: z.strictObject({}),
  output: z.object({
    months: z.array(
      z.object({
        /** `YYYY-MM`, in the business's zone; the oldest first. */
        month: z.string(),
        money_in: sumSchema,
        money_out: sumSchema,
      }),
    ),
  }),
});

/** Jobs with what is committed of their budget: ordered material and expenses, whether paid or not. */
export const listProjectBudgets = defineOperation({
  id: 'projects.budgets',
  method: 'GET',
  path: '/api/project-budgets',
  risk: 'read',
  tag: 'projects',
  summary: 'List jobs with how much of their budget is committed',
  input: listInput(projects.list),
  output: pageOf(
    z.object({
      id: idSchema,
      job_name: z.string(),
      job_number: z.string(),
      status: projectStatusSchema,
      job_budget: amountSchema.nullable(),
      /** What the job is worth since a quote or variations of it were accepted; null where that is its budget. */
      price: sumSchema.nullable(),
      /** The price, else the budget with the GST that comes on top of it; null without either. */
      worth: sumSchema.nullable(),
      /** Whether `worth` holds GST: that of a business that is registered for it does. */
      includes_gst: z.boolean(),
      committed: sumSchema,
      /** Whole percent of `worth`; null without it. */
      percent: z.int().nullable(),
    }),
  ),
});

/** The dashboard's summary cards (decision "Dashboard cards"). */
export const getDashboard = defineOperation({
  id: 'dashboard.get',
  method: 'GET',
  path: '/api/dashboard',
  risk: 'read',
  tag: 'stats',
  summary: 'What the business is at: jobs in progress, money to come in, the month so far, active clients',
  input: z.strictObject({}),
  output: z.object({
    jobs_in_progress: z.int(),
    /** Pending and overdue invoices less the payments that are linked to them. */
    pending_payments: sumSchema,
    drafts: draftsSchema,
    /** Paid payments whose paid date is in this month of the business's zone. */
    month_revenue: sumSchema,
    /** Which month that is: `2026-11`. */
    month: z.string(),
    /** Clients with a pending or in-progress job. */
    active_clients: z.int(),
  }),
});

export const totalsOperations = [
  getDashboard,
  getTaskTotals,
  getProcurementTotals,
  getFinanceTotals,
  getMoneyByMonth,
  listProjectBudgets,
];
