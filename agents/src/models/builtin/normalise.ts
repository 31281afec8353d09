import { HELLOS } from './lexicon/filler.ts';
import { MUMBLED, withoutPlaceholder } from './lexicon/mumbled.ts';
import { withoutFiller, withoutSpelling, writtenMail, writtenMoney, writtenTimes } from './normalise/dictation.ts';
import { priceAgain, putRight } from './normalise/put-right.ts';
import { spellOut } from './normalise/shorthand.ts';
import { repair } from './normalise/spelling.ts';

const NAMES = '(?:jerry|michelle|renea|sarah)';
const HELLO = `(?:${HELLOS}|righto|okay|ok)`;
const FRIENDS = 'mate|bro|cuz|legend|buddy';
const ASKING = '(?:(?:can|could|would|will) (?:you|ya|u)|please|pls|(?:i )?need (?:you|ya|u) to)\\b';
// a name without a comma is only taken off after a greeting: "Sarah Jones" may be a client
const GREETING = new RegExp(
  `^\\s*(?:(?:${HELLO}\\b[\\s,!.-]*)+(?:${NAMES}\\b[\\s,:!.-]*|(?:${FRIENDS})\\b(?!['’])[\\s,:!.-]+|(?:team|all|guys|there)\\s*[,:!.-]+\\s*)?|(?:${FRIENDS})\\b[\\s,:!.-]+(?=${ASKING})|${NAMES}\\s*[,:!-]\\s*)`,
  'i',
);
const COURTESY = new RegExp(
  `^(?:${NAMES}\\s+)?(?:(?:(?:can|could|would|will) (?:you|ya|u|someone|somebody|one of you)(?! (?:even|actually|ever)\\b)|i(?:['’]?d like| need| want) (?:you|ya|u) to)\\s+)?(?:please\\b[\\s,]*)?`,
  'i',
);
const NAME_THEN_COURTESY = new RegExp(`^${NAMES}\\s+(?:(?:can|could|would|will) (?:you|ya|u)|please)\\b`, 'i');
const BARE_COURTESY =
  /^(?:(?:(?:can|could|would|will) (?:you|ya|u|someone|somebody|one of you)(?! (?:even|actually|ever)\b)|i(?:['’]?d like| need| want) (?:you|ya|u) to|need (?:you|ya|u) to)\s+)?(?:please\b[\s,]*)?/i;
/** "yeah mate, new job ...": nothing is agreed to where a request follows. */
const AGREEABLE =
  /^(?:yeah|yep|yea|yes|ok|okay|righto|right|nah)[\s,]+(?:mate|bro|jerry|michelle|renea|sarah)\s*[,!.:-]+\s*(?=(?:\S+\s+){3})/i;
const QUICK =
  /^(?:(?:just\s+)?(?:a\s+)?quick (?:one|thing|question|job)|(?:(?:and|ok|oh)\s+)?(?:just\s+)?(?:one\s+)?last (?:one|thing)(?:\s+(?:for (?:today|now|tonight)|then))?)\s*[:,-]\s*/i;
const IN_YOUR_TIME =
  /[\s,]*\bwhen(?:ever)? (?:you|ya|u)(?:['’]ve)? (?:get|got|have|find) (?:a |an? free |some )?(?:sec|second|minute|min|mo|moment|chance|tick|time)[\s.!?]*$/iu;
const SMILES = /(?:\s|\p{Extended_Pictographic}|\u200d|\ufe0f)+$/u;
/** "all done 🎉 invoice nadine": a picture between words ends a sentence. */
const PICTURES_BETWEEN =
  /(\p{L})\s*(?![®™©])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)*(?=\p{Ll})/gu;
// "he's a mate" is no farewell
const FAREWELL =
  /(?:[\s,]*(?<!\b(?:a|the|my|me|his|her|good|old|best)\s)\b(?:please|thanks|thank you|cheers|ta|chur|mate|legend|hey)(?:\s+(?:very much|so much|heaps|a lot|in advance))?)+[\s.!]*$/i;

/**
 * A message as the rest of the model reads it: plain quotes and spaces, dictation written down, shorthand spelt out,
 * plain typos repaired, what was put right in the same breath as it was meant, greeting and courtesy off. Keeps lines, the case of words, accents and macrons.
 */
export function normalise(message: string): string {
  const plain = quiet(
    withoutNumbering(message)
      .normalize('NFC')
      .replace(/[‘’`´]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, ' - ')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  );
  const ended = plain.replace(PICTURES_BETWEEN, '$1. ').replace(SMILES, '').replace(IN_YOUR_TIME, '') || plain;
  const clear = MUMBLED.reduce((said, [mumbled, plain]) => said.replace(mumbled, plain), withoutPlaceholder(ended));
  const written = writtenMoney(writtenMail(withoutSpelling(writtenTimes(clear))));
  const text = withoutFiller(repair(spellOut(priceAgain(written.replace(WHO_TYPES, ''))))).replace(
    /\s*,?\s*\bplease\b(?=\s*(?:[,.!?]|$))/gi,
    '',
  );
  const greeted = withoutFiller(putRight(text).replace(AGREEABLE, '').replace(GREETING, '')).replace(QUICK, '');
  const bare = greeted
    .replace(NAME_THEN_COURTESY.test(greeted) ? COURTESY : BARE_COURTESY, '')
    .replace(EXCLAIMS, '')
    .replace(WHO_AM_I, '')
    .replace(FOR_SAME, 'for the same client')
    .replace(FAVOUR, '')
    .replace(FAREWELL, '')
    .replace(OK_LAST, '')
    .trim();
  // "righto" or "thanks" alone is the whole message, and an answer to something
  return bare || plain;
}

const NUMBERED = /(^|\n)[^\S\n]*\d{1,2}[.)][^\S\n]+(?=\p{L})/gu;
/** The places of a list are no counts, and no sentence ends behind them. One line alone may be a count. */
const withoutNumbering = (message: string): string =>
  [...message.matchAll(NUMBERED)].length > 1 ? message.replace(NUMBERED, '$1- ') : inLines(message);

/** "three things. 1) ... 2) ...": each on a line of its own. */
function inLines(message: string): string {
  const places = [...message.matchAll(PLACE)];
  const [first, ...others] = places;
  const counted = others.length > 0 && places.every(({ groups }, i) => Number(groups?.n) === i + 1);
  if (!first || !counted || message.includes('\n') || !MANY_THINGS.test(message.slice(0, first.index))) return message;
  return message.slice(first.index).replace(PLACE, '\n').trim();
}
const PLACE = /(?:^|\s+)(?<n>\d{1,2})\)\s+(?=\p{L})/gu;
/** Nothing before them that belongs to each, such as a day. */
const MANY_THINGS =
  /^\s*(?:(?:(?:just|a|two|three|four|five|six|few|couple of|quick|\d)\s+)*things?(?:\s+(?:for you|today|please))?[\s.:,-]*)?$/iu;

/** "... tomorrow ok": asked of whoever reads it. What is ok is something else. */
const OK_LAST =
  /(?<!\b(?:is|was|are|were|be|its|it's|that|thats|that's|they're|i'm|im|looks?|all|if|the|for|says?|said|me|him|her|them|and|not|to))(?<=\s\S{1,40}\s\S{1,40})[\s,]+ok(?:ay)?[\s.!]*$/iu;

/** Two who share an account put a letter before what they say: "T: ok, two on Wednesday then". */
const WHO_TYPES = /^\s*\p{L}{1,2}:\s+(?=\p{L})/u;

/** "jeez ok. whats left this week": a sigh before what is said. */
const EXCLAIMS =
  /^(?:(?:jeez|jeezus|geez|cool|nice|sweet(?: as)?|far out|crikey|struth|bloody hell|beauty|bewdy|awesome|great|lovely|perfect|righto|rightio|too easy|fair enough|ripper|sick|legend|wow|whoa|gotcha|got it|ok|okay|ah|oh)\b[\s,]*)+[.!]+\s+(?=\S+\s+\S)/iu;

/** "i'm doing the office for dad from now on. whose jobs ...": who says it, before what is asked. */
const WHO_AM_I =
  /^(?:i'?m|i am|i'?ll be|ill be)\s+(?:now\s+)?(?:doing|running|looking after|handling|taking over|helping (?:out )?(?:with|in))\s+(?:the\s+|his\s+|her\s+|our\s+)?(?:office|books|phones?|admin|paperwork|bookwork|accounts|messages)\s+(?=[^.!?\n]*\b(?:from now on|for (?:dad|mum|him|her|them|now|the boss|my \p{L}+))\b)[^.!?\n\d]*[.!?]\s+(?=\S)/iu;
/** "job for same." */
const FOR_SAME = /\bfor (?:the )?same(?: (?:people|mob|lot|crowd|customer))?(?=\s*(?:[.,;\n]|$))/giu;

/** "do me a favour and clear out the old ones": how kindly it is put changes nothing of what is asked. */
const FAVOUR =
  /^(?:(?:please|just)\s+)*(?:(?:do|doing) (?:me|us) (?:a|one) (?:(?:big|huge|quick|small|little|real) )?(?:favou?r|solid)(?:\s+mate)?[\s,:.-]+(?:and\s+|will (?:you|ya)\s+|can (?:you|ya)\s+)?|be a (?:legend|champ|mate|darling|good sport)\s+and\s+|(?:i was |was |just )?wondering if (?:you|ya|u) (?:could|can|would)\s+|any chance (?:you|ya|u) (?:could|can)\s+|when you can[\s,]+)(?=\p{L})/iu;

/** A message typed with the caps lock on says nothing by its capitals. */
function quiet(text: string): string {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 4 && !/\p{Ll}/u.test(text) ? text.toLowerCase() : text;
}
