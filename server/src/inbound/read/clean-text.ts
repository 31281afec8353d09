/** What can be seen of a text; whether something was in it that cannot. */
export interface CleanText {
  text: string;
  hidden: boolean;
}

const MAX_CHARACTERS = 20_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Turn the direction of what follows, or spell words nobody sees. */
const DECEIVING = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;
/** Without width, but for what joins and varies pictures. */
const INVISIBLE = /(?![\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const JOINER_IN_WORD = /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d/gu;
/** A word cut up so that no filter finds it. */
const CUT_UP = /\p{L}[\u00ad\u200b-\u200d\u2060\ufeff]+\p{L}/u;

/** Well-formed, composed, with plain line ends, at most 20,000 characters, and without what nobody can see. */
export function cleanText(raw: string): CleanText {
  const text = raw
    .slice(0, 4 * MAX_CHARACTERS)
    .toWellFormed()
    .normalize('NFC');
  const hidden = text.search(DECEIVING) >= 0 || CUT_UP.test(text);
  const visible = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROL, '')
    .replace(DECEIVING, '')
    .replace(INVISIBLE, '')
    .replace(JOINER_IN_WORD, '')
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: visible.slice(0, MAX_CHARACTERS).toWellFormed(), hidden };
}

/** The same for a name, a subject, a file's name: one line. */
export const cleanLine = (raw: string, max: number): string =>
  cleanText(raw).text.replace(/\s+/g, ' ').slice(0, max).toWellFormed().trim();
