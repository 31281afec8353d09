import { takeExpectedAmount } from '../extract/money.ts';
import { pairOf } from '../extract/number-words.ts';
import { OFF_EACH, QUOTED_PLAINLY, SIGNED, WANTED } from '../lexicon/quote-text.ts';
import { pasteIn } from '../paste/paste.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';

/** A quote as it was asked for, in plainer words: what was pasted below is only who wants what. */
export function plainQuote(request: string, reading: Reading): string {
  const paste = pasteIn(request);
  const text = paste ? fromPaste(paste.ask, paste.body, reading) : withoutStory(request, reading);
  return QUOTED_PLAINLY.reduce((said, [says, plain]) => said.replace(says, plain), hundreds(offEach(text)));
}

/** "do a quote for this, 950 all up" and somebody's letter: "quote for Sylvie: front fence painted, 950 all up". */
function fromPaste(ask: string, body: string, { records }: Reading): string {
  const what = WANTED.exec(body)?.groups?.what;
  if (!what) return `${ask}\n${body}`;
  const said = takeRecord('client', ask, records);
  const signed = [...body.matchAll(SIGNED)].map(({ groups }) => groups?.who ?? '');
  const writer = signed.find((name) => takeRecord('client', name, records)) ?? signed.at(-1);
  const rest = (said?.rest ?? ask)
    .replaceAll('¦', ' ')
    .replace(
      /\b(?:for|from|off|at)\s+(?:this|that|this one|it|below|the below)\b|\b(?:got|came in|just got|see|from)\b|\b(?:do|make|give|draft|write)\s+(?:him|her|them|me)?\s*(?:up\s+)?an?\s+(?:quote|price|estimate)\b|\b(?:can|could) you\b/giu,
      ' ',
    );
  const name = said?.record?.name ?? writer;
  return `quote for ${name ?? ''}: ${what.replace(/\s+(?:please|pls)\s*$/i, '')}, ${rest.replace(/^[\s,]+|[\s,?]+$/g, '')}`;
}

/** "1,150 a pop but I'd take a hundred off each" is 1,050 each. */
function offEach(text: string): string {
  const match = OFF_EACH.exec(text);
  const [price, off] = [match?.groups?.price, match?.groups?.off].map(
    (said) => takeExpectedAmount(said ?? '')?.value.dollars,
  );
  if (!match || !price || !off || off >= price) return text;
  return `${text.slice(0, match.index)} at $${(price - off).toFixed(2)} each ${text.slice(match.index + match[0].length)}`;
}

const STORY =
  /^(?<story>[\s\S]{15,}?)[.!?\n]+\s*(?:so\s+|and\s+)?(?:he|she|they)(?:['’]?d)?\s+(?:wants?|needs?|would like|likes?|is after|are after)\s+(?<what>[\s\S]+)$/iu;
/** "been out to see the Calloways, lovely spot. They want 24 metres of edging": whose it is, and what they want. */
function withoutStory(text: string, { records }: Reading): string {
  const { story = '', what = '' } = STORY.exec(text)?.groups ?? {};
  const client = story && !/\d/.test(story) ? takeRecord('client', story, records)?.record : null;
  return client ? `quote for ${client.name}: ${what}` : text;
}

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine)';
const PAIR_EACH = new RegExp(
  `\\b(${NUMBER}\\s+(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-]${NUMBER})?)(?=\\s+(?:each|ea|apiece|a pop|a (?:window|door|room|unit|point))\\b)`,
  'giu',
);
/** Work at "three eighty each" is 380: nobody quotes work in cents. */
const hundreds = (text: string): string =>
  text.replace(PAIR_EACH, (said) => {
    const whole = pairOf(said)?.whole;
    return whole ? `$${whole}` : said;
  });
