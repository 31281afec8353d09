import type { Letterhead } from './actor.ts';

/** How a mail ends, above who writes. */
export const SIGNS_OFF = 'Kind regards,';

/** How a business is reached, on papers and at the end of mails: its phone and its e-mail, where it has them. */
export const contactsOf = ({ phone, email }: Pick<Letterhead, 'phone' | 'email'>): string[] =>
  [phone, email].flatMap((one) => one || []);

/** Who writes a mail, and how they are reached: what stands at its end. */
export const signOff = (business: Pick<Letterhead, 'name' | 'phone' | 'email'>): string[] => [
  SIGNS_OFF,
  business.name,
  ...contactsOf(business),
];

/** "Any questions, just reply or ring 0491 570 156." */
export const anyQuestions = ({ phone }: Pick<Letterhead, 'phone'>): string =>
  `Any questions, just reply to this email${phone ? ` or ring ${phone}` : ''}.`;
