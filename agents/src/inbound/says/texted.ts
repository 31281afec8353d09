import { spellOut } from '../../models/builtin/normalise/shorthand.ts';

const LETTERS: readonly [RegExp, string][] = [
  [/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''],
  [/[‘’`´]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, ' - '],
];
const TEXTED: readonly [RegExp, string][] = [
  [/\b(?:n|an'|&)(?=\s)/gi, 'and'],
  [/\bu\b(?!\.|\/)/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\br\b(?=\s+(?:you|we|they|u)\b)/gi, 'are'],
  [/\b(?:wanna)\b/gi, 'want to'],
  // the last word of the two is what is meant
  [/\b(?:nah|na|no)[,. ]+(?:yeah|yeh|yea|yep)\b(?![,. ]+(?:nah|na|no)\b)/gi, 'yes'],
  [/\b(?:yeah|yeh|yea|yep)[,. ]+(?:nah|na)\b(?![,. ]+(?:yeah|yeh|yea|yep)\b)/gi, 'no'],
  [/(?<![\p{L}])(?:āe|ae)(?![\p{L}])(?! ia)/giu, 'yes'],
  [/(?<![\p{L}])(?:kāo|kao)(?![\p{L}])/giu, 'no'],
  [/\b(?:tho)\b/gi, 'though'],
  [/\b(?:missus|mrs|hubby|the boss)\b/gi, 'partner'],
  [/\bcant\b/gi, "can't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/gi, "$1n't"],
  [/\bwill not\b/gi, "won't"],
  [/\bcan not\b/gi, "can't"],
  [/\bim\b/gi, "i'm"],
  [/\bive\b/gi, "i've"],
  [/\bweve\b/gi, "we've"],
  [/\bthats\b/gi, "that's"],
  [/\blets\b/gi, "let's"],
  [/\byouve\b/gi, "you've"],
  [/\bits\b/gi, "it's"],
  // days in te reo
  [/(?<!\p{L})(?:R[āa]hina|Mane)(?!\p{L})/gu, 'Monday'],
  [/(?<!\p{L})(?:R[āa]t[ūu]|T[ūu]rei)(?!\p{L})/gu, 'Tuesday'],
  [/(?<!\p{L})(?:R[āa]apa|Wenerei)(?!\p{L})/gu, 'Wednesday'],
  [/(?<!\p{L})(?:R[āa]pare|T[āa]ite)(?!\p{L})/gu, 'Thursday'],
  [/(?<!\p{L})(?:R[āa]mere|Paraire)(?!\p{L})/gu, 'Friday'],
  [/(?<!\p{L})R[āa]horoi(?!\p{L})/gu, 'Saturday'],
  [/(?<!\p{L})R[āa]tapu(?!\p{L})/gu, 'Sunday'],
  // dictated
  [/\s+full stop\b/gi, '.'],
  [/\s+comma\b/gi, ','],
  [/\s+question mark\b/gi, '?'],
];

/** A text as the rules read it: shorthand spelt out, plain quotes; lines, capitals, accents and figures stay. */
export function texted(text: string): string {
  const plain = LETTERS.reduce((left, [says, word]) => left.replace(says, word), text.normalize('NFC'));
  return TEXTED.reduce((left, [says, word]) => left.replace(says, word), spellOut(plain))
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Sentences and lines; a decimal point or a web address ends none. */
export const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?=\s)|\n+|(?<=[^\d\s])\.{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
