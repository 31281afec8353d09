import { type AutomationKind, type Channel, channelFor, WAITS_FOR_EMAIL } from '@smoko/contract';
import type { Call } from '../call.ts';
import { readPhone } from '../phone.ts';
import { appointmentConfirmations, appointmentReminders } from './kinds/appointment-reminders.ts';
import { invoiceReminders, overdueReminders } from './kinds/invoice-reminders.ts';
import { mondaySummary } from './kinds/monday-summary.ts';
import { quoteFollowUps } from './kinds/quote-follow-up.ts';
import { reviewRequests } from './kinds/review-requests.ts';
import { servicesDue } from './kinds/services-due.ts';
import { supplierChases } from './kinds/supplier-chases.ts';
import { oneADay } from './one-a-day.ts';
import type { Occasion, Planned, Planner, Sources } from './plan.ts';
import { mailBody } from './words.ts';

const PLANNERS: Record<AutomationKind, Planner> = {
  quote_follow_up: quoteFollowUps,
  invoice_reminder: invoiceReminders,
  overdue_reminder: overdueReminders,
  appointment_confirmation: appointmentConfirmations,
  appointment_reminder: appointmentReminders,
  review_request: reviewRequests,
  service_due: servicesDue,
  supplier_chase: supplierChases,
  monday_summary: mondaySummary,
};

/** Who would get what on a day: what the preview shows and what a run writes. */
export async function* planned(
  call: Call,
  sources: Sources,
  kind: AutomationKind,
  when: { day: string; days: number },
): AsyncIterable<Planned> {
  const owner = await sources.owner(call.actor.userId);
  const waits = owner?.verified ? null : WAITS_FOR_EMAIL;
  const hasHad = oneADay(call, sources, when.day);
  for await (const occasion of PLANNERS[kind](call, sources, when)) {
    const recipient = await chooseRecipient(call, sources, occasion, owner?.email ?? null);
    const { mail, contact } = occasion;
    const body =
      mail && recipient.channel === 'email' ? mailBody(contact.name, mail, call.actor.business) : occasion.body;
    const held = occasion.held ?? recipient.held ?? waits ?? (await hasHad(occasion));
    yield { ...occasion, ...recipient, body, held };
  }
}

interface Recipient {
  channel: Channel | null;
  to: string | null;
  held: string | null;
}

/** How and where a message would go; `held` says why it must not. */
async function chooseRecipient(
  call: Call,
  sources: Sources,
  occasion: Occasion,
  ownEmail: string | null,
): Promise<Recipient> {
  const { record, contact, commercial } = occasion;
  if (!record) return { channel: 'email', to: ownEmail, held: ownEmail ? null : 'No email address on file' };
  const noRecipient = (held: string): Recipient => ({ channel: null, to: null, held });
  const read = readPhone(String(record.phone ?? ''), call.actor.business.country);
  const phone = read?.textable ? read.number : null;
  const email = (record.email as string | null) || null;
  const noTexts = phone !== null && (await sources.consent.isOut(call, 'sms', phone));
  if (!email && read && !phone)
    return noRecipient(`${record.phone} takes no texts: ring them, or add an email address`);
  if (!email && !phone) return noRecipient('No email address or mobile on file');
  if (!email && noTexts) return noRecipient(`${contact.name} asked for no more texts`);
  const channel = channelFor(
    { email, phone, sms_opt_out: noTexts },
    call.actor.business.preferredChannel,
    call.actor.business.country,
  );
  const to = channel === 'email' ? email : phone;
  if (record.follow_ups_paused === true) return { channel, to, held: 'Paused for this client' };
  const noMails = channel === 'email' && commercial && (await sources.consent.isOut(call, 'email', String(email)));
  return { channel, to, held: noMails ? `${contact.name} asked for no more emails of this kind` : null };
}
