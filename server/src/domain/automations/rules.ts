import type { AutomationKind } from '@smoko/contract';
import type { Business } from '../actor.ts';

type Mode = 'draft' | 'ask' | 'send';

/** How one automation is set. */
export interface Rule {
  enabled: boolean;
  mode: Mode;
  days: number | null;
  /** `HH:MM` in the business's zone. */
  time: string;
}

interface Kind {
  title: string;
  /** As set before anybody touched it; always off. */
  start: Omit<Rule, 'enabled'>;
  /** Only on this day of the week (1 = Monday); left out: every day. */
  weekday?: number;
  rule: (days: number) => string;
  /** Not to be sent on a day on which an automation has written to the same client already; left out: it has its day. */
  canWait?: true;
  /** What the business has to set up first, in words; left out: nothing. */
  missing?: (business: Business) => string | null;
}

const count = (days: number, what = 'day') => `${days} ${what}${days === 1 ? '' : 's'}`;

/** An overdue invoice is asked about this often, this many days apart. */
export const OVERDUE = { times: 3, every: 7 } as const;
/** A quote that nobody answered is followed up until this many days after that was first due: older ones are left alone. */
export const FOLLOW_UP_WINDOW = 14;
/** Days after the delivery date that a supplier is still asked. */
export const CHASE_WINDOW = 14;
/** A review is asked for until this many days after that was first due: who turns this on does not write to everybody at once. */
export const REVIEW_WINDOW = 14;
/** Days in which a client is asked for one review and no more, whatever else was done for them. */
export const REVIEW_AGAIN = 365;

/** A service is offered until this many days after its message was first due: older ones are left alone. */
export const SERVICE_WINDOW = 14;

/** Why nobody is asked for a review. */
export const NO_REVIEW_LINK = 'Add your review link in Settings first: until then nothing goes.';

export const KINDS: Record<AutomationKind, Kind> = {
  quote_follow_up: {
    title: 'Quote follow-up',
    start: { mode: 'ask', days: 3, time: '09:00' },
    canWait: true,
    rule: (days) =>
      `${count(days)} after a quote was sent and nobody answered, ask the client whether they have any questions. Once for each quote, while it is still valid.`,
  },
  invoice_reminder: {
    title: 'Invoice reminder',
    start: { mode: 'ask', days: 3, time: '09:00' },
    rule: (days) =>
      `${count(days)} before an unpaid invoice is due, remind the client. Once for each due date. A deposit is asked for before its job starts, too.`,
  },
  overdue_reminder: {
    title: 'Overdue reminder',
    start: { mode: 'ask', days: 3, time: '09:00' },
    rule: (days) =>
      `${count(days)} after an unpaid invoice was due, remind the client, then every ${OVERDUE.every} days, at most ${OVERDUE.times} times.`,
  },
  appointment_confirmation: {
    title: 'Appointment confirmation',
    start: { mode: 'ask', days: 3, time: '15:00' },
    rule: (days) =>
      `${count(days)} before a job, ask the client to confirm the day by replying YES. Once for each day; what they reply is shown with the job.`,
  },
  appointment_reminder: {
    title: 'Appointment reminder',
    start: { mode: 'ask', days: null, time: '15:00' },
    rule: () =>
      'The day before a job, tell the client the date, the time and the address. Who has not confirmed it is asked to reply YES.',
  },
  review_request: {
    title: 'Review request',
    // after what is due that day: of two messages to one person the one that can wait does
    start: { mode: 'ask', days: 3, time: '17:00' },
    canWait: true,
    rule: (days) =>
      `${count(days)} after a job is completed and all its invoices are paid, ask the client for a review, with your review link. Once for each job, and each client at most once a year.`,
    missing: ({ reviewLink }) => (reviewLink ? null : NO_REVIEW_LINK),
  },
  service_due: {
    title: 'Service due',
    start: { mode: 'ask', days: 14, time: '17:00' },
    canWait: true,
    rule: (days) =>
      `${count(days)} before a completed job is due again, by its Due Again After, ask the client whether to book it in. Once for each time it is due, and not where it is booked already.`,
  },
  supplier_chase: {
    title: 'Supplier chase',
    start: { mode: 'ask', days: 1, time: '08:00' },
    rule: (days) =>
      `${count(days)} before ordered items are due, and again when they are late, ask the supplier where they are. One message for each supplier.`,
  },
  monday_summary: {
    title: 'Monday summary',
    start: { mode: 'send', days: null, time: '06:30' },
    weekday: 1,
    rule: () =>
      "Every Monday, email you last week's money, this week's jobs, what is overdue and what waits for your yes.",
  },
};
