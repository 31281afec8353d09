import type { AutomationKind } from '@smoko/contract';

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
}

const count = (days: number, what = 'day') => `${days} ${what}${days === 1 ? '' : 's'}`;

/** An overdue invoice is asked about this often, this many days apart. */
export const OVERDUE = { times: 3, every: 7 } as const;
/** A quote that nobody answered is followed up until this many days after that was first due: older ones are left alone. */
export const FOLLOW_UP_WINDOW = 14;
/** Days after the delivery date that a supplier is still asked. */
export const CHASE_WINDOW = 14;

export const KINDS: Record<AutomationKind, Kind> = {
  quote_follow_up: {
    title: 'Quote follow-up',
    start: { mode: 'ask', days: 3, time: '09:00' },
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
  appointment_reminder: {
    title: 'Appointment reminder',
    start: { mode: 'ask', days: null, time: '15:00' },
    rule: () => 'The day before a job, tell the client the date, the time and the address.',
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
