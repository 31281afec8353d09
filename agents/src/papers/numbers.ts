import { labelled, type Sheet } from './cells.ts';
import { centsOf } from './money.ts';

const NUMBER = /^#?\s?(?<number>(?:[A-Z]{1,5}[ -]?)?(?=[\w./-]*\d)[A-Z0-9][\w./-]{1,23})(?:\s.*)?$/i;
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/;

/** A number as suppliers give them: with a figure in it, and neither a day nor an amount. */
function numberIn(text: string): string | null {
  const number = NUMBER.exec(text.trim())?.groups?.number;
  if (!number || DAY.test(number) || centsOf(text) !== null || centsOf(number) !== null || /^\d{1,2}$/.test(number))
    return null;
  return number.replace(/[./-]{1,5}$/, '');
}

const INVOICE =
  /^(?:(?:our|tax|sales|customer|supplier) )*(?:invoice|inv\.?|document|doc\.?|tax ?invoice) ?(?:no\b\.?|number|num\b\.?|nbr|id\b|ref(?:erence)?\b\.?|#)#?/i;
/** "TAX INVOICE 5540871": the number stands behind the title, in its cell or the next. */
const TITLE = /^(?:tax ?)?invoice\b(?! ?(?:date|to|address|total|amount|due|summary|for|value|terms|is|has))/i;

/** The supplier's own number of the invoice, as it stands there. */
export const invoiceNumberOf = (sheet: Sheet): string | null =>
  labelled(sheet, INVOICE, numberIn)[0]?.value ?? labelled(sheet, TITLE, numberIn, false)[0]?.value ?? null;

const REFERENCE =
  /^(?:(?:your|customer'?s?|client|cust\.?|purchase|buyer'?s?|job|site|project|delivery|sales|our|web) ?)?(?:p\.?\/?o\.?(?= |:|#|$)|order|reference|ref\b\.?|job|site|project|o\/n)(?: ?(?:no\b\.?|number|num\b\.?|name|address|ref(?:erence)?\b\.?|id\b|#))*#?(?![a-z])/i;
const DELIVERED = /^(?:deliver(?:ed|y)?|ship(?:ped)?|site|job) ?(?:to|address|site)\b/i;
/** What is ours of these, in words or a number; a day or an amount is none. */
const words = (text: string): string | null =>
  text.length <= LONGEST &&
  /[\p{L}\d]{2}/u.test(text) &&
  centsOf(text) === null &&
  !DAY.test(text) &&
  REFERENCE.exec(text)?.[0] !== text &&
  !OTHER_LABEL.test(text)
    ? text
    : null;
const OTHER_LABEL =
  /^(?:tax |invoice|date|due|terms|account|customer|page|qty|quantity|description|salesperson|rep|branch)\b/i;
const LONGEST = 80;
const MOST = 12;

/** What the tradie gave with the order: numbers of orders and jobs, names of jobs, where it was brought to. As they stand there. */
export const referencesOf = (sheet: Sheet): string[] =>
  [
    ...new Set([...labelled(sheet, REFERENCE, words), ...labelled(sheet, DELIVERED, words)].map(({ value }) => value)),
  ].slice(0, MOST);

const ABN = /\bA\.?B\.?N\.?(?: no\.?| number)?\s?:?\s?((?:\d ?){11})(?!\d)/gi;
const GST_NUMBER =
  /\bGST ?(?:reg(?:istration|d)?\.? ?)?(?:no\.?|number|#)\s?:?\s?(\d{2,3}[ -]?\d{3}[ -]?\d{3})(?!\d)/gi;
/** Of a number that may be written with gaps; '' for none. */
export const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '');

/** Every ABN on it (Australia), or GST number (New Zealand): digits alone. */
export const taxNumbersOf = ({ flat }: Sheet): string[] => [
  ...new Set([...flat.matchAll(ABN), ...flat.matchAll(GST_NUMBER)].map(([, number = '']) => digits(number))),
];
