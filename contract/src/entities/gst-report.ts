import { z } from 'zod';
import type { Country } from '../gst.ts';
import { defineOperation } from '../operation.ts';
import { pageInput } from '../table.ts';
import { dateSchema, idSchema, sumSchema } from '../values.ts';
import { anyFinanceTypeSchema } from './finance-types.ts';
import { gstBasisSchema } from './paper-settings.ts';

/** Records that a report names for each box; the others are behind `GET /api/tax/gst/records`. */
export const GST_REPORT_RECORDS = 100;

/** What a box is added up from. */
export type GstSource = 'sales' | 'taxed_sales' | 'untaxed_sales' | 'taxed_purchases';
interface GstBox {
  box: string;
  label: string;
  /** Of records; empty for what Smoko has no records of. */
  sources: readonly GstSource[];
}

/**
 * The boxes of a return, in its order. Australia: the labels of the business activity statement ("Simpler BAS": G1, 1A and
 * 1B). New Zealand: the boxes of the return GST101A.
 */
export const GST_BOXES: Readonly<Record<Country, readonly GstBox[]>> = {
  AU: [
    { box: 'G1', label: 'Total sales, with GST', sources: ['sales'] },
    { box: '1A', label: 'GST on sales', sources: ['taxed_sales'] },
    { box: '1B', label: 'GST on purchases', sources: ['taxed_purchases'] },
    { box: 'net', label: '1A less 1B', sources: ['taxed_sales', 'taxed_purchases'] },
  ],
  NZ: [
    { box: '5', label: 'Total sales and income, with GST', sources: ['sales'] },
    { box: '6', label: 'Of that without GST', sources: ['untaxed_sales'] },
    { box: '7', label: 'Box 5 less box 6', sources: ['taxed_sales'] },
    { box: '8', label: 'GST in box 7: three twenty-thirds', sources: ['taxed_sales'] },
    { box: '9', label: 'Adjustments', sources: [] },
    { box: '10', label: 'Total GST collected', sources: ['taxed_sales'] },
    { box: '11', label: 'Total purchases and expenses with GST', sources: ['taxed_purchases'] },
    { box: '12', label: 'GST in box 11: three twenty-thirds', sources: ['taxed_purchases'] },
    { box: '13', label: 'Credit adjustments', sources: [] },
    { box: '14', label: 'Total GST credit', sources: ['taxed_purchases'] },
    { box: '15', label: 'Box 10 less box 14', sources: ['taxed_sales', 'taxed_purchases'] },
  ],
};
/** The box that says what is to pay; below zero: what comes back. */
export const NET_BOX: Readonly<Record<Country, string>> = { AU: 'net', NZ: '15' };

/** What a report counts with no GST, or not at all, and says so. */
export const GST_NOTES = [
  /** Nobody said whether there is GST in them: none is claimed. */
  'expenses_without_gst',
  /** From older books, without GST: it counts as a sale with none. */
  'invoices_without_gst',
  /** New Zealand: sales, or parts of them, that were said to have none. They count as zero-rated. */
  'gst_free_sales',
  /** Money that pays no invoice: not counted. */
  'payments_without_invoice',
  /** Paid before this time for invoices of it: counted when it came in. */
  'paid_earlier',
] as const;
export type GstNote = (typeof GST_NOTES)[number];

/** Whose figures are asked for. */
const time = {
  /** Left out: the first day of the return's period that `to`, or today, lies in. */
  from: dateSchema.optional(),
  /** Left out: the last day of the return's period that `from`, or today, lies in. */
  to: dateSchema.optional(),
  /** Left out: the business's `gst_basis`. */
  basis: gstBasisSchema.optional(),
};

/** Worked out from the records of the time. Refused (409 `not_registered`) for a business that is not registered. */
export const getGstReport = defineOperation({
  id: 'tax.gst',
  method: 'GET',
  path: '/api/tax/gst',
  risk: 'read',
  tag: 'tax',
  summary: 'GST to pay or to get back: the boxes of a BAS (Australia) or a GST return (New Zealand)',
  input: z.strictObject(time),
  output: z.object({
    country: z.enum(['AU', 'NZ']),
    from: z.string(),
    to: z.string(),
    basis: gstBasisSchema,
    /** Whether nobody said a time, and what was taken then. */
    period: z.string().nullable(),
    /** `G1`, `1A`, `1B` and `net`, or `5` to `15`. */
    boxes: z.record(z.string(), sumSchema),
    /** Finance records behind each box, the earliest first. */
    records: z.record(z.string(), z.array(idSchema).max(GST_REPORT_RECORDS)),
    /** How many more there are than `records` names, for each box that has more. */
    more_records: z.record(z.string(), z.int()),
    notes: z.array(
      z.object({
        code: z.enum(GST_NOTES),
        count: z.int(),
        amount: sumSchema,
        text: z.string(),
      }),
    ),
  }),
});

const ALL_BOXES = [...GST_BOXES.AU, ...GST_BOXES.NZ].map(({ box }) => box);

const boxesIn = (country: keyof typeof GST_BOXES): string => GST_BOXES[country].map(({ box }) => box).join(', ');
const SAY_WHICH = `Say which figure: a box of the report (Australia ${boxesIn('AU')}; New Zealand ${boxesIn('NZ')}), or one of: ${GST_NOTES.join(', ')}.`;

/** The records behind one box or note, each with the part of it that counts there. */
export const listGstRecords = defineOperation({
  id: 'tax.gst-records',
  method: 'GET',
  path: '/api/tax/gst/records',
  risk: 'read',
  tag: 'tax',
  summary: 'The records behind one figure of a GST report',
  input: z.strictObject({
    ...time,
    of: z.enum([...ALL_BOXES, ...GST_NOTES], SAY_WHICH),
    limit: pageInput.limit,
    cursor: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,9}){0,7}$/, 'That cursor is none of this list.')
      .optional(),
  }),
  output: z.object({
    data: z.array(
      z.object({
        /** The finance record. */
        id: idSchema,
        type: anyFinanceTypeSchema,
        /** The day it counts on. */
        day: z.string(),
        /** Of the invoice, or of the one that is paid or credited; of an expense, the supplier's. */
        number: z.string().nullable(),
        /** The client or the supplier. */
        name: z.string().nullable(),
        description: z.string().nullable(),
        /** The invoice that is paid or credited; a payment of several stands here once for each. */
        invoice_id: idSchema.nullable(),
        /** What of it counts here; below zero for what is taken off. */
        amount: sumSchema,
        /** null where nobody said. */
        gst: sumSchema.nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const gstOperations = [getGstReport, listGstRecords];
