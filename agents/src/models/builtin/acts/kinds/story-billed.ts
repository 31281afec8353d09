import { type Act, leading } from '../act.ts';
import { placesOf } from '../found.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { invoiceLined } from './invoice-lined.ts';

/** The order, behind a story: "write her up a bill would you, plus the GST". */
const BILL_LAST =
  /(?:^|[.!?;,]\s+)(?:(?:so|and|anyway|please|can you|could you|just|then)[\s,]{1,3}){0,4}(?:(?:write|make|do|knock|whip|draw|get|raise|put|type|draft)\s+(?:up\s+)?(?:her|him|them|it)\s+(?:up\s+)?(?:an?|the)\s+(?:bill|invoice)|(?:bill|invoice)\s+(?:him|her|them)(?:\s+for\s+(?:it|that|the lot|all that))?)(?:,?\s+(?:would you|will you|could you|please|mate|for (?:it|that|the lot)))*(?<gst>,?\s*(?:plus|\+|inc\w*|with|ex)\s+(?:the\s+)?gst)?[\s.!?]*$/iu;
/** The sentence with the prices: "anyway it took me four hours at ninety five and the jetter's two hundred and eighty for the day". */
const PRICES =
  /(?:^|[.!?;]\s+|,\s+(?=(?:it\s+)?took\b)|\banyway[\s,]{1,3}|\bso\s+)(?:(?:anyway|so|well|all up)[\s,]{1,3}){0,3}(?:(?:it|that|job|we|i|she|he)\s+(?:was|took|did|spent|used|had)(?:\s+(?:me|us))?|took\s+(?:me|us)|there\s+(?:was|were))\s+(?<list>[^.!?;\d]{0,120}\d[^.!?;]{0,200})$/iu;

/** A story with its prices near its end, and then the order to bill them: the invoice, with every line; where one is not plain it is asked. */
export function storyBilled(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const order = BILL_LAST.exec(text);
  const list = order && PRICES.exec(text.slice(0, order.index).trimEnd())?.groups?.list;
  if (!order || !list) return null;
  const client = placesOf(piece.values.named.client).length ? piece.values.named.client?.value.record : null;
  const whose = client ?? clientTarget(piece, scene)?.record;
  if (whose?.kind !== 'client') return null;
  const lines = list
    .replace(/(?<=\p{L})['’]s\s+(?=\$?\d|(?:one|two|three|four|five|six|seven|eight|nine)\b)/giu, ' ')
    .replace(/\s+for the (?:day|job|lot|week)\b/giu, '');
  const request = `invoice ${whose.name} for ${lines}${order.groups?.gst ?? ''}`;
  const made = invoiceLined({ text: request, values: valuesIn(request, scene) }, scene);
  return made && leading({ ...made, explains: wholeOf(text) });
}
