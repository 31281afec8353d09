import { type Act, act, words } from '../act.ts';
import { withEnd } from '../phone-end.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { addressFromHistory, phoneFromHistory } from './contact-from-history.ts';

const DIGITS = String.raw`\d(?:[\d ]{0,8}\d)?`;
/** "her phone ends 165 not 156", "last three digits are 165". */
const ENDS = new RegExp(
  String.raw`\b(?:ends?|ending|finish(?:es|ed)?|last (?:\w+ )?(?:digits?|numbers?|ones?|bit|part)(?: of (?:it|his|her|their)\w*(?: \w+)?)?)(?:['’]?s)?\s+(?:(?:in|with|on|is|are|should be|it is|it's|its|to|as|up|actually)\s+)*(?<now>${DIGITS})(?![\d.]|\s*\d)(?:\D{0,24}?\bnot\s+(?<was>${DIGITS}))?`,
  'iu',
);
/** "0192 sorry my finger big", "sorry 0192 not 0129", "its 0192": a few figures alone, put right. */
const ALONE =
  /^(?:(?:oops|sorry|soz|no|nah|wait|actually|typo|it|its|it's|is|should be|i mean|meant|number|phone|mobile|the|his|her|their|that|thats|that's|end|bit|correction|hang on)[\s,.:-]+)*(?<now>\d{3,6})(?:[\s,]+not\s+(?<was>\d{3,6}))?(?<rest>[^\d]*)$/iu;
const SLIP =
  /\b(?:sorry|soz|oops|woops|whoops|typo|finger|fingers|thumbs?|wrong|mistake|not|actually|i mean|meant|correction|number|phone|mobile|digits?|no|nah)\b/iu;
/** Words that make the figures something else than the end of a phone number. */
const OF_ELSE =
  /[$%]|\b(?:each|metres?|mm|boxes|bags|quantity|dollars|bucks|price|quote|invoice|order|am|pm|street|road|st|rd|house|unit|address|gst|budget)\b/iu;

/** Corrects the last digits of a client's phone number, or the number of their house. */
export function digitsCorrected(piece: Piece, scene: Scene): Act | null {
  if (piece.values.phone || piece.values.email) return null;
  return phoneEnd(piece, scene) ?? house(piece, scene);
}

function phoneEnd(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const said = OF_ELSE.test(text) ? null : endIn(text);
  if (!said || said.now.length < 2) return null;
  const client = clientTarget(piece, scene);
  if (!client?.record) return null;
  const phone = phoneFromHistory(client.record, scene);
  const all = wholeOf(text);
  if (!phone)
    return !said.isAlone && /\b(?:phone|number|mobile|mob|cell)\b/iu.test(text)
      ? words(`What is the whole number of ${client.record.name}?`, all, client.record)
      : null;
  const was = said.was ?? phone.replace(/\D/g, '').slice(-said.now.length);
  const put = withEnd(phone, was, said.now);
  if (!put || (said.isAlone && !said.was && !alike(was, said.now))) return null;
  return act('update_client', { client: client.reference, phone: put }, client.record, all);
}

/** The right last digits and, where said, the wrong ones; `isAlone`: no word says that they end a phone number. */
function endIn(text: string): { now: string; was: string | undefined; isAlone: boolean } | null {
  const ends = ENDS.exec(text)?.groups;
  const alone = ends || !SLIP.test(text) ? undefined : ALONE.exec(text)?.groups;
  const few = (alone?.rest ?? '').split(/\s+/).length <= 7;
  const found = ends ?? (few ? alone : undefined);
  if (!found?.now) return null;
  const figures = (said: string) => said.replaceAll(' ', '');
  return { now: figures(found.now), was: found.was && figures(found.was), isAlone: !ends };
}

/** Whether they are the same digits in another order, or differ in two at most. */
function alike(was: string, now: string): boolean {
  const sorted = (text: string): string => [...text].sort().join('');
  return sorted(was) === sorted(now) || [...was].filter((sign, i) => sign !== now[i]).length <= 2;
}

const NOT_WAS =
  /\b(?<now>\d{1,4}[a-z]?)(?:\s+(?!not\b)\p{L}[\p{L}'’]*){0,3}[\s,]+(?:not|instead of|rather than)\s+(?:at\s+)?(?:number\s+|no\.?\s+)?(?<was>\d{1,4}[a-z]?)\b/iu;
const SAYS_HOUSE = /\b(?:address|house|lives?|living|place|number|street|site)\b|\b(?:is|'?s)\s+at\b/iu;
const NUMBER_IS =
  /\b(?:(?:house|street)\s+number|number|address|lives?|is|its|it's)\s+(?:(?:is|at|actually|should be|number|no\.?)\s+)*(?<now>\d{1,4}[a-z]?)(?![\d:.]|\s*(?:am|pm|\p{L}+))/iu;

/** Somebody else's house. */
const BESIDE = /\b(?:next door|across the road|over the road|neighbou?r|wants?|needs?|same)\b/iu;

/** "its number 15 not 51", "mrs papas is at 7 nelson not 5". */
function house(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const said = houseIn(piece);
  if (!said) return null;
  const client = clientTarget(piece, scene);
  const address = client?.record ? addressFromHistory(client.record, scene) : null;
  if (!client?.record || !address) return null;
  const number = /\b\d{1,4}[a-z]?\b(?=\s+\p{L})/iu.exec(address);
  const was = said.was ?? number?.[0];
  // the wrong number stands in the address, so it is the house number
  if (!number || !was || number[0].toLowerCase() !== was.toLowerCase() || was === said.now) return null;
  const put = address.slice(0, number.index) + said.now + address.slice(number.index + number[0].length);
  return act('update_client', { client: client.reference, address: put }, client.record, wholeOf(text));
}

function houseIn({ text, values }: Piece): { now: string; was: string | undefined } | null {
  // with a day or a time beside it the number is about something else
  if (/[$%]/.test(text) || BESIDE.test(text) || values.days.length || values.time) return null;
  const swap = NOT_WAS.exec(text)?.groups;
  const says = swap ?? (SAYS_HOUSE.test(text) && values.named.client ? NUMBER_IS.exec(text)?.groups : undefined);
  return says?.now ? { now: says.now, was: swap?.was } : null;
}
