import { escapeHtml } from '../escape-html.ts';

/** A number with a hyphen in it, as papers have them: INV-1005. */
const NUMBER = /\b[\p{L}\d]{1,12}-\d{1,16}\b/gu;

/** A text as HTML, in which such a number is never on two lines; copied, it is what it is. */
export const pageText = (text: string): string =>
  escapeHtml(text).replace(NUMBER, (number) => `<span class="whole">${number}</span>`);
