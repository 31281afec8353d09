import type { Beyond } from './beyond.ts';

const PAPER = '(?:invoices?|bills?)';
/** Into how many, or between whom: "in two", "into 3", "in half", "50/50", "between val and her neighbour". */
const PARTS =
  '(?:(?:in|into)\\s+(?:two|three|four|\\d|half|halves|thirds|parts|several)\\b|(?:50|fifty)\\s*\\W?\\s*(?:50|fifty)\\b|between\\s+(?!(?:me|us|you|i|myself|the two of (?:us|you))\\b)(?!.*\\band (?:me|us|i|myself)\\b)\\p{L}+|\\W*half\\b.{1,20}\\bhalf\\b|by\\s+(?:two|three|four|\\d)\\b)';
/** "would like their invoice split in two", "can you break daves bill into 3". */
const SPLITS = new RegExp(
  [
    `^(?!(?:we|i|he|she|they) (?:split|broke|divided))(?:.*\\b)?(?:split|break|divide)(?:ting)?\\s+(?:up\\s+)?(?:(?!(?:my|our|and|the job)\\b)[\\p{L}'’]+\\s+){0,4}${PAPER}(?:\\s+up)?(?:\\W+${PARTS}|\\s*$)`,
    `\\b(?:wants?|would like|likes?|needs?|can|could|get|have|prefers?)\\b(?:\\s+(?!paid\\b)[\\p{L}'’]+){0,4}\\s+${PAPER}\\s+(?:to be\\s+)?(?:split|broken up|divided)(?:\\s+up)?(?:\\W+${PARTS}|\\s*$)`,
  ].join('|'),
  'u',
);
/** A kind of air conditioner, a share that is invoiced, a bill that is shared out on jobs or among mates, and what is not wanted any more. */
const OTHER =
  /\bsplit (?:systems?|ac|units?)\b|\b(?:dont|do not|never mind|no need|remind\w*|remember|quotes?|tip|fuel|from|supplier|lunch|dinner|pub|beers?|restaurant|letter ?box|paid|was|were|labou?r|materials?|detail|lines?|jobs?|bunnings|reece|power|phone|water|rent)\b|%|\bper ?cent\b/u;
const ANSWER =
  "I can't split an invoice into several. While it is a draft I can make it less and draft another for the rest; once it went out it is credited first. Shall I do that, and which sums should they be?";

export const INVOICE_SPLIT: Beyond = { ability: 'split_invoices', says: SPLITS, not: OTHER, answer: ANSWER };
