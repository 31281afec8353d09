import { format, parse } from 'date-fns';

/** "Fri 27 Nov" of `YYYY-MM-DD`. */
export const dayName = (day: string): string => format(parse(day, 'yyyy-MM-dd', new Date(0)), 'EEE d MMM');

/** "9:00 am" of `HH:MM`. */
export const timeName = (time: string): string => format(parse(time, 'HH:mm', new Date(0)), 'h:mm aaa');

/** `YYYY-MM-DD`, so many days later. */
export function shiftDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** How somebody is spoken to: the first word of a person's name, all of a business's. */
export function greeting(name: string): string {
  const words = name.trim().split(/\s+/);
  const isPerson = words.length <= 2 && !/\b(pty|ltd|trading|council|school|motel|hotel|supplies|timber)\b/i.test(name);
  return `Hi ${isPerson ? words[0] : name.trim()}`;
}

const BRIEF = 60;
/** The first line of a text, short enough for a message. */
export function brief(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  return line.length <= BRIEF ? line : `${line.slice(0, BRIEF - 1).replace(/(?<!\s)\s+\S*$/, '')}...`;
}
