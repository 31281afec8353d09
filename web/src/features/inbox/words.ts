import type { InboxItem, OutboxItem } from '@smoko/contract';
import type { Tone } from '../../components/indicators/badge.tsx';

type Intent = NonNullable<InboxItem['intent']>;

/** What a message wants, in plain words. */
export const INTENT_NAMES: Record<Intent, string> = {
  accepts_quote: 'Says yes to the quote',
  declines_quote: 'Says no to the quote',
  counter_offer: 'Wants another price',
  reschedule: 'Wants another day',
  cancel: 'Wants to cancel',
  confirms_appointment: 'Confirms the time',
  question: 'Asks a question',
  says_paid: 'Says it is paid',
  supplier_confirms: 'Confirms the order',
  supplier_delay: 'Will be late',
  supplier_price_change: 'Changes a price',
  supplier_bill: 'Sends a bill',
  bank_change: 'New bank details',
  new_enquiry: 'New enquiry',
  complaint: 'Complaint',
  thanks: 'Says thanks',
  wrong_number: 'Wrong number',
  spam: 'Looks like spam',
  out_of_office: 'Automatic answer',
  opt_out: 'No more messages',
  opt_in: 'Messages again',
  instructions: 'Tries to give orders',
  owner_command: 'From you',
  other: 'Message',
};

export const INTENT_TONES: Partial<Record<Intent, Tone>> = {
  accepts_quote: 'good',
  confirms_appointment: 'good',
  supplier_confirms: 'good',
  says_paid: 'good',
  declines_quote: 'bad',
  cancel: 'bad',
  complaint: 'bad',
  bank_change: 'bad',
  instructions: 'bad',
  counter_offer: 'wait',
  reschedule: 'wait',
  supplier_delay: 'wait',
  supplier_price_change: 'wait',
  opt_out: 'wait',
  question: 'busy',
  new_enquiry: 'busy',
  supplier_bill: 'busy',
};

export const STATES: Record<OutboxItem['status'], { text: string; tone: Tone }> = {
  draft: { text: 'Draft', tone: 'idle' },
  waiting_approval: { text: 'Waits for your OK', tone: 'wait' },
  queued: { text: 'Waits to go', tone: 'wait' },
  sent: { text: 'Sent', tone: 'busy' },
  delivered: { text: 'Delivered', tone: 'good' },
  failed: { text: 'Not sent', tone: 'bad' },
  unknown: { text: 'May not have arrived', tone: 'bad' },
};

/** What became of a message; one that nobody outside got says so. */
export const stateOf = ({
  status,
  transport,
}: Pick<OutboxItem, 'status' | 'transport'>): (typeof STATES)[keyof typeof STATES] =>
  status === 'sent' && transport === 'development' ? { text: 'Kept here', tone: 'idle' } : STATES[status];

export const CHANNEL_FILTER = { sms: 'Texts', email: 'Emails' } as const;

export const CHANNEL_NAMES = { sms: 'Text', email: 'Email' } as const;
