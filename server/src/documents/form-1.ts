/** A part of Form 1: what stands above it, and its paragraphs; those of a list begin with a bullet. */
interface Part {
  heading: string;
  paragraphs: readonly string[];
}

export const FORM_1_TITLE = 'Form 1: Information that must accompany all payment claims';
export const FORM_1_ABOUT = 'Section 20, Construction Contracts Act 2002';
export const FORM_1_NOTICE = 'Important notice';
export const FORM_1_SOURCE = 'Construction Contracts Regulations 2003, Schedule 1, form 1';

/**
 * What has to go with every payment claim in New Zealand, word for word: Construction Contracts Regulations 2003,
 * Schedule 1, form 1, as the Construction Contracts Amendment Regulations 2015 replaced it. Nothing of it is ours to change.
 */
export const FORM_1: readonly Part[] = [
  {
    heading: 'What is this?',
    paragraphs: [
      'This notice is attached to a claim for a payment (a payment claim) under the Construction Contracts Act 2002 (the Act).',
      'The person who sent this payment claim (the claimant) is claiming to be entitled to a payment for, or in relation to, the construction work carried out to date under a construction contract.',
      "Whether that person is entitled to a payment, and how much they are entitled to, will depend on whether you have a construction contract and what you have agreed between yourselves about payments. If you haven't agreed on payments, there are default provisions in the Act.",
    ],
  },
  {
    heading: 'What should I do with this payment claim?',
    paragraphs: [
      'You can either—',
      '• pay the amount claimed in the payment claim (in full) on or before the due date for payment; or',
      '• if you dispute the payment claim, send the claimant a written payment schedule that complies with section 21 of the Act (a payment schedule) stating the amount you are prepared to pay instead (which could be nothing).',
      "The due date for a payment is the date agreed between you and the claimant. That due date must be set out in the payment claim. If you haven't agreed on a due date, then the Act says that a payment is due within 20 working days after the payment claim is served on you. (For the purposes of the Act, a working day is any day other than a Saturday, a Sunday, a public holiday, or any day from 24 December to 5 January.)",
    ],
  },
  {
    heading: 'When do I have to act?',
    paragraphs: ['You should act promptly. Otherwise, you may lose the right to object.'],
  },
  {
    heading: 'What if I do nothing?',
    paragraphs: [
      "If you don't pay the amount claimed by the due date for payment or send a payment schedule indicating what you will pay instead, the claimant can go to court to recover the unpaid amount from you as a debt owed. In addition, the court may decide that you have to pay the claimant's costs for bringing the court case.",
    ],
  },
  {
    heading: 'Can I say that I will not pay, or pay less than, the claimed amount?',
    paragraphs: [
      'Yes, by sending a written payment schedule.',
      'Note: If you do not send a written payment schedule, the claimant can bring court proceedings against you or refer the matter to adjudication (or both).',
    ],
  },
  {
    heading: 'How do I say I will not pay, or pay less than, the claimed amount?',
    paragraphs: [
      'To say that you will pay nothing or indicate what you will pay instead, you must send the claimant a written payment schedule.',
      'You must indicate the amount that you are prepared to pay, which could be nothing. This amount is called the scheduled amount.',
      'If the scheduled amount is less than the claimed amount, you must explain in the payment schedule—',
      '• how you calculated the scheduled amount; and',
      '• why the scheduled amount is less than the claimed amount; and',
      '• your reason or reasons for not paying the full amount claimed.',
      'Note: The written payment schedule must also state which payment claim the payment schedule relates to.',
      'Note: If you state in the payment schedule that you will pay less than the claimed amount or pay nothing at all, the claimant may refer the dispute about how much is owing for adjudication.',
    ],
  },
  {
    heading: 'How long do I have?',
    paragraphs: [
      'You must send a payment schedule by the date agreed in the contract or, if no date was agreed, within 20 working days after the payment claim was served on you.',
    ],
  },
  {
    heading: 'If I say I will pay another amount instead, when do I have to pay it?',
    paragraphs: ['You must still pay the scheduled amount by the due date for payment.'],
  },
  {
    heading: "What if I don't pay the scheduled amount when I say I will?",
    paragraphs: [
      'If you send a payment schedule but do not pay the scheduled amount by the due date, the claimant can go to court to recover the unpaid amount from you as a debt owed or refer the matter to adjudication (or both).',
      "Note: A court may also require you to pay the claimant's costs.",
    ],
  },
  {
    heading: 'Advice',
    paragraphs: [
      'Important: If there is anything in this notice that you do not understand or if you want advice about what to do, you should consult a lawyer immediately.',
    ],
  },
];
