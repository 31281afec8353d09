import { calledBy } from '@smoko/contract';
import type { Business } from '../actor.ts';
import { signOff } from '../sign-off.ts';

/** `YYYY-MM-DD`, so many days later. */
export function shiftDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** How somebody is spoken to: `Hi Karen`, or only `Hi` where the name on file greets nobody. */
export function greeting(name: string): string {
  const called = calledBy(name);
  return called ? `Hi ${called}` : 'Hi';
}

/** A mail that somebody would write: whom it is to, what it says with room in between, and who writes. */
export const mailBody = (name: string, paragraphs: readonly string[], business: Business): string =>
  [`${greeting(name)},`, ...paragraphs, signOff(business).join('\n')].join('\n\n');

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BRIEF = 60;
/** The first line of a text, short enough for a message. */
export function brief(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  return line.length <= BRIEF ? line : `${line.slice(0, BRIEF - 1).replace(/(?<!\s)\s+\S*$/, '')}...`;
}
