import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { pageInput } from '../table.ts';
import { idSchema, sumSchema } from '../values.ts';
import { paidForSchema } from './expense.ts';

/** Contractors that one report names, who were paid most first where there are more. */
export const TPAR_CONTRACTORS = 1_000;

/** The year that ends on 30 June of it. The first report was of the year to 30 June 2013. */
const year = z.coerce
  .number('year is the year that the report ends in, such as 2026.')
  .int('year is a whole number.')
  .min(2013, 'The first year with such a report ended in June 2013.')
  .max(2100, 'year is at most 2100.')
  .optional();

/** What a contractor's line lacks, or has and can't be right. */
export const TPAR_LACKS = ['abn', 'abn_wrong', 'address'] as const;
export type TparLack = (typeof TPAR_LACKS)[number];

/** What the tradie should look at before the report goes off. */
export const TPAR_NOTES = [
  /** Paid for labour, and nobody said to whom. */
  'no_supplier',
  /** Reported, and nobody said whether there is GST in them: counted with none. */
  'gst_not_said',
  /** Of contractors, and said to be for materials only: not reported. */
  'materials_only',
] as const;
export type TparNote = (typeof TPAR_NOTES)[number];

const sums = { gross: sumSchema, gst: sumSchema, tax_withheld: sumSchema, count: z.int() };

export const tparContractorSchema = z.object({
  supplier_id: idSchema,
  /** null: the supplier was deleted for good. */
  name: z.string().nullable(),
  abn: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** What was paid in the year, with GST, and the GST in it. */
  ...sums,
  lacks: z.array(z.enum(TPAR_LACKS)),
});

/**
 * What contractors were paid in a year to 30 June, as the Taxable payments annual report asks for it. Refused (409
 * `australia_only`) for a business in New Zealand.
 */
export const getTpar = defineOperation({
  id: 'tax.tpar',
  method: 'GET',
  path: '/api/tax/tpar',
  risk: 'read',
  tag: 'tax',
  summary: 'What contractors were paid in a year to 30 June: the Taxable payments annual report (Australia)',
  alsoCsv: true,
  input: z.strictObject({
    /** Left out: the last year that is over. */
    year,
  }),
  output: z.object({
    year: z.int(),
    from: z.string(),
    to: z.string(),
    /** When the report has to be with the ATO. */
    due_on: z.string(),
    /** The year is not over, so more may be paid. */
    so_far: z.boolean(),
    total: z.object(sums),
    contractors: z.array(tparContractorSchema).max(TPAR_CONTRACTORS),
    /** How many more there are; their money is in the total. */
    more_contractors: z.int(),
    notes: z.array(z.object({ code: z.enum(TPAR_NOTES), count: z.int(), amount: sumSchema, text: z.string() })),
  }),
});

/** The expenses behind one contractor's line, behind a note, or behind the total. */
export const listTparRecords = defineOperation({
  id: 'tax.tpar-records',
  method: 'GET',
  path: '/api/tax/tpar/records',
  risk: 'read',
  tag: 'tax',
  summary: 'The expenses behind a figure of the Taxable payments annual report',
  input: z.strictObject({
    year,
    /** Of one contractor only. */
    supplier_id: idSchema.optional(),
    of: z.enum(['reported', ...TPAR_NOTES], `of is one of: reported, ${TPAR_NOTES.join(', ')}.`).default('reported'),
    ...pageInput,
  }),
  output: z.object({
    data: z.array(
      z.object({
        /** The finance record. */
        id: idSchema,
        /** When it was paid. */
        day: z.string(),
        supplier_id: idSchema.nullable(),
        name: z.string().nullable(),
        /** On the supplier's invoice. */
        number: z.string().nullable(),
        description: z.string().nullable(),
        amount: sumSchema,
        /** null where nobody said. */
        gst: sumSchema.nullable(),
        /** null: as the supplier is marked. */
        paid_for: paidForSchema.nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const tparOperations = [getTpar, listTparRecords];
