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

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|sir|prof)\.?$/i;
const BUSINESS =
  /\b(pty|ltd|trading|council|school|motel|hotel|supplies|timber|strata|body corporate|caf[eé]|club|church|property|properties|management|holdings|group|services|builders|building|constructions?|homes)\b/i;
/** "Karen Walsh", at the end and in brackets. */
const ASK_FOR = /\((\p{Lu}[^\s()]*\s\p{Lu}[^()]*)\)$/u;

/**
 * How somebody is spoken to: the first word of a person's name, all of a business's. Who is to be asked for at a business
 * stands behind it in brackets: "Hillview Strata (Karen Walsh)".
 */
export function greeting(name: string): string {
  const whole = name.trim();
  const [brackets = '', person = ''] = ASK_FOR.exec(whole) ?? [];
  const without = brackets ? whole.slice(0, -brackets.length).trimEnd() : whole;
  const words = without.split(/\s+/);
  const [first = ''] = words;
  if (TITLE.test(first) && words.length > 1) return `Hi ${first} ${words.at(-1)}`;
  if (words.length <= 2 && !BUSINESS.test(without)) return `Hi ${first}`;
  return person ? `Hi ${person.split(/\s+/)[0]}` : `Hi ${without}`;
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
