import type { KnownRecord } from '../../../../known.ts';
import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { type Act, act, leading, words } from '../act.ts';
import { isFresh, jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { isPartOfMore, namesIn, WHO_SAYS } from './extra-words.ts';
import { sumIn } from './money-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';

/** More than was agreed, in so many words. */
const PLAINLY_MORE =
  /\b(?:extra|on top(?: of (?:that|it|what|the \p{L}+))?|additional(?:ly)?|over and above|more than (?:we|i) (?:quoted|agreed)|that wasn'?t (?:in the quote|quoted|allowed for)|wasnt (?:in the quote|quoted|allowed for)|not in the quote|while (?:i|we) (?:was|were|am|are) (?:there|at it|here)|while i'?m (?:there|at it)|unforeseen)\b/iu;
/** More, or something else: "hemis keen on a skylight too, 1150". */
const MAYBE_MORE = /\b(?:too|as well|also)\b/iu;
/** It was done, or they agreed to it. */
const AGREED =
  /\b(?:did|done|had to|ended up|needed|asked (?:me|us)|(?:he|she|they) asked(?: for)?|happy to pay|agreed|ok(?:ay)? with|said (?:yes|ok|yep)|fine with|put in|replaced|fixed|fitted)\b/iu;
const WANTED =
  /\b(?:wants?|wanted|needs?|needed|asked (?:for|me|us)|keen on|is after|after|would like|happy to pay for|did|done|had to|ended up|found|put in|replaced|fitted|for)\b/iu;
/** "extra power point on the kitchen $180". */
const NAMED_FIRST = /^(?:(?:and|also|an?|one|another)\s+)*(?:extra|additional)\s+\p{L}{3}.*\bon\b/iu;
const OTHER =
  /\b(?:(?:gave|give|gives|handed|slipped|dropped|chucked|bunged|slung|sent|flicked|transferr?ed|threw) (?:me|us)|\d+ cash|cash \$?\d+|variations?|quote|invoice|bill|paid|pays|deposit|expense|spent|cost(?:s|ing)? (?:me|us)|bought|order(?:ed)?|grab|pick up|buy|remind\w*|task|text|tell|message|new (?:job|client|quote)|when|if|unless|until|budget|discount|less|off|each way|hourly|percent|per cent|credit|owes?|from (?:bunnings|reece)|tip|fuel|finished|wrapped up|all done)\b|[%?]/iu;
const MORE_OF_THEM = /\b(?:ones|of (?:them|em|those))\b/iu;

/** More work on a job, told with its price and without the word variation: "also did an acid wash 350 he asked for". */
export function extraWork(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const isPlain = PLAINLY_MORE.test(text);
  if (
    !(isPlain || MAYBE_MORE.test(text)) ||
    !(WANTED.test(text) || NAMED_FIRST.test(text)) ||
    OTHER.test(text) ||
    isOfElse(piece, scene)
  )
    return null;
  const priced = pricedIn(piece);
  const job = priced && jobTarget(piece, scene);
  if (!priced || !job?.record || isOpenQuote(scene, job.record)) return null;
  const all = wholeOf(text);
  const { name, number, id } = job.record;
  const on = `${number ?? ''} - ${name}`;
  if (!priced.dollars || !priced.description || MORE_OF_THEM.test(text) || !isPlain)
    return leading(
      words(
        `Is that a variation on job ${on}? Say what it is for and what it comes to, as a variation.`,
        all,
        job.record,
      ),
    );
  // whose it is follows from the talk: somebody else may be meant in the same breath
  if (job.how === 'talk' && isAboutOther(piece, scene)) return null;
  const args = {
    job: id,
    description: priced.description,
    amount: priced.dollars,
    gst: priced.gst,
    accepted: AGREED.test(text) || undefined,
  };
  return leading(act('add_variation', args, job.record, all));
}

const isOfElse = ({ text, values }: Piece, { message }: Scene): boolean =>
  isPartOfMore(text, message) ||
  [values.phone, values.email, values.address, values.named.supplier, values.named.item, values.time?.value.time].some(
    Boolean,
  ) ||
  values.days.length > 0;

/** A quote that lies open takes another line instead. */
const isOpenQuote = ({ records }: Scene, job: KnownRecord): boolean =>
  records.some(
    (one) =>
      one.kind === 'quote' &&
      isFresh(one) &&
      (one.status === 'draft' || one.status === 'sent') &&
      one.client === job.client,
  );

/** "finished joannes, one unit needed a capacitor": somebody who is not on file stands in front. */
const isAboutOther = ({ text }: Piece, { message = '' }: Scene): boolean =>
  message.includes(text) && /\b\p{L}{3,}['’]?s\s*,?\s*$/iu.test(message.slice(0, message.indexOf(text)).trim());

interface Priced {
  dollars: number | null;
  gst: 'inc' | 'plus' | undefined;
  description: string;
}
/** The price and what it is for; null where two figures are said, or what is said of GST is not plain. */
function pricedIn({ text, values }: Piece): Priced | null {
  const bare = blanked(text, namesIn({ text, values }));
  const taxed = gstIn(inFigures(bare).replace(/,?\s*plus (?:the )?gst of course/iu, ' plus gst'));
  const money = taxed && (takeMoney(taxed.rest) ?? sumIn(taxed.rest));
  if (!taxed || !money) return null;
  const isCounted = money.value.each || /\d/u.test(money.rest.replaceAll(GAP, ' '));
  return {
    dollars: isCounted ? null : money.value.dollars,
    gst: taxed.gst ?? money.value.gst ?? undefined,
    description: wordsOf(money.rest),
  };
}

const FRONT =
  /^(?:(?:and|also|so|then|oh|ok|yeah|but|just|turns out|he|she|they|we|i|i've|ive|weve|had to|ended up|did|done|doing|wants?|wanted|needs?|asked for|asked me to|asked us to|is|was|'s|s|keen on|after|happy to pay for|would like|extra|another|an?|the|some|for|of|me|us|to|put in|add|please)\b[\s,]*)+/iu;
const BEHIND =
  /(?:[\s,]+(?:extra|on top(?: of (?:that|it|what we agreed))?|too|as well|also|he asked for|she asked for|they asked for|asked for|while (?:i|we) (?:was|were) (?:there|at it)|that wasn'?t (?:in the quote|quoted)|(?:now )?not (?:just )?(?:the|a)? ?one|for (?:that|it)|at|for|is|was|thats|of|about|as|it|plus|and|additional|please|the))+[\s.!]*$/iu;
const SAID_YES =
  /^(?:(?:he|she|they)(?:['’]?s)?\s+)?(?:(?:said|says|gave)\s+)?(?:yes|yep|yeah|ok|okay|go|it'?s? fine)$/iu;
/** What was said to whom, and what is to be done with it: no part of the work. */
const TELLS =
  /^(?:i\s+)?(?:told|quoted|said to|gave)\s+(?:him|her|them)\b|^(?:write|type|draw|log|knock)\s+(?:it|that|this|him|her|them)\b|^(?:put|do|add|stick|chuck|whack|send|get)\s+(?:it|that|this|him|her|them)(?:\s+(?:up|down|through|in|on|out|off|please|now|then|for (?:me|him|her|them|it)|(?:on|to) (?:the|his|her|their) (?:job|file|books)|as (?:an? )?(?:extra|variation)))*$|^(?:the\s+|an?\s+)?(?:extra\s+|other\s+)?(?:one|bit|thing|lot)$/iu;
const wordsOf = (rest: string): string => {
  const parts = rest
    .split(/[,;]|¦|[.!?]\s+/u)
    .map((part) =>
      tidy(` ${part.trim().replace(WHO_SAYS, '').replace(FRONT, '')}`.replace(BEHIND, '').replace(BEHIND, '')),
    )
    .filter((part) => /\p{L}{3}/u.test(part) && !FRONT.test(`${part} `) && !SAID_YES.test(part) && !TELLS.test(part));
  return sentenceCase(parts.join(', '));
};
