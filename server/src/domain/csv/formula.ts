// A cell that begins like a formula is one to Excel, whoever wrote it: an apostrophe in front makes it a text again.
const RISKY = /^'*[=+\-@\t\r＝＋－＠]/;

export const formulaSafe = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** What was meant, of a text that `formulaSafe` made. */
export const formulaMeant = (text: string): string => (text.startsWith("'") && RISKY.test(text) ? text.slice(1) : text);
