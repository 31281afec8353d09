import { type ClaimOnPaper, type TaxedLine, taxWords } from '@smoko/contract';
import type { Letterhead } from '../domain/actor.ts';
import type { BasisOnPaper } from '../domain/billing/basis-on-paper.ts';
import type { Standing } from '../domain/finance-records/standing.ts';
import { shareOf } from '../domain/money.ts';

export interface PaperLine extends TaxedLine {
  description: string;
  quantity: number;
  unit: string | null;
  unit_price: number;
  total: number;
  /** What else stands below it. */
  note?: string | null;
}

/** Lines that stand apart on paper, under words of their own: a choice, or what is optional. */
export interface LinesApart {
  title: string;
  lines: PaperLine[];
  /** In no total: it stands below the sums. */
  extra: boolean;
}

/** All that a quote on paper is made of, and an invoice too. Cents. */
export interface QuoteOnPaper {
  business: Letterhead;
  quoteName: string;
  /** Of an invoice: "Tax Invoice INV-1001", and when it is due. */
  heading?: string;
  due?: string | null;
  /** More lines below the heading. */
  facts?: string[];
  /** Of an invoice that is a payment claim: what makes it one. */
  claim?: ClaimOnPaper | null;
  /** Of a part of an agreed price: how it is worked out. */
  basis?: BasisOnPaper | null;
  /** Of an invoice that is not paid: how to pay it. */
  toPay?: [label: string, value: string][];
  /** Days, `YYYY-MM-DD`. */
  date: string;
  validUntil: string | null;
  /** What its client calls it. */
  customerReference?: string | null | undefined;
  client: { name: string; email: string | null; phone: string | null; address: string | null } | null;
  job: JobOnPaper | null;
  /** What stands above the lines: what they do not say themselves. */
  words: string;
  details: string;
  text: string;
  lines: PaperLine[];
  /** Of a quote, what its client decides on; and all of its lines in one list, each saying what it is. */
  apart?: LinesApart[];
  inOneList?: PaperLine[];
  pricesIncludeGst: boolean;
  /** The head of its amounts says that GST is on top. */
  amountsExGst?: boolean;
  subtotal: number;
  gst: number;
  total: number;
  /** Below the total: of a quote its deposit; of an invoice what was paid or credited, with what is still due last. */
  standing?: Standing[];
  /** What people look for is the total, and not what stands last. */
  totalCounts?: boolean;
  /** Of an invoice that is not paid: the address of its page. */
  link?: string | null;
}

/** What a paper is about. */
export interface JobOnPaper {
  job_name: string;
  job_number: string;
  site_address?: string | null;
  /** What is done, where the lines of the paper do not say it. */
  work?: string | null;
}

/** "Job: Hot water (#1001)", "Site: 8 Harris St", "Work: ..."; nothing where a paper is of no job. */
export const jobRows = (job: JobOnPaper | null): string[] =>
  job
    ? [
        `Job: ${job.job_name} (#${job.job_number})`,
        ...(job.site_address ? [`Site: ${job.site_address}`] : []),
        ...(job.work ? [`Work: ${job.work}`] : []),
      ]
    : [];

/** What a quote asks for once it is accepted, below its total. */
export function depositStanding({ total, deposit_percent: percent }: WithDeposit): Standing[] {
  const cents = percent ? shareOf(total, percent) : 0;
  return cents > 0 ? [{ label: `Deposit of ${percent}%, invoiced when you accept`, cents }] : [];
}
interface WithDeposit {
  total: number;
  deposit_percent?: number | null | undefined;
}

/**
 * What stands below a line: what is taken off it, and that no GST is on it. The latter only where GST is on others: a tax
 * invoice says which of its supplies are taxable (A New Tax System (GST) Act 1999, section 29-70 (1) (c)).
 */
export const belowLine = (line: TaxedLine, gst: number): string =>
  taxWords(gst === 0 ? { ...line, tax: 'gst' } : line).join(', ');

/** "Your reference: PO 4471"; nothing where the client has none. */
export const referenceRow = (reference: string | null | undefined): string[] =>
  reference ? [`Your reference: ${reference}`] : [];

export const amountOf = ({ quantity, unit }: { quantity: number; unit: string | null }): string =>
  [quantity, unit].filter(Boolean).join(' ');
