import type { Channel, Correspondent } from '@smoko/contract';
import type { FoundPaper, Recorded } from '../papers/found-paper.ts';

/** What is on file of who wrote, and of nobody else. Amounts are dollars, days `YYYY-MM-DD`. */
export interface Book {
  quotes: BookQuote[];
  jobs: BookJob[];
  /** Not paid yet. */
  invoices: BookInvoice[];
  /** Ordered from this supplier and not delivered. */
  items: BookItem[];
  /** Of this supplier: expenses with the numbers of their invoices. */
  recorded?: Recorded[];
}
export interface BookQuote {
  id: string;
  quote_number: string;
  /** What people call it. */
  short_name: string;
  total: number | null;
  title: string;
  status: string;
  /** What each of its lines is called. */
  lines?: readonly string[];
}
export interface BookJob {
  id: string;
  job_number: string;
  job_name: string;
  job_date: string | null;
  job_time: string | null;
  status: string;
}
export interface BookInvoice {
  id: string;
  amount: number;
  job: string | null;
  description: string | null;
  due_date: string | null;
  status: string;
}
export interface BookItem {
  id: string;
  item_name: string;
  quantity: number;
  status: string;
  delivery_date: string | null;
  unit_price?: number | null;
  job: { job_number: string; job_name: string; job_date: string | null } | null;
}
export const EMPTY_BOOK: Book = { quotes: [], jobs: [], invoices: [], items: [] };

export interface Between {
  over: string;
  said: string;
}

/** A message as it is read: whose it is was found by code. */
export interface Incoming {
  channel: Channel;
  from: { address: string; name: string | null };
  contact: Correspondent;
  subject: string | null;
  /** Without quoted history and signature. */
  text: string;
  /** What it answers is part of `text`, and nothing tells the sender's words from it. */
  mixed?: boolean;
  /** What they answer, our words most of the time. */
  quoted?: string | null;
  /** Answers between the lines of what they answer, each with the lines above it, which are ours. */
  between?: readonly Between[];
  files: readonly string[];
  /** PDFs among them, as far as they were read: fields alone, never their text. */
  papers?: readonly FoundPaper[];
  /** The business is registered for GST. Left out: it is. */
  registered?: boolean;
  automatic: 'auto_reply' | 'bounce' | 'list' | null;
  /** What it answers or names, when that is known. */
  about: { quote_id: string | null; project_id: string | null; finance_record_id: string | null };
  /** What they answer asked whether the day of their job suits: "Reply YES to confirm". */
  asksDay?: boolean;
  book: Book;
  /** The business's day, `YYYY-MM-DD`. */
  today: string;
  /** The business's zone. */
  timeZone: string;
  country: 'AU' | 'NZ';
}
