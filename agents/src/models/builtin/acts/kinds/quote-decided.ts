import type { KnownRecord } from '../../../../known.ts';
import { QUOTE_STATUS, statusIn } from '../../lexicon/statuses.ts';
import { type Act, act, leading, words } from '../act.ts';
import { clientTarget, focus, type Piece, type Scene } from '../scene.ts';
import type { Span } from '../spans.ts';
import { around } from './around.ts';
import { isTalk } from './talk-beside.ts';

const YES =
  /\b(?:(?:is|he'?s|hes|she'?s|shes|they'?re|theyre|\p{L}+s)\s+(?:in|keen|happy|good|on board|up for it)(?:\s+(?:with (?:it|that)|to go(?: ahead)?))?$|(?:said|says|say|gave)\s+(?:(?:yep|yeah|yes|aye|āe|ok|okay)(?:\s+(?:go|do it|to (?:it|that|(?:the|his|her|their|my|our) (?:price|quote))))?|go for it|go ahead|do it|let'?s go)|accepts? (?:it|that|the (?:price|quote))|go for it|happy to (?:go ahead|proceed)|wants to go ahead|happy with (?:it|that|the (?:price|quote))|good with (?:it|that)|keen(?: as)?$|gave (?:me |us )?the (?:nod|go ahead|ok|green light)|(?:has |'s |s )?(?:accepted|approved|agreed|signed))/iu;
const NO =
  /\b(?:too (?:dear|exxy|expensive|much|steep)|(?:said|says) (?:no|nah|nope)|not (?:keen|going ahead|interested)|knock(?:ed|s)? (?:it|me|us|that|the (?:quote|price)|\p{L}+s quote) back|went with (?:someone|somebody|another|the other)|got (?:someone|somebody) (?:else|cheaper)|(?:we|i|we've|ive|i've) lost (?:it|the \p{L}+ quote|\p{L}+s quote|that (?:one|quote))|knock(?:ed|s)? back (?:the|our|my|that) \p{L}+|(?:got|was|been) knocked back|declined|turned (?:it|me|us) down)\b/iu;
const OTHER = /\b(?:invoice|bill|paid|order|remind|if|unless|when|dont|don't|hasn't|hasnt|haven't|not yet)\b/i;

/** "approved four additional circuits, $275 each", "22 a sqm more, hes said yep": what they agreed to is not the quote. */
const SOMETHING_ELSE =
  /\b(?:extra|additional|more|another|further|too|also|instead|now)\b|\$\s?\d|\d\s*(?:each|a|per)\b|\d{3}/iu;

/** Whether a quote was agreed to in these words. */
export const saysYes = (text: string): boolean => YES.test(text) && !OTHER.test(text);

/** "stans in", "mrs papas says too dear", "he's accepted": what became of somebody's quote. */
export function quoteDecided(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text)) return null;
  const match = NO.exec(text) ?? YES.exec(text) ?? (/\bquote\b/i.test(text) ? statusSaid(text) : null);
  if (!match) return null;
  const quote = quoteOf(piece, scene);
  if (!quote) return SOMETHING_ELSE.test(text) ? null : agreedBefore(piece, scene);
  const said = statusIn(text, QUOTE_STATUS);
  const status = NO.test(text) || (said === 'declined' && !YES.test(text)) ? 'declined' : 'accepted';
  if (quote.status === status) return null;
  const span: Span = { start: match.index, end: match.index + match[0].length };
  const beside = `${text.slice(0, span.start)} ${text.slice(span.end)}`;
  // "too dear, drop it to 1950": at another price it is not over
  const after = around(text, scene)?.after ?? '';
  if (status === 'declined' && /\d/.test(`${beside} ${after}`)) return null;
  // "they went with someone cheaper" stands behind it as the reason
  if (isTalk(beside) && !values.days.length)
    return act('update_quote', { quote: quote.id, status }, quote, [ALL(text)]);
  const explains = [span, ...[values.named.client, values.named.job].flatMap((found) => found?.spans ?? [])];
  return act('update_quote', { quote: quote.id, status }, quote, explains);
}

/** Whose quote was agreed to before, that is said; nothing is to be done about it. */
function agreedBefore({ text, values }: Piece, { records }: Scene): Act | null {
  const client = values.named.client?.value.record;
  const theirs = records.filter((one) => one.kind === 'quote' && one.client === client?.name);
  const [only, another] = theirs.filter(({ status }) => status === 'accepted');
  if (!client || !only || another || !saysYes(text) || NO.test(text)) return null;
  return leading(words(`Quote ${only.name} for ${client.name} is accepted already.`, [ALL(text)], only));
}

const ALL = (text: string): Span => ({ start: 0, end: text.length });

const statusSaid = (text: string): RegExpExecArray | null =>
  QUOTE_STATUS.filter(([, status]) => status === 'accepted' || status === 'declined').reduce<RegExpExecArray | null>(
    (found, [says]) => found ?? says.exec(text),
    null,
  );

/** The open quote of whom the piece is about: just one. */
function quoteOf(piece: Piece, scene: Scene): KnownRecord | null {
  const client = clientTarget(piece, scene)?.record;
  const open = scene.records.filter((one) => one.kind === 'quote' && (one.status === 'draft' || one.status === 'sent'));
  const theirs = client ? open.filter((one) => one.client === client.name) : open;
  if (theirs.length === 1) return theirs[0] ?? null;
  const last = focus(scene, ['quote']);
  return last && theirs.some(({ id }) => id === last.id) ? last : null;
}
