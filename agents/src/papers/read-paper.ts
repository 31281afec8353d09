import type { Country } from '@smoko/contract';
import { spend } from '../understanding/budget.ts';
import { type Cell, sheetOf } from './cells.ts';
import { daysOf } from './days.ts';
import { kindOf, type PaperKind } from './kind.ts';
import { digits, invoiceNumberOf, referencesOf, taxNumbersOf } from './numbers.ts';
import { sumsOf } from './sums.ts';
import { givesOrders, movesMoney } from './warns.ts';
import {
  disagreementsOf,
  headingName,
  type JobFound,
  jobOf,
  type KnownItem,
  type KnownJob,
  type KnownSupplier,
  supplierOf,
} from './whose.ts';

export interface AroundPaper {
  /** The business's day, `YYYY-MM-DD`. */
  today: string;
  country: Country;
  business: { name: string; abn: string | null };
  /** Whoever sent it, where that is a supplier on file. */
  sender: KnownSupplier | null;
  suppliers: readonly KnownSupplier[];
  jobs: readonly KnownJob[];
  /** What the tradie wrote as they gave it, and the job it was given about; null: it came by itself. */
  given: { words: string; job: KnownJob | null } | null;
  /** What was ordered, of the suppliers it may be from. */
  items: readonly (KnownItem & { supplier_id: string | null })[];
}

/** A supplier's paper as bounded fields: what it says, and never more than information. Amounts in dollars. */
export interface Paper extends JobFound {
  kind: PaperKind;
  supplier: Pick<KnownSupplier, 'id' | 'name'> | null;
  /** As the paper names it, where no supplier on file is found. */
  heading: string | null;
  number: string | null;
  dated: string | null;
  due: string | null;
  terms: string | null;
  total: number | null;
  gst: number | null;
  tax: 'gst' | 'free' | null;
  /** What is still to be paid, where that is not the total. */
  balance: number | null;
  references: string[];
  /** Why a person has to look before anything is recorded. */
  trouble: string | null;
  notes: string[];
  bankChange: boolean;
  orders: boolean;
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
/** Days: further ahead than this, or longer ago, a paper's day is told. */
const SOON = 45;
const LONG_AGO = 400;
const DAY_MS = 86_400_000;

/** Reads the laid out text of a PDF. The same text gives the same fields, whatever it asks for. */
export function readPaper(lines: readonly (readonly Cell[])[], around: AroundPaper): Paper {
  const sheet = sheetOf(lines);
  spend(sheet.flat.length);
  const kind = kindOf(sheet);
  const own = digits(around.business.abn);
  const numbers = taxNumbersOf(sheet).filter((number) => number !== own);
  const supplier = around.sender ?? supplierOf(sheet, numbers, around.suppliers, around.given?.words);
  const days = daysOf(sheet, around.today);
  const sums = sumsOf(sheet, around.country);
  const references = referencesOf(sheet);
  const items = around.items.filter(({ supplier_id }) => !supplier || supplier_id === supplier.id);
  const isCredit = kind === 'invoice' && sums.total !== null && sums.total < 0;
  return {
    kind: isCredit ? 'credit note' : kind,
    supplier: supplier && { id: supplier.id, name: supplier.name },
    heading: supplier ? null : headingName(sheet, around.business.name),
    number: invoiceNumberOf(sheet),
    ...days,
    total: dollars(sums.total),
    gst: dollars(sums.gst),
    tax: sums.tax,
    balance: dollars(sums.balance),
    trouble: sums.trouble,
    references,
    ...jobOf(sheet, references, { jobs: around.jobs, items, given: around.given }),
    notes: [
      ...sums.notes,
      ...(around.sender ? disagreementsOf(sheet, numbers, around.sender, around.suppliers) : []),
      ...oddDays(days, around.today),
    ],
    bankChange: movesMoney(sheet.flat),
    orders: givesOrders(sheet.flat),
  };
}

function oddDays({ dated, due }: { dated: string | null; due: string | null }, today: string): string[] {
  const from = dated ? (Date.parse(dated) - Date.parse(today)) / DAY_MS : 0;
  if (from > SOON || from < -LONG_AGO) return ['Its day is far from today: look whether that is right.'];
  return dated && due && due < dated ? ['It is due before its own day: look whether that is right.'] : [];
}
