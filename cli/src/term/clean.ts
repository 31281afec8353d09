// Text from the server may have come in by SMS or e-mail: it must not be able to move the cursor, retitle the window or
// turn the reading direction round. Line breaks and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Makes foreign text safe to print in a terminal. */
export const clean = (text: string): string => text.replace(/\r\n/g, '\n').replace(UNSAFE, '');

/** The same, on one line. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();
