export const STATUSES = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
} as const;

export const ORDERS = { '-created_at': 'Newest first', '-total': 'Biggest first', valid_until: 'Valid until' } as const;
