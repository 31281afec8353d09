import type { View } from '../../lib/kept-views.ts';
export const STATUSES = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
} as const;

export const ORDERS = { '-created_at': 'Newest first', '-total': 'Biggest first', valid_until: 'Valid until' } as const;

export const VIEWS: readonly View[] = [
  { name: 'Waiting for an answer', values: { status: 'sent', sort: 'valid_until' } },
  { name: 'Accepted', values: { status: 'accepted' } },
];
