import type { EnquiryKind } from '@smoko/contract';

/** What happens next, by the form that was sent. */
export const NEXT: Record<EnquiryKind, { title: string; steps: readonly string[] }> = {
  support: {
    title: 'Thanks, we have your question',
    steps: [
      'A person reads it and replies to your email address.',
      'You get an email that says it has come, if you have not had one from us today.',
      'If it is urgent, the guide or Jerry may have the answer already.',
    ],
  },
  contact: {
    title: 'Thanks, we have your message',
    steps: [
      'A person reads it and replies to your email address.',
      'You get an email that says it has come, if you have not had one from us today.',
      'Have a look around while you wait: no account is needed.',
    ],
  },
  demo: {
    title: 'Your demo is booked',
    steps: [
      'The invitation is on its way to your email address. Accept it to put the demo in your calendar.',
      'We send the details to join before it starts. Reply to the invitation to move or cancel it.',
    ],
  },
  sales: {
    title: 'Thanks, sales has your message',
    steps: [
      'Somebody who knows the product replies to your email address.',
      'They ask about your jobs and your team before they talk about plans.',
    ],
  },
};
