import type { Entity } from './tools.ts';

/** What our questions about each kind of record say. */
export const ASKED_OF: Readonly<Record<Entity, RegExp>> = {
  job: /\bjob\b/i,
  client: /\bclient\b|\bwrite\b|\bwho\b/i,
  supplier: /\bsupplier\b/i,
  task: /\b(?:task|remind|to-?do|day|when)\b/i,
  finance: /\b(?:how much|invoice|payment|expense|bill|paid)\b/i,
  item: /\b(?:order|item|deliver\w*|how many)\b/i,
  quote: /\bquote\b/i,
};
