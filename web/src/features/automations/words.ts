import type { Automation } from '@smoko/contract';

export const MODES: Record<Automation['mode'], string> = {
  draft: 'Write a draft for me',
  ask: 'Ask me first',
  send: 'Send by itself',
};

/** What the number of days counts. */
export const DAYS: Partial<Record<Automation['kind'], string>> = {
  quote_follow_up: 'Days after',
  invoice_reminder: 'Days before',
  overdue_reminder: 'Days after',
  review_request: 'Days after',
  appointment_confirmation: 'Days before',
  service_due: 'Days before',
  supplier_chase: 'Days before',
};
