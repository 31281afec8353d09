import { takeRecord } from '../records/take.ts';
import type { Talk } from './talk.ts';

const ORDERED =
  /^(?<who>[\p{L}'’ .-]{2,40}?)\s*[,:-]\s*(?:(?:can you|could you|please|just|you|i'?ll|lets|let'?s)\s+)*(?:quote|invoice|bill|charge|credit|refund|text|ring|call|e-?mail|message|remind|send|book|move|do|make|write|give)\s+(?:(?:up\s+)?(?:an?|the|my)\s+\p{L}+\s+(?:for|to)\s+)?(?:him|her|them)\b/iu;

/** "ben achterberg, quote him 480 for the motor": somebody on file, of whom something is ordered; nothing is put right. */
export function namesFirst(said: string, { records }: Talk): boolean {
  const who = ORDERED.exec(said)?.groups?.who;
  return who !== undefined && Boolean(takeRecord('client', who, records)?.record);
}
