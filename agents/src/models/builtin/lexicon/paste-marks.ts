/** How messages of other people look when they are pasted into one's own. */
export const HEADER = /^(?:from|to|subject|sent|date|cc|re|fwd?|fw)\s*:\s*\S/i;
export const FORWARDED =
  /^\W*(?:begin forwarded message|(?:original|forwarded) message|forwarded(?: by\b|\W*$)|on .{4,60} wrote:)|^\s*[-_=*]{3,}\s*$/i;
export const QUOTED = /^\s*>+\s?/;
/** "[20/11 7:42am] Bianca: hey", "9:14 AM - Bianca: hey". */
export const THREAD =
  /^\s*[[(]?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s*)?(?:\d{1,2}[:.]\d{2}\s?(?:[ap]\.?m\.?)?)?[\])]?\s*-?\s*(?<who>\p{L}[\p{L}'’ .-]{0,30}):\s+(?<said>.*)$/iu;
export const STAMP = /^\s*[[(]?\d{1,2}(?:[/.:-]\d{1,2})/;
/** A line that only greets, as letters begin. */
export const SALUTATION =
  /^\s*(?:dear|hi|hiya|hello|hey|g'?day|good (?:morning|afternoon|evening)|morning|kia ora|attention)\b[^\n.!?]{0,40}[,.!:]?\s*$/i;
export const SIGN_OFF =
  /^\s*(?:(?:kind|warm|best|many)\s+)?(?:regards|thanks|thank you|cheers|ta|sincerely|yours(?: \w+)?|talk soon|nga mihi)\b[\s,.!]*$/i;
/** The first line of a paper: "TAX INVOICE 88213". */
export const TITLED =
  /^\s*(?:tax\s+)?(?:invoice|receipt|statement|quotation|purchase order|delivery docket|docket|credit note|remittance(?: advice)?)\b[\s#:.no-]*[\w/-]*\s*$/i;
/** The user's own in a thread. */
export const MYSELF = /^(?:me|you|us|i|myself)$/i;
/** Lines of a mail that tell nothing of what is wanted. */
export const NO_CONTENT =
  /^\s*(?:(?:to|sent|date|cc)\s*:|do not reply\b|this e-?mail\b|sent from my\b|abn\b|www\.|(?:ph|phone|tel|t|m|fax)\b[\s.:]*[\d(+])/i;
/** "Subject: Work order 55871" names a paper, no work. */
export const PAPER =
  /^(?:(?:re|fwd?|fw)\s*:\s*)*(?:work ?order|order|wo|job|ref(?:erence)?|request|ticket)\s*(?:no\.?|number|#)?\s*[#:]?\s*[\w/-]*\d[\w/-]*\s*[-:,]?\s*/i;
/** Points at what was pasted, before or after it. */
export const POINTER = /(?:<<+|>>+|->|=>|\^+|[-–]+\s*$)/g;
/** Who is there to let one in is not whom the job is for. */
export const OCCUPANT =
  /\(?\b(?:the\s+)?(?:tenants?|occupants?|renters?|site contact|contact on site|on ?site contact)\b(?!\s+(?:wants|needs|has|have|is paying|paid|pays))[^.)\n;]*\)?/gi;
/** Says that something has to be done. */
export const DUTY =
  /\b(?:must|required?|requires|needs? to|have to|has to|is to be|are to be|to be (?:lodged|paid|returned|submitted|completed|done)|due|no later than|deadline|by close of business|please (?!do not|note|disregard)|renew(?:al|ed)?|expires?|overdue|make sure|ensure|bring|return|submit|lodge)\b/i;
export const NO_DUTY =
  /^(?:(?:please )?do not reply|this (?:e-?mail|message)|if you have any|for more information|regards|thank)\b/i;
/** Said beside a paste, this asks for nothing that could be done: "got this", "what do you reckon". */
const LOOKS =
  "(?:(?:i |we |just )*(?:got|received|had) (?:this|that|the below|a (?:text|mail|e-?mail|message))(?: one)?(?: (?:from|off) [\\p{L}' ]{2,25})?|this (?:one )?(?:just )?came (?:through|in)|(?:see|look at|have a look at|check|check out|read) (?:this|that|below|the below)|fyi|what do (?:you|ya) (?:reckon|think)|thoughts|what should i do(?: with (?:this|it))?|is (?:this|it) (?:legit|real|a scam|dodgy)|below|today|this (?:arvo|morning)|just now)";
export const LOOK_AT_IT = new RegExp(`^${LOOKS}(?:[\\s,.:;?!-]+${LOOKS})*[\\s.?!:]*$`, 'iu');
