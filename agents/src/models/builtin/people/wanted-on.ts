import { FIRST_NAMES } from '../lexicon/first-names.ts';

const WANTED_ON =
  /\b(?:need|want|get|have)\s+(?<who>\p{L}{3,})\s+on\s+(?:for|that|the|this|it|mon|tue|wed|thu|fri|sat|sun)/iu;

/** "i need trent on for that day": somebody of the crew, and no material; null where nobody is named so. */
export function wantedOn(text: string): string | null {
  const who = WANTED_ON.exec(text)?.groups?.who;
  return who && FIRST_NAMES.has(who.toLowerCase()) ? who : null;
}
