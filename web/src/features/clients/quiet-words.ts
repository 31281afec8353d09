import type { Client } from '@smoko/contract';

/** What this client does not want: "No texts, no follow-ups"; null where they want everything. */
export function quietWords({ sms_opt_out, email_opt_out, follow_ups_paused }: Client): string | null {
  const none = [sms_opt_out && 'no texts', email_opt_out && 'no offers by email', follow_ups_paused && 'no follow-ups'];
  const text = none.filter(Boolean).join(', ');
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : null;
}
