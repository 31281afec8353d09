import { cut, type Taken } from './gap.ts';

const NAMED =
  /\b(?:the\s+)?(?:tax\s+)?(?:invoice|inv|bill)\s*(?:(?<sign>numbers?|num|no\.?|#)\s*#?)?\s*(?:inv-?)?(?<n>\d{3,6})(?:['’]s)?(?!\d|[.,]\d|\s*(?:%|k\b|grand\b|dollars?\b|bucks\b|(?:plus|\+|inc|ex)\s*gst\b|each\b|ea\b))/iu;
/** Behind these it is an amount: "a new invoice 1200 for dave". */
const MAKES = /\b(?:an?|new|another|create|raise|write|draft|issue|do|need|make)\s+$/iu;
/** "invoice 1200 to dave" asks for one: at the start of a request it is the number only where something is said of it. */
const LEAD =
  /^(?:[\s,.!]|\b(?:and|also|then|please|pls|can you|could you|now|ok|okay|yeah|yep|hey|mate|just|so|for|re)\b)*$/iu;
const SAID_OF_IT =
  /^\s*(?:$|[,:?-]|(?:is|isn['’]?t|isnt|was|wasn['’]?t|has|had|hasn['’]?t|should|shd|needs?|got|gets|been|be|paid|payed|fully|all|went|goes|part|half|came|cleared|settled|still|now|already|can|could|just|whats|what|how|due)\b)/iu;
/** "make invoice 1001 2500": with another figure behind it the first is the number. */
const FIGURE_BEHIND =
  /^\s*(?:to\s+(?:be\s+)?|come to\s+)?(?:\$?\d|(?:an?\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand)\b)/iu;

/** The number of an invoice that is named: "off invoice 1002", "inv no 1001". An amount to be invoiced is none. */
export function takeInvoiceNumber(text: string): Taken<string> | null {
  const match = NAMED.exec(text);
  const { sign, n = '' } = match?.groups ?? {};
  if (!match || (!sign && n.length < SHORTEST)) return null;
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (!sign && LEAD.test(before) && !SAID_OF_IT.test(behind)) return null;
  if (!sign && MAKES.test(before) && !FIGURE_BEHIND.test(behind)) return null;
  return { value: n, rest: cut(text, match), text: match[0] };
}
/** Figures of the number of a business's first invoice. */
const SHORTEST = 4;
