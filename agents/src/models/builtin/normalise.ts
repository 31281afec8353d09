import { SHORTHAND } from './lexicon/shorthand.ts';

const NAMES = '(?:jerry|michelle|renea|sarah)';
const HELLO = "(?:hi|hey|hello|hiya|g'?day|gday|good morning|morning|righto|okay|ok|yo|oi)";
// a name without a comma is only taken off after a greeting: "Sarah Jones" may be a client
const GREETING = new RegExp(`^\\s*(?:(?:${HELLO}[\\s,!.-]+)+(?:${NAMES}\\b[\\s,:!.-]*)?|${NAMES}\\s*[,:!-]\\s*)`, 'i');
const COURTESY = new RegExp(
  `^(?:${NAMES}\\s+)?(?:(?:can|could|would|will) (?:you|ya|u)\\s+)?(?:please\\b[\\s,]*)?`,
  'i',
);
const NAME_THEN_COURTESY = new RegExp(`^${NAMES}\\s+(?:(?:can|could|would|will) (?:you|ya|u)|please)\\b`, 'i');
const BARE_COURTESY = /^(?:(?:can|could|would|will) (?:you|ya|u)\s+)?(?:please\b[\s,]*)?/i;

/** Plain quotes and spaces, shorthand spelt out, greeting and courtesy off the front. Keeps case and lines. */
export function normalise(message: string): string {
  let text = message
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  for (const [pattern, plain] of SHORTHAND) text = text.replace(pattern, plain);
  return text
    .replace(/\s*,?\s*\bplease\b(?=\s*(?:[,.!?]|$))/gi, '')
    .replace(GREETING, '')
    .replace(NAME_THEN_COURTESY.test(text) ? COURTESY : BARE_COURTESY, '')
    .replace(/(?:[\s,]*\b(?:please|thanks|thank you|cheers|ta|mate))+[\s.!]*$/i, '')
    .trim();
}
