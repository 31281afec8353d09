import { CONTACT_REASONS, DEMO, TEAM_SIZES, TRADE_TYPES } from '@smoko/contract';
import type { EnquiryDoc } from './enquiry-model.ts';
import { invitationFor } from './invitation.ts';
import { slotLabel } from './slots.ts';

export interface EnquiryMail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  ics?: string;
}

const SUBJECTS = {
  support: 'Support request',
  contact: 'Message from the site',
  demo: 'Demo booked',
  sales: 'Sales enquiry',
} as const;

const LABELS: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  business_name: 'Business',
  trade_type: 'Trade',
  reason: 'Reason',
  team_size: 'Team',
  slot: 'Demo',
  consent: 'Agreed to news and offers',
  message: 'Message',
};

const CHOICES: readonly { value: string; label: string }[] = [...TRADE_TYPES, ...CONTACT_REASONS, ...TEAM_SIZES];
const said = (name: string, value: unknown): string => {
  if (name === 'consent') return value ? 'Yes' : 'No';
  if (name === 'slot') return `${slotLabel(new Date(String(value)))}, Sydney time`;
  if (name === 'message') return `\n\n${String(value)}`;
  return CHOICES.find((choice) => choice.value === value)?.label ?? String(value);
};

function toSupport({ enquiry, reference, slot, email }: EnquiryDoc, supportEmail: string): EnquiryMail {
  const fields = enquiry as Record<string, unknown>;
  const lines = Object.keys(LABELS)
    .filter((name) => fields[name] !== undefined && fields[name] !== null)
    .map((name) => `${LABELS[name]}: ${said(name, fields[name])}`);
  return {
    to: supportEmail,
    replyTo: email,
    subject: `${SUBJECTS[enquiry.kind]} (${reference})`,
    text: `${lines.join('\n')}\n\nReference ${reference}. Reply to this message to answer.\n`,
    ...(slot ? { ics: invitationFor({ reference, start: slot, email, organizer: supportEmail }) } : {}),
  };
}

/** Nothing of what the visitor typed stands in it: somebody may have given an address that is not theirs. */
function toVisitor(reference: string, slot: Date, email: string, supportEmail: string): EnquiryMail {
  return {
    to: email,
    replyTo: supportEmail,
    subject: `Your Smoko demo: ${slotLabel(slot)}, Sydney time`,
    text: [
      `Your demo is booked for ${slotLabel(slot)}, Sydney time. It takes ${DEMO.minutes} minutes, questions included.`,
      'The invitation is attached: accept it to put the demo in your calendar. We send you the details to join before it starts.',
      'Another time suits better, or you did not ask for this? Reply to this message and we will sort it out.',
      `Reference ${reference}.`,
    ].join('\n\n'),
    ics: invitationFor({ reference, start: slot, email, organizer: supportEmail }),
  };
}

/** That it has come. Nothing of what was typed stands in it, for the same reason. */
const receipt = (reference: string, email: string, supportEmail: string): EnquiryMail => ({
  to: email,
  replyTo: supportEmail,
  subject: `We have your message (${reference})`,
  text: [
    'Thanks for writing to Smoko. Your message has come, and a person reads it and answers to this address.',
    `Its reference is ${reference}. Reply to this message if you want to add something.`,
    'You did not write to us? Then somebody gave this address by mistake: you need not do anything, and we do not use it for anything else.',
  ].join('\n\n'),
});

/** Our own mailbox gets every enquiry, the address that was given the invitation to its demo, or (`told`) that it has come. */
export function mailsOf(doc: EnquiryDoc, supportEmail: string, told: boolean): EnquiryMail[] {
  const { reference, slot, email } = doc;
  const visitor = slot
    ? [toVisitor(reference, slot, email, supportEmail)]
    : told
      ? [receipt(reference, email, supportEmail)]
      : [];
  return [toSupport(doc, supportEmail), ...visitor];
}
