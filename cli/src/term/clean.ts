// Text from the server may come from an SMS or e-mail. It must not contain control characters that move the cursor, retitle
// the window or change the reading direction. Line breaks and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Removes control characters, so that text is safe to print in a terminal. */
export const clean = (text: string): string => text.replace(/\r\n/g, '\n').replace(UNSAFE, '');

/** Like `clean`, on one line. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();
