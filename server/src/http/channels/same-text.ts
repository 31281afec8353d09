import { timingSafeEqual } from 'node:crypto';

/** The very same characters, compared in a time that says nothing: another spelling of the same bytes is another text. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
