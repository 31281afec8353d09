import type { KnownRecord } from '../../../../known.ts';
import { commas } from '../../../../tools/format.ts';
import { onlyJobOf } from '../../decide/parties.ts';
import { cut, sentenceCase, type Taken, tidy } from '../../extract/gap.ts';
import { takeGstInIt } from '../../extract/gst-in-it.ts';
import { type Money, takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import { properName } from '../../extract/phrases.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import type { Values } from '../values.ts';
import { withoutOne } from './money-words.ts';
import { paidOn } from './payment-day.ts';
import { PASTED } from './talk-beside.ts';

/** Other money matters, and numbers that are no money. */
const OTHER =
  /\b(?:invoice[ds]?|bill(?:ed|s)?|quote[ds]?|order(?:ed)?|budget|deposit|owe[sd]?|owing|towards?|account|hourly|hours?|each|per|remind\w*|task|to-?do|text|message|tell|should|wrong|change|not|instead|delete|remove|paid (?:me|us)|payment|worth|price|%|cents? off|discount|refund|book(?:ed)?|(?:in|down) for|new (?:job|client|customer))\b|\?\s*$/iu;
/** "I buy glue in bunnings 37.95": something was bought, in whatever tense it is said. */
const BOUGHT =
  /^(?:(?:and|also|oh|just|hey|hi)[\s,]+)*(?:(?:i|we)(?:'ve|ve)?\s+(?:just\s+|have\s+)?(?:buy|bought|spend|spent|purchased?|forked out|shelled out|picked up|grabbed|got|pay|paid)\b(?!\s+(?:by|me|us)\b)|(?:spent|bought|purchased)\b)/iu;
/** "grabbed tape at the counter 64.90": with dollars and cents behind it, and no size. */
const GRABBED =
  /^(?:(?:and|also|oh|just|hey|hi)[\s,]+)*(?:grabbed|picked up)\b.*(?<![\d.])\$?\d{1,5}\.\d\d(?=\s*(?:$|[,.;]|(?:and\s+)?(?:put|chuck|stick|whack|bung|on|for|at|from|plus|inc|cash|eftpos|card|today|this)\b))(?!.*\bnote\b)/iu;
/** "put 88 fuel on the carport": what it was for and where it goes. */
const PUT =
  /^(?:(?:and|also|oh|just|please|pls|can you|could you)[\s,]+)*(?:(?:(?:new|add|add an|record an?|log|log an)\s+)?expense[\s:,-]*(?:of|for)?|put|chuck|log|stick|whack|bung|throw|record|add|note|enter|pop|lob)\s+(?:the\s+|my\s+|a\s+|another\s+|that\s+)?(?=\$?\d|[\p{L} ]{2,30}?\$?\d)/iu;
const ON_CARD =
  /[\s,]*\b(?:(?:put|went|it'?s|goes?|that(?:'?s)?)\s+)?(?:on|with|by|off)\s+(?:the\s+|my\s+|our\s+)?(?:(?:work|company|business|credit|debit|visa)\s+)*card\b/iu;
const IN_EXPENSES =
  /[\s,]*\b(?:(?:please|pls|so|and|can you|you)\s+)*(?:(?:put|log|enter|record|add|chuck|goes?)\s+)?(?:it\s+|that\s+|this\s+)?(?:(?:in|on|to|as|under|down as|through as)\s+)(?:the\s+|an?\s+|my\s+)?(?:expenses?|costs?)\b(?:\s+please)?/iu;
/** Things that only money is spent on: a bare number before one of these is dollars. */
const SPENDS =
  /\b(?:fuel|diesel|petrol|tolls?|parking|tip(?:\s+fees?)?|tip run|dump(?:\s+fees?)?|dumping|fees?|freight|postage|courier|permit|hire|receipt|docket|expenses?|lunch|smoko|materials)\b/iu;
const PLAIN_MONEY = /\$|\d\.\d\d\b|\b(?:dollars?|bucks?|inc|gst)\b/iu;
const LEAD =
  /^\s*(?:(?:and|also|oh|just|please|pls|can you|could you)[\s,]+)*(?:(?:i|we)(?:'ve|ve)?\s+)?(?:just\s+|have\s+)?(?:(?:(?:new|add|add an|record an?|log|log an)\s+)?expense[:,-]*(?:\s+¦)?(?:\s+(?:of|for))?|put|chuck|log|stick|whack|bung|throw|record|add|note|enter|pop|lob|buy|bought|spend|spent|purchased?|forked out(?: for)?|shelled out(?: for)?|picked up|grabbed|got|pay|paid)\s+(?:the\s+|my\s+|a\s+|another\s+|that\s+)?/iu;
const LITTLE =
  "(?:(?:for|on|to|at|in|from|off|against|under|of|the|my|our|a|an|and|worth|job|jobs|place|site|house|put|chuck|stick|whack|bung|it|that|s|mr|mrs|ms|miss|please|pls|inc|incl|gst|dollars?|bucks?)\\b|[\\s,.:;'’-])+";
const EDGES = new RegExp(`^${LITTLE}|(?<=[\\s,.])${LITTLE}$`, 'giu');

/** "put 212 on the card at bunnings, drill bits for the Hart job": records an expense on the job that it was for. */
export function expenseRecorded(whole: Piece, scene: Scene): Act | null {
  // blanked, so that everything else stays where it is
  const tax = takeGstInIt(whole.text);
  const at = tax?.text ? whole.text.indexOf(tax.text) : -1;
  const said = tax?.text ?? '';
  const text =
    at < 0 ? whole.text : whole.text.slice(0, at) + ' '.repeat(said.length) + whole.text.slice(at + said.length);
  return recorded({ ...whole, text }, scene, tax?.value);
}

function recorded(piece: Piece, scene: Scene, gst_in_it: number | undefined): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text.replace(IN_EXPENSES, ' ')) || PASTED.test(text) || comesAt(values)) return null;
  const said = IN_EXPENSES.test(text) || ON_CARD.test(text);
  const bought = BOUGHT.test(text) || GRABBED.test(text);
  const money = isSpent(text, { said, bought, taxed: gst_in_it !== undefined }) ? sumSpent(piece) : null;
  if (!money) return null;
  const job = jobOf(piece, scene);
  // a client is named, but not which of their jobs
  if (job === null || (!job && !said && !bought)) return null;
  const supplier = boughtAt(piece);
  const what = wordsOf(money.rest);
  if (!what && !job && !supplier) return null;
  const gst = gstOf(money.value, text);
  const args = {
    type: 'expense',
    amount: money.value.dollars,
    gst,
    job: job?.id,
    supplier: supplier?.name,
    description: (supplier ? lower(what) : what) || undefined,
    gst_in_it,
    paid_date: paidOn(piece, scene.facts.today),
  };
  return leading(act('create_finance_record', args, job ?? null, wholeOf(text)));
}

const gstOf = ({ gst }: Money, text: string): Money['gst'] | undefined =>
  gst ?? (/\binc(?:l|luding)?\b(?!\s*\d)/iu.test(text) ? 'inc' : undefined);

/** In so many words, or as something that money is spent on; what has GST in it was paid for. */
const isSpent = (text: string, { said, bought, taxed }: Record<'said' | 'bought' | 'taxed', boolean>): boolean =>
  said || isSpending(text, bought) || (bought && taxed);

/** Contact details or a time: the message is about something else. */
const comesAt = ({ phone, address, time }: Values): boolean =>
  [phone, address, time].some((value) => value !== undefined);

/** "put 12 posts on the deck" are twelve of them. */
const isSpending = (text: string, bought: boolean): boolean =>
  (bought || PUT.test(text)) && (PLAIN_MONEY.test(text) || (bought ? SURE : SPENDS).test(text));

/** The only amount that is said. */
function sumSpent({ text, values: { days, named } }: Piece) {
  const at = boughtAt({ text, values: { days, named } }) ? placesOf(named.supplier) : [];
  const job = isJobSaid(text, { named }) ? named.job : undefined;
  const spans = [...days, ...at, ...placesOf(job, named.client)];
  const plain = withoutOne(blanked(text, spans)).replace(ON_CARD, ' ').replace(IN_EXPENSES, ' ');
  const money = takeMoney(plain) ?? takeExpectedAmount(plain) ?? takeOfExpense(plain);
  return money && !takeMoney(money.rest) && !money.value.each ? money : null;
}
/** "expense 60 tip fees": behind that word a number is dollars, though a plural behind it usually is what is counted. */
function takeOfExpense(text: string): Taken<Money> | null {
  const match = /(?<=\bexpense[\s:,-]*(?:(?:of|for)\s+)?)(?<n>\d{1,5}(?:\.\d{2})?)(?=\s+\p{L})/iu.exec(text);
  const n = match?.groups?.n;
  return match && n ? { value: { dollars: Number(n), gst: null, each: false }, rest: cut(text, match) } : null;
}
const SURE = /\b(?:spent|spend|forked out|shelled out|paid|pay)\b/iu;

/** The job that is named, or a client's only one; null where several may be meant, undefined where none is named. */
function jobOf({ text, values }: Piece, { records }: Scene): KnownRecord | null | undefined {
  const { client } = values.named;
  const job = isJobSaid(text, values) ? values.named.job : undefined;
  const owner = client?.value.record;
  const named = job?.value.record;
  if (named && (!owner || named.client === owner.name)) return named;
  if (owner) return onlyJobOf(owner, records);
  return job || client ? null : undefined;
}

/** "grabbed gas tape 12.50": neither what was bought nor a part of the price names a job that has that word in its name. */
function isJobSaid(text: string, { named }: Pick<Values, 'named'>): boolean {
  const [place] = placesOf(named.job);
  if (!place) return true;
  const said = text.slice(place.start, place.end).trim();
  const [before, after] = [text.slice(0, place.start), text.slice(place.end)];
  if (/^\d+$/.test(said)) return !/^[.,]\d/.test(after) && !/\$\s*$/.test(before);
  const whole = recordOf(named.job)?.name.split(/\s+/).length === 1;
  return whole || /\s/.test(said) || !WHAT_WAS_BOUGHT.test(before) || !OF_A_THING.test(after);
}
const WHAT_WAS_BOUGHT =
  /\b(?:grabbed|picked up|bought|buy|got|purchased)\s+(?:(?:some|the|an?|more|another|\d+)\s+)?$/iu;
const OF_A_THING = /^\s+(?!(?:for|at|from|on|in|and|job|house|place|site|off|with|plus|inc)\b)\p{L}{3}/iu;

/** The supplier on file whom it is said to be from: "tiles" alone is no Western Tile. */
function boughtAt({ text, values: { named } }: Piece): KnownRecord | null {
  const [first] = placesOf(named.supplier);
  // the little word in front belongs to the name
  const said = first ? text.slice(Math.max(0, first.start - 5), first.end) : '';
  return /\b(?:at|from|in|to)\b/iu.test(said) ? recordOf(named.supplier) : null;
}

const lower = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** "at reece on screws": where, and what. */
const SHOP_FIRST =
  /^\s*(?:at|from|in)\s+(?!(?:the|my|a|an)\b)(?<shop>\p{L}[\p{L}'’&-]*(?:\s+(?!on\b|for\b)\p{L}[\p{L}'’&-]*)?)\s+(?:on|for)\s+(?:the\s+|some\s+|a\s+)?(?<what>\p{L}.*)$/iu;
const shopFirst = (part: string): string => {
  const { shop, what } = SHOP_FIRST.exec(part)?.groups ?? {};
  return shop && what ? `${properName(shop)}, ${what}` : part;
};

/** What it was for and where, clause by clause, without the words that ask to record it. */
const wordsOf = (rest: string): string =>
  sentenceCase(
    commas(
      ...rest
        .replaceAll('¦', ' ')
        .replace(LEAD, ' ')
        .split(/\s*[,;.]\s+/u)
        .map((part) =>
          tidy(shopFirst(part.replace(/\s+/gu, ' ')).trim().replace(EDGES, ' ').trim().replace(EDGES, ' ')),
        )
        .filter((part) => /\p{L}{2}/u.test(part)),
    ),
  );
