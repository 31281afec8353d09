import type { Letterhead } from './actor.ts';

/** How a mail ends, above who writes. */
export const SIGNS_OFF = 'Kind regards,';

/** Who writes a mail, and how they are reached: what stands at its end. */
export const signOff = ({ name, phone, email }: Pick<Letterhead, 'name' | 'phone' | 'email'>): string[] =>
  [SIGNS_OFF, name, phone, email].flatMap((line) => line || []);

/** "Any questions, just reply or ring 0491 570 156." */
export const anyQuestions = ({ phone }: Pick<Letterhead, 'phone'>): string =>
  `Any questions, just reply to this e-mail${phone ? ` or ring ${phone}` : ''}.`;
