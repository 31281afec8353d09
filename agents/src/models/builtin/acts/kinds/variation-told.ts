import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { type Money, takeBareAmount, takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf } from '../found.ts';
import { jobWords } from '../job-said.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, spanOf, wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { isPartOfMore, namesIn, WHO_SAYS } from './extra-words.ts';
import { goesOn } from './invoice-goes-on.ts';
import { billedJob } from './job-words.ts';
import { isAllPriced, unpricedIn } from './lines-complete.ts';
import { quotedIn } from './priced-lines.ts';
import { variationDecided } from './variation-decided.ts';
import { EACH, eachOrAll, variationLines } from './variation-lines.ts';
import { NUMBERED, spokenVariation, whichOf } from './variation-meant.ts';

const VARIATION = /\bvariations?\b|\bvo\b/iu;
const OTHER =
  /\b(?:remind\w*|tasks?|to-?dos?|notes? (?:that|on)|text (?:him|her|them|\p{L}+) that|tell (?:him|her|them)|message|order (?:more|some|the)|ring|call|chase|sign (?:the|a|that|her|his)|if|unless|when|once|until|don'?t|dont|do not|never|quote (?:for|him|her|them|\p{L}+) )\b/iu;
const SENDS =
  /^(?:(?:and|also|then|please|pls|can you|could you|now|ok|okay|yeah|yep|yes|just|so|righto|good|right)[\s,]+)*(?:send|flick|shoot|fire|e-?mail|forward|resend|text|sms|ping)\b/iu;
const REMOVES = /\b(?:delete|remove|bin|scrap|ditch|get rid of|wipe|trash|void)\b/iu;
const TAKES_BACK =
  /\b(?:take (?:it |that |the .{1,40})?back|pull (?:it |that |the .{1,40})?back|back to (?:a )?draft|recall|withdraw)\b/iu;

/** What is told or ordered of a variation: that there is one, what was said to it, that it goes out. */
export function variationTold(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const answered = eachOrAll(text, scene);
  if (answered) {
    const { message, how } = answered;
    const told = newVariation({ text: message, values: valuesIn(message, scene) }, scene, how);
    return told && { ...told, explains: wholeOf(text) };
  }
  const decided = variationDecided(piece, scene);
  if (decided) return decided;
  const spoken = sendsIt(text) ? spokenVariation(scene) : null;
  if (spoken) return leading(act('send_variation', { ...spoken, channel: channelIn(text) }, null, wholeOf(text)));
  if (!VARIATION.test(text) || OTHER.test(text) || piece.values.named.supplier) return null;
  const all = wholeOf(text);
  if (SENDS.test(text))
    return leading(act('send_variation', { ...whichOf(piece, scene), channel: channelIn(text) }, null, all));
  if (REMOVES.test(text))
    return leading(
      words("I can't delete a variation from here: open the job and choose Money. Nothing was changed.", all),
    );
  if (TAKES_BACK.test(text))
    return leading(act('update_variation', { ...whichOf(piece, scene), status: 'draft' }, null, all));
  return repriced(piece, scene) ?? newVariation(piece, scene);
}

/** "send it", "yeah flick that to her": of what was just spoken of. */
const sendsIt = (text: string): boolean =>
  SENDS.test(text) &&
  /\b(?:it|that|this)\b/iu.test(text) &&
  !PAPER.test(text) &&
  text.split(/\s+/u).length <= MOST_WORDS;
const PAPER = /\b(?:quote|invoice|bill|order|estimate|message|photos?|receipt|statement)\b/iu;
const MOST_WORDS = 9;

const channelIn = (text: string): 'email' | 'sms' | undefined =>
  /\be-?mail\b/iu.test(text) ? 'email' : /\b(?:text|sms)\b/iu.test(text) ? 'sms' : undefined;

const CHANGES = /\b(?:change|make|update|set|bump|lift|drop|should (?:be|have been)|is (?:now|really)|comes? to)\b/iu;
/** "make the handrail variation 450": one that is there gets another price. */
function repriced(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (!CHANGES.test(text) || !/\b(?:the|that|her|his|their|this)\s+(?:[\p{L}'’-]+\s+){0,4}variation\b/iu.test(text))
    return null;
  const money = moneyIn(piece);
  if (!money) return null;
  const { dollars, gst } = money.value;
  return leading(act('update_variation', { ...whichOf(piece, scene), amount: dollars, gst }, null, wholeOf(text)));
}

const YES =
  /\b(?:agreed|agrees|approved|approves|accepted|accepts|said (?:yes|ok|yep|yeah)|signed|happy with|okayed|ok'?d)\b/iu;
/** Said of the variation itself: "agreed to a 250 variation", "variation approved". */
const AGREED = new RegExp(
  `${YES.source}\\s+(?:to|with|on|for)?\\s*(?:an?|the|another)?[^,.;]{0,30}\\bvariation|\\bvariation\\s+(?:is\\s+|was\\s+)?${YES.source}|,\\s*(?:(?:he|she|they)(?:['’]?s|\\s+has|\\s+have)?\\s+)?(?:already\\s+)?${YES.source}(?:\\s+(?:to|with))?(?:\\s+(?:it|that))?[\\s.!]*$`,
  'iu',
);
const AGREED_LAST = new RegExp(
  `,\\s*(?:(?:he|she|they)(?:['’]?s|\\s+has|\\s+have)?\\s+)?(?:already\\s+)?${YES.source}(?:\\s+(?:to|with))?(?:\\s+(?:it|that))?[\\s.!]*$`,
  'iu',
);
const LESS =
  /\b(?:minus|less|deduct(?:ion|ing)?|negative|left out|leave out|leaving out|omit(?:ted|ting)?|credit of)\b/iu;
const SIGN = /\b(?:minus|less|negative|deduct(?:ion|ing)?)\b/giu;
/** The words that say what is to be done with it, and what they stand in. */
const COMMAND =
  /^(?:(?:and|also|then|please|pls|can you|could you|now|ok|okay|yeah|yep|just|so|righto|new|add|put|make|do|create|write|log|record|raise|chuck|whack|stick|pop|bung|need|needs?|we need|i need|there'?s|theres|got|have|in|up|on|an?|the|another|through|lets|let's|one more)\b[\s,:-]*)+/iu;
const WORD =
  /(?:\b(?:add|put|make|create|log|record|raise|do|chuck|whack)\s+(?:(?:it|that|this)\s+)?(?:in\s+|on\s+|up\s+|down\s+|through\s+)?)?(?:\bas\s+)?(?:\b(?:an?|the|another)\s+)?(?:¦\s*)?(?:(?:new|extra|job)\s+)?\b(?:variation|vo)(?:\s+order)?\b(?:\s+(?:of|for|on|to|is|as)\b(?!\s*$))?/giu;
const WANTS =
  /\b(?:(?:he|she|they|the client|the owner)\s+)?(?:(?:also|now|just)\s+)?(?:wants?|wanted|asked for|would like|needs?|has added|have added|added)\s+(?:(?:us|me)\s+to\s+)?/giu;

/** More work, with its price: "add a $400 variation for the handrail". */
function newVariation(piece: Piece, scene: Scene, how?: 'each' | 'all'): Act | null {
  const { text } = piece;
  // "said yep, and wants a gate, 400 variation": what they said yes to is another thing
  if (YES.test(text) && !AGREED.test(text)) return null;
  const several = how ? null : severalIn(piece, scene);
  if (several) return several;
  if (isPartOfMore(text, scene.message)) return leading(words(LINES, wholeOf(text)));
  const money = moneyIn(piece);
  const description = describedIn(piece, money);
  if (!money && !MAKES.test(text)) return null;
  const all = wholeOf(text);
  if (!money && !description) return leading(words(WHAT, all));
  const priced = pricedAs(money, description, text, how);
  if (priced === null) return leading(words(EACH, all));
  const { about, ...on } = whereOf(piece, scene);
  const gst = money?.value.gst ?? undefined;
  const args = { ...on, description, ...priced, gst, accepted: AGREED.test(text) || undefined };
  return leading(act('add_variation', args, about, all));
}

/** Its lines, or the question which of them a price is of. */
function severalIn(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const listed = listedIn(piece, scene);
  if (listed?.call) return listed;
  const several = LESS.test(text) ? null : variationLines(piece);
  // "labour and posts": which of them the price is of is asked
  const unclear = listed && several?.lines.some(({ description }) => /\band\b/iu.test(description));
  if (!several || unclear) return listed;
  const { description, lines, gst } = several;
  const { about, ...on } = whereOf(piece, scene);
  const args = { ...on, description, lines, gst, accepted: AGREED.test(text) || undefined };
  return leading(act('add_variation', args, about, wholeOf(text)));
}

/** Several prices, or so many at so much each: a line for each of them, as on a quote or an invoice. Null for one price. */
function listedIn(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const names = placesOf(values.named.job, values.named.client);
  const bare = blanked(text, [...names, ...values.days])
    .replace(NUMBERED, ' ')
    .replace(AGREED_LAST, ' ');
  const said = bare
    .replace(WORD, ' , ')
    .replace(JOB, ' , ')
    .replace(/^[\s,]+/u, '')
    .replace(COMMAND, '')
    .replace(/^[\s,:]+/u, '');
  const found = LESS.test(text) || goesOn(text, scene) ? null : quotedIn(said);
  if (!found || found.lines.length < 2) return null;
  const all = wholeOf(text);
  if (!isAllPriced(found, said))
    return leading(words(`What does "${unpricedIn(found)}" come to? Say the variation once more with its price.`, all));
  const { about, ...on } = whereOf(piece, scene);
  const { lines, gst, heading, more } = found;
  const description = heading || more || undefined;
  return leading(
    act('add_variation', { ...on, description, lines, gst, accepted: AGREED.test(text) || undefined }, about, all),
  );
}

/** The job it is on, else whose it is. */
function whereOf(piece: Piece, scene: Scene): { job?: string | undefined; client?: string; about: Act['about'] } {
  const job = billedJob(piece, scene);
  if (job) return { job: job.reference, about: job.record };
  const client = clientTarget(piece, scene);
  if (client) return { client: client.reference, about: client.record };
  return { job: jobWords(piece.text) ?? undefined, about: null };
}
/** Of several of something, "each" makes it a line of so many; "at 90" alone may be either, which is null. */
function pricedAs(
  money: Priced | null,
  description: string | undefined = '',
  text: string,
  how?: 'each' | 'all',
): Record<string, unknown> | null {
  if (!money) return {};
  const { dollars, each } = money.value;
  const signed = LESS.test(text) ? -dollars : dollars;
  const quantity = Number(/\b(?<n>\d{1,3})\s+(?!mm\b|m\b|x\b)\p{L}/u.exec(description)?.groups?.n ?? 1);
  if (how === 'all' || !(each || /\bat\s+\$?\d/iu.test(text)) || quantity < 2) return { amount: signed };
  return how === 'each' || /\b(?:each|ea|apiece|per|a pop)\b|@/iu.test(text)
    ? { lines: [{ description: sentenceCase(description.replace(/^\d{1,3}\s+/u, '')), quantity, unit_price: signed }] }
    : null;
}
const LINES =
  'There is more than one price in that, and I leave none out. Say it as: variation on the job, 3 hours at 115, copper 48.90, plus GST.';
const WHAT = 'What is the variation for, how much is it, and on which job?';
const MAKES = /\b(?:add|new|put|make|create|log|record|raise|write|do|need|chuck|whack)\b|^variation\b/iu;

interface Priced {
  value: Money;
  rest: string;
}

/** The price, from what no name and no number of a job or a variation stands in. */
function moneyIn({ text, values }: Piece): Priced | null {
  const bare = blanked(text, [...namesIn({ text, values }), ...values.days]).replace(NUMBERED, (said) =>
    ' '.repeat(said.length),
  );
  return takeMoney(bare) ?? takeBareAmount(bare) ?? takeExpectedAmount(bare);
}

/** "she's already said sweet as", "told him no worries", "he rang and": what was said about it is not what it is. */
const WAS_SAID =
  /(?:\b(?:he|she|they|the client|the owner)(?:['’]?s|\s+has|\s+have)?\s+)?(?:\balready\s+)?\b(?:said|(?:i\s+|i['’]?ve\s+)?told\s+(?:him|her|them))\s+(?:sweet(?: as)?|choice|no worries|no problem|no dramas|all good|go for it|go ahead|that'?s (?:fine|ok)|too easy)\b|\b(?:he|she|they)?\s*(?:rang|called|texted|messaged|e-?mailed)(?:\s+(?:and|to say)\b|(?=\s*,)|(?=\s+(?:he|she|they)\b))/giu;

/** What it is for: the words that are neither the order, the price, the job nor whose it is. */
function describedIn({ text, values }: Piece, money: Priced | null): string | undefined {
  const bare = money?.rest ?? blanked(text, namesIn({ text, values }));
  const job = JOB.exec(bare);
  const without = (job ? blanked(bare, [spanOf(job)]) : bare)
    .replace(AGREED_LAST, ' ')
    .replace(WAS_SAID, ' , ')
    .replace(WORD, ' , ')
    .replaceAll(GAP, ' , ')
    .replace(YES, ' , ')
    .replace(WANTS, ' ')
    .replace(SIGN, ' ');
  const said = tidy(
    tidy(tidy(without).replace(WHO_SAYS, '').replace(COMMAND, '')).replace(/^(?:job|project)\b\s*(?:for\s+)?/iu, ''),
  ).replace(/^(?:on|to|of|for|at|is|,|it|with)\s+/iu, '');
  const clean = said
    .replace(/\s*,\s*(?:on|to|for|of|at|the|as well|please|too|it|job|extra)?\s*(?=,|$)/giu, '')
    .replace(/\b(?:as well|too|on top)\b/giu, '')
    .replace(/^(?:the|an?|extra for)\s+(?=\p{L})/iu, '')
    .replace(/^(?:leaving|leave) out\b/iu, 'Leaving out')
    .replace(/\s+(?:on|to|for|of|at|from|with|the|job|'s|s)$/iu, '')
    .trim();
  return /\p{L}{3}/u.test(clean) ? sentenceCase(clean) : undefined;
}
/** The job in the words of whoever has it in mind, or what is left of it where its name was taken out. */
const JOB =
  /\b(?:on|for|to|at)\s+(?:(?:the|his|her|their|that|this|my|our)\s+)?(?:[\p{L}\d'’-]+\s+){0,3}?(?:job|project|reno)\b|\b(?:on|to|at)\s+(?:(?:the|his|her|their|that|this|my|our)\s+)?(?=\s{2,})/iu;
