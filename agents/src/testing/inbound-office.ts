import type { Correspondent } from '@smoko/contract';
import type { Book, Incoming } from '../inbound/book.ts';

/** Friday. */
const TODAY = '2026-11-20';

export const QUOTED: Book = {
  quotes: [
    {
      id: 'a'.repeat(24),
      quote_number: 'Q-1763400000020',
      short_name: 'Q12',
      total: 4200,
      title: 'Merbau deck',
      status: 'sent',
    },
  ],
  jobs: [],
  invoices: [],
  items: [],
};
export const BOOKED: Book = {
  quotes: [],
  jobs: [
    {
      id: 'b'.repeat(24),
      job_number: '3201',
      job_name: 'Bathroom Retile',
      job_date: '2026-11-25',
      job_time: '08:00',
      status: 'pending',
    },
  ],
  invoices: [],
  items: [],
};
export const BILLED: Book = {
  quotes: [],
  jobs: [],
  invoices: [
    {
      id: 'c'.repeat(24),
      amount: 1320,
      job: 'Hot Water Swap',
      description: null,
      due_date: '2026-12-01',
      status: 'pending',
    },
  ],
  items: [],
};
const job = { job_number: '3210', job_name: 'Pergola', job_date: '2026-12-01' };
export const ORDERED: Book = {
  quotes: [],
  jobs: [],
  invoices: [],
  items: [
    {
      id: 'd'.repeat(24),
      item_name: 'Treated pine posts',
      quantity: 8,
      status: 'ordered',
      delivery_date: '2026-11-24',
      job,
    },
    {
      id: 'e'.repeat(24),
      item_name: 'Polycarbonate sheets',
      quantity: 12,
      status: 'pending',
      delivery_date: null,
      job,
    },
  ],
};

const contact = (kind: Correspondent['kind'], name: string): Correspondent => ({
  kind,
  id: kind === 'unknown' ? null : 'f'.repeat(24),
  name,
});
export const CLIENT = contact('client', 'Priya Raman');
export const SUPPLIER = contact('supplier', 'Bunnings Trade Warrawong');
export const STRANGER = contact('unknown', '+61491570156');

export const message = (text: string, contact: Correspondent, book: Book, more: Partial<Incoming> = {}): Incoming => ({
  channel: 'sms',
  from: { address: '+61491570156', name: null },
  contact,
  subject: null,
  text,
  files: [],
  automatic: null,
  about: { quote_id: null, project_id: null, finance_record_id: null },
  book,
  today: TODAY,
  country: 'AU',
  timeZone: 'Australia/Sydney',
  ...more,
});
