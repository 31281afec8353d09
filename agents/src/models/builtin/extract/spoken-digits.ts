import { ONES, TENS } from '../lexicon/number-words.ts';

const ZERO = ['oh', 'o', 'zero', 'nought', 'naught'];
const DIGIT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', ...ZERO];
const PAIRS = [...Object.keys(TENS), ...Object.keys(ONES).filter((word) => (ONES[word] ?? 0) >= 10)];
const DIGIT = `(?:${DIGIT_WORDS.join('|')}|\\d)`;
const TOKEN = `(?:(?:double|dbl|triple|treble)\\s+${DIGIT}|(?:one|1)\\s+(?:three|eight|3|8)\\s+hundred|(?:thirteen|eighteen)\\s+hundred|${PAIRS.join('|')}|${DIGIT_WORDS.join('|')}|\\d{1,4})`;
const RUN = new RegExp(`(?:\\bplus\\s+)?\\b${TOKEN}(?:[\\s,-]+${TOKEN}){3,}\\b`, 'giu');

export interface Spoken {
  digits: string;
  index: number;
  text: string;
}

/** Runs of digits said aloud that are long enough for a phone: "oh two seven triple five oh one three four". */
export function spokenDigits(text: string): Spoken[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    // a number in figures only is no dictation
    if (!/\p{L}/u.test(match[0])) return [];
    const digits = digitsOf(match[0]);
    const plus = /^plus/i.test(match[0]) ? '+' : '';
    return /^(?:0|1[38]|6[14])/.test(digits) && digits.length >= 6 && digits.length <= 13
      ? [{ digits: plus + digits, index: match.index, text: match[0] }]
      : [];
  });
}

function digitsOf(said: string): string {
  let digits = '';
  let times = 1;
  let tens = false;
  for (const word of said.toLowerCase().split(/[\s,-]+/)) {
    if (word === 'double' || word === 'dbl') times = 2;
    else if (word === 'triple' || word === 'treble') times = 3;
    else if (word === 'hundred') digits += '00';
    else {
      const unit = ONES[word] ?? 10;
      // a ten before a unit is one number: "fifty seven" is 57, not 507
      if (tens && times === 1 && unit > 0 && unit < 10) digits = digits.slice(0, -1) + String(unit);
      else digits += figure(word).repeat(times);
      tens = word in TENS;
      times = 1;
    }
  }
  return digits;
}

function figure(word: string): string {
  if (/^\d+$/.test(word)) return word;
  if (ZERO.includes(word)) return '0';
  return String(TENS[word] ?? ONES[word] ?? '');
}
