import { SPELT, spelt, UNDER_HUNDRED } from '../extract/number-words.ts';
import { FILLER, HELLOS, MAIL_ENDS, NOT_SPEAKERS, OPENING } from '../lexicon/filler.ts';
import { editDistance } from './edit-distance.ts';

const HUMS = new RegExp(`(^|[\\s,])(?:${FILLER.join('|')})(?=[\\s,.]|$)[,.]?`, 'gi');
const OPENER = new RegExp(`^\\s*(?:(?:${OPENING.join('|')})(?=[\\s,.!-])[\\s,.!-]*)+(?=\\S)`, 'i');
const SPEAKER = new RegExp(
  `^((?:\\s*(?:${HELLOS})\\b[\\s,!.]*)?(?:jerry|michelle|renea|sarah)?[\\s,!.]*)(?:it'?s|it is|this is)\\s+(?!(?:${NOT_SPEAKERS.join('|')})\\b)` +
    `(\\p{L}+)(\\s+(?:again\\s+)?here\\b|(?!\\.\\p{L}|-\\p{L}|\\p{L}*@)(?=\\s*[,.!-]|\\s+(?:${OPENING.join('|')})\\b))[\\s,.!-]*`,
  'iu',
);

/** Hums, "righto" and "its mel here" off; the words of the request stay as they are. */
export function withoutFiller(text: string): string {
  const spoken = text.replace(HUMS, '$1').replace(/ {2,}/g, ' ').replace(SPEAKER, '$1').replace(OPENER, '');
  return spoken.trim() === '' ? text : spoken.trim();
}

const DOT = String.raw`\s+(?:dot|full stop|point)\s+`;
const JOIN = String.raw`\s+(dot|underscore|under score|dash|hyphen|full stop|point)\s+`;
// no part of an address is longer (RFC 5321, RFC 1035)
const PART = String.raw`[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}`;
const SPOKEN_MAIL = new RegExp(
  `(${PART}(?:${JOIN}${PART})*)\\s+at\\s+(${PART}(?:${JOIN}${PART})*?)((?:${DOT}(?:${MAIL_ENDS.join('|')})\\b)+)`,
  'giu',
);
const HALF_SAID_MAIL =
  /\b(?!(?:him|her|them|me|us|it|is|now|there|here|back|work|home|live[sd]?|site)\b)([\w.+-]{2,64})\s+at\s+([\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co|biz|info|io|au|nz)(?:\.(?:au|nz))?)\b/gi;
const SPACED_MAIL = /([\w.+-]{1,64})\s*@\s*([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})\b/gi;
const SIGNS: readonly [RegExp, string][] = [
  [/\s+(?:dot|full stop|point)\s+/gi, '.'],
  [/\s+(?:underscore|under score)\s+/gi, '_'],
  [/\s+(?:dash|hyphen)\s+/gi, '-'],
];

/** "jo dot smith at example dot com" is jo.smith@example.com. */
export function writtenMail(text: string): string {
  return text
    .replace(SPOKEN_MAIL, (_all, name: string, _sign, host: string, _sign2, end: string) => {
      const mail = SIGNS.reduce((typed, [said, sign]) => typed.replace(said, sign), `${name} @ ${host}${end}`);
      return mail.replace(/\s*@\s*/, '@').toLowerCase();
    })
    .replace(HALF_SAID_MAIL, '$1@$2')
    .replace(SPACED_MAIL, '$1@$2');
}

const QUARTER_HOURS = String.raw`(\d{1,2})\.(00|15|30|45)\b(?!\s*(?:each|ea\b|per\b|an?\b|bucks|dollars))`;
const TIME_AFTER_DAY = new RegExp(
  String.raw`\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|morning|arvo)\s+(?:at\s+)?${QUARTER_HOURS}`,
  'gi',
);
const TIME_AFTER_MOVE = new RegExp(
  String.raw`(\b(?:push|move|shift|bring|days?)\b.*\bmake it)\s+${QUARTER_HOURS}`,
  'gi',
);
const BARE_DAY =
  /(?<!\b(?:the|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\s)\b(\d{1,2}(?:st|nd|rd|th))(?=\s+at\s+\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)\b)/gi;

/** "wednesday 7.15", "26th at 1pm": as they are written out. */
export const writtenTimes = (text: string): string =>
  text.replace(TIME_AFTER_DAY, '$1 $2:$3').replace(TIME_AFTER_MOVE, '$1 $2:$3').replace(BARE_DAY, 'the $1');

const SPOKEN_MONEY = new RegExp(`\\b(${SPELT})\\s+(?:dollars?|bucks)\\b(?!\\s+(?:and\\s+)?${UNDER_HUNDRED}\\b)`, 'gi');

/** "one hundred and ninety five": nothing but one number. */
const HUNDRED_AND = new RegExp(
  `(?<!\\b(?:${UNDER_HUNDRED}|thousand|grand)\\s+(?:and\\s+)?)\\b((?:a|${UNDER_HUNDRED})\\s+hundred\\s+and\\s+${UNDER_HUNDRED})\\b(?!\\s+(?:hundred|thousand|grand|k)\\b)`,
  'gi',
);

/** "eight hundred and sixty dollars" is $860: one sum, whatever stands between its words. */
export const writtenMoney = (text: string): string =>
  text
    .replace(SPOKEN_MONEY, (all, words: string) => {
      const amount = spelt(words);
      return amount && !/\b(?:couple|half)\b/i.test(words) ? `$${amount}` : all;
    })
    .replace(HUNDRED_AND, (all, words: string) => String(spelt(words) ?? all));

const LETTERS = /(?<![\p{L}\p{N}'])(?:double\s+\p{L}|\p{L})(?:[\s.-]+(?:double\s+\p{L}|\p{L})(?![\p{L}\p{N}'])){2,}/giu;
const LETTER = /(double\s+)?(\p{L})(?![\p{L}])[\s.-]*/giu;

/**
 * "hamish drummond h a m i s h his number": letters that spell a word said just before are dropped; where they spell it
 * a little otherwise they are right and the heard word is not.
 */
export function withoutSpelling(text: string): string {
  for (const run of text.matchAll(LETTERS)) {
    const heard = [...text.slice(0, run.index).matchAll(/\p{L}{3,}/gu)].slice(-4).reverse();
    for (const most of [0, 1, 2]) {
      for (const word of heard) {
        const end = spelling(run[0], word[0].toLowerCase(), most);
        if (!end) continue;
        const name = most === 0 ? word[0] : cased(end.spelt, word[0]);
        const between = text
          .slice(word.index + word[0].length, run.index)
          .replace(/(?:,?\s*(?:spel(?:t|led|ling)|thats|that's|that is)\s*)+$/i, ' ');
        const after = text.slice(run.index + end.length).replace(/^[\s.-]+/, '');
        return withoutSpelling(`${text.slice(0, word.index)}${name}${between}${after}`.trim());
      }
    }
  }
  return text;
}

/** How much of a run of letters spells a word: an article may follow the letters ("h a m i s h a deck"). */
function spelling(run: string, word: string, most: number): { spelt: string; length: number } | null {
  let spelt = '';
  let found: { spelt: string; length: number } | null = null;
  for (const letter of run.matchAll(LETTER)) {
    spelt += (letter[2] ?? '').toLowerCase().repeat(letter[1] ? 2 : 1);
    const near = most === 0 ? spelt === word : spelt.length >= 4 && editDistance(spelt, word, most) <= most;
    if (near) found = { spelt, length: letter.index + letter[0].trimEnd().length };
  }
  return found;
}

const cased = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
