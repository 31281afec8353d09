const NUMBERS =
  /\b(?:(?:Q|INV|PO|SO|RX|IN|TI|ORD|EST)-?\d[\w-]{2,}|[A-Z]{1,4}-?\d{3,}[\w-]*)\b|(?<=\b(?:job|quote|invoice|inv|order|estimate|ref|po)\b\.?\s*(?:no\.?|number|#)?\s*[:#]?\s*)\d{3,}\b/gi;

/** Numbers of quotes, jobs, invoices and orders, as written. */
export const numbersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(NUMBERS)].map((match) => match[0].toUpperCase().slice(0, 40)))].slice(0, 10);

const INVOICE =
  /\b(?:tax\s+)?(?:invoice|inv|bill|statement)\b\.?\s*(?:no\.?|number|num|#|ref)?\s*[:#]?\s*((?=[\w/-]*\d)[A-Z0-9][\w/-]{2,30})/i;
export const invoiceNumber = (text: string): string | null => INVOICE.exec(text)?.[1] ?? null;
