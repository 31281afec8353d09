import { DAY } from '../../extract/calendar.ts';
import { spelt, UNDER_HUNDRED } from '../../extract/number-words.ts';
import { takeRecord } from '../../records/take.ts';
import { jobOfRecord, type Scene } from '../scene.ts';
import { numberOf } from './order-lines.ts';
import { NUMBER, UNIT } from './order-words.ts';

/** An order in plainer words: a list as one line, what was had elsewhere by its name, sizes in figures. */
export function plainOrder(said: string, scene: Scene): string {
  const lines = listed(said, scene).replace(/\s*\n\s*/gu, ', ');
  const plain = lines.replace(GET_IT, ', ').replace(PICKED_UP, ', delivered ').replace(ORDER_AGAIN, 'order the same ');
  return inFigures(hadElsewhere(sameAgain(fromWhom(plain, scene), scene), scene));
}

/** "..., get them from bowens". */
const GET_IT =
  /\s*[,.;]\s*(?:(?:can you|please|and|just)\s+)*(?:get|grab|buy|order)(?:\s+(?:it|them|em|that|those|the lot|all))*\s+(?=(?:from|off|at)\s)/iu;
/** "..., pick up wednesday": when it is had, as a delivery is. */
const PICKED_UP = new RegExp(
  `[\\s,.;]+(?:(?:and|for|to|will|we|i|ill|i'll|we'll)\\s+)*pick(?:ing)?[ -]?(?:(?:it|them|that|em|the lot)\\s+)?up(?:\\s+(?:it|them|on|by|for))*(?=\\s+(?:${DAY}|today|tomorrow|tmrw)\\b)`,
  'iu',
);
const ORDER_AGAIN = /^(?:please\s+)?(?:order|get|buy)\s+again\s+(?:the\s+)?/iu;

const BULLET = /(^|\n)[^\S\n]*[-•*·–][^\S\n]+/gu;
const HEADED =
  /^(?:(?:the|an?|this is the|new|my|our|shopping|materials?|order|list|stuff|things)\s+)*(?:(?:for|from|to|at|off)\s+)?(?:the\s+)?(?<who>[^:\n]{2,40}?)(?:['’]s)?(?:\s+(?:order|list|run|pick ?up|shop))?\s*:\s*/iu;
/** "Laminex order:" and "list for reece:" above the lines say where it is bought. */
function listed(said: string, { records }: Scene): string {
  const plain = said.replace(BULLET, '$1');
  const head = HEADED.exec(plain);
  const shop = head?.groups?.who ? takeRecord('supplier', head.groups.who, records)?.record : null;
  return head && shop ? `${shop.name}: ${plain.slice(head[0].length)}` : plain;
}

const SENDS = new RegExp(
  `\\b(?:get|ask|have)\\s+(?<who>\\p{L}[^,.;]{1,30}?)\\s+to\\s+(?:send|drop(?: off)?|deliver|bring|supply)\\s+(?:us\\s+|me\\s+|out\\s+|over\\s+|round\\s+|up\\s+)*(?=(?:an?|some|another|${NUMBER})\\b)`,
  'iu',
);
/** "get reece to send 2 wastes": who brings it is the shop. */
function fromWhom(said: string, { records }: Scene): string {
  const match = SENDS.exec(said);
  const shop = match?.groups?.who ? takeRecord('supplier', match.groups.who, records)?.record : null;
  return match && shop ? `${shop.name}: ${said.slice(match.index + match[0].length)}` : said;
}

const AS_MANY =
  /^(?<lead>(?:(?:can you|please|just|get|order|do|we need|need)\s+)*)(?:the\s+)?same again\s+(?:on|of|with|for)\s+(?:the\s+)?(?<what>[^,.;]{3,40})/iu;
/** "same again on the gripples": as many as the last time. */
function sameAgain(said: string, { records }: Scene): string {
  const match = AS_MANY.exec(said);
  const item = match?.groups?.what ? takeRecord('item', match.groups.what, records)?.record : null;
  if (!match || !item?.quantity) return said;
  return `order ${item.quantity} more of the same ${item.name.replaceAll(',', ' ')}${said.slice(match[0].length)}`;
}

const HAD =
  /\b(?:the\s+)?same\s+(?<what>[^,.;\d]{2,30}?)\s+(?:as\s+|that\s+|like\s+|what\s+)*(?:(?:we|i|you|they)\s+(?:had|have|got|used|use|did|ordered|bought|put|put in|put down)|(?:as\s+)?last time)?\s*(?:for|on|at|in|with|over at)\s+(?:the\s+)?(?<where>[^,.;]{2,40}?)(?=\s*(?:[,.;]|$|\bbut\b|\band\b))/iu;
/** "same paint we had for the hallway, but for the stairs": what was ordered for another job, by its name. */
function hadElsewhere(said: string, scene: Scene): string {
  const match = HAD.exec(said);
  const { what = '', where = '' } = match?.groups ?? {};
  if (!match || !/\b(?:had|have|got|used?|did|ordered|bought|put|as|like|last time)\b/iu.test(match[0])) return said;
  const job = takeRecord('job', where, scene.records, { byClient: true })?.record;
  const theirs = scene.records.filter((one) => one.kind === 'item' && jobOfRecord(one, scene.records)?.id === job?.id);
  const item = takeRecord('item', what, theirs)?.record ?? (theirs.length === 1 ? theirs[0] : undefined);
  if (!job || !item) return said;
  const rest = said.slice(match.index + match[0].length).replace(/^\s*,?\s*(?:but|and|only)\s+(?=for\b)/iu, ' ');
  const more = rest.replace(/,\s*(?:but|only)\s+(?=for\b)/iu, ' ').replace(/\s+/gu, ' ');
  return `${said.slice(0, match.index)}the same ${item.name.replaceAll(',', ' ')}${more}`;
}

const ONE = 'oh|zero|one|two|three|four|five|six|seven|eight|nine';
const BY = new RegExp(`\\b(?<a>${UNDER_HUNDRED})\\s+by\\s+(?<b>${UNDER_HUNDRED})\\b`, 'giu');
const MILS = new RegExp(
  `\\b(?<n>${UNDER_HUNDRED})(?=\\s+(?:mils?|millimetres?|mm|lit(?:re|er)s?|metres?|amps?|volts?|watts?)\\b)`,
  'giu',
);
const POINT = new RegExp(`\\b(?<a>${UNDER_HUNDRED})\\s+point\\s+(?<b>${ONE})(?<s>s?)\\b`, 'giu');
const DOZEN_HALF = new RegExp(`\\b(?:(?<n>${UNDER_HUNDRED}|\\d{1,2})\\s+|an?\\s+)?dozen\\s+and\\s+a\\s+half\\b`, 'giu');
/** Behind a size that was dictated the next thing begins: "two point fours a box of nails". */
const NEXT_BOX = new RegExp(`(?<=[\\p{L}\\d]s)\\s+(?=an?\\s+(?:${UNIT})\\s+of\\s)`, 'giu');
const figure = (words: string): string => String(spelt(words) ?? words);

/** "ninety by forty five two point fours" as "90 by 45 2.4s", "a dozen and a half" as 18. */
function inFigures(said: string): string {
  const dozens = said.replace(DOZEN_HALF, (_, n?: string) => String((numberOf(n ?? 'one') ?? 1) * 12 + 6));
  const sized = dozens
    .replace(BY, (_, a: string, b: string) => `${figure(a)}x${figure(b)}`)
    .replace(POINT, (_, a: string, b: string, s: string) => `${figure(a)}.${/^o/i.test(b) ? 0 : figure(b)}${s}`);
  // what is said in sizes is dictated: other commas are missing too
  return sized === dozens ? dozens : sized.replace(MILS, (n) => figure(n)).replace(NEXT_BOX, ', ');
}
