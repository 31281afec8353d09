import type { Beyond } from './beyond.ts';

const PAPER = '(?:invoices?|bills?|inv)';
/** "would like their invoice split in two", "can you break daves bill into 3". */
const SPLITS = new RegExp(
  [
    `\\b(?:split|break|divide)(?:ting|ing)?\\s+(?:up\\s+)?(?:\\p{L}+\\s+){0,4}${PAPER}\\b(?:\\s+up)?(?:.*\\b(?:in|into|between|across|half|halves|two|three|\\d)\\b|\\s*$)`,
    `\\b${PAPER}\\b(?:\\s+(?:to be|is|was|being))?\\s+(?:split|broken|divided|cut|broken up)\\b(?!\\s+system)`,
  ].join('|'),
  'u',
);
/** A kind of air conditioner, a share that is invoiced, a bill that is shared out on jobs, and what is not wanted any more. */
const OTHER =
  /\bsplit (?:systems?|ac|units?)\b|\b(?:dont|do not|never mind|no need|remind\w*|quote|tip|fuel|from|supplier|lunch)\b|%|\bper ?cent\b/u;
const ANSWER =
  "I can't split an invoice into several. While it is a draft I can make it less and draft another for the rest; once it went out it is credited first. Shall I do that, and which sums should they be?";

export const INVOICE_SPLIT: Beyond = { ability: 'split_invoices', says: SPLITS, not: OTHER, answer: ANSWER };
