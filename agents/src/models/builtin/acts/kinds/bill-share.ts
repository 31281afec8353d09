import { GAP } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { takeShare } from '../../extract/shares.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { DONE } from './job-news-words.ts';
import { sumIn } from './money-words.ts';
import { saysYes } from './quote-decided.ts';
import { inFigures } from './quote-prices.ts';
import { isTalk } from './talk-beside.ts';

/** The order to make an invoice: "bill the rest", "claim 50%", "make her a 30% deposit invoice", "10% deposit invoice for rosalie". */
const PAPER = '(?:tax\\s+)?(?:invoice|bill|progress claim|claim)';
const ORDER = new RegExp(
  `\\b(?:(?<verb>invoice|bill|charge|claim)\\b(?!\\s+(?:is|was|has|went|came|of)\\b)|(?:make|do|raise|draft|create|write|knock|whip|put|prepare|need|get|give|send|flick|shoot|issue|run|start|time for)\\b[^.?!]{0,40}?\\b${PAPER}\\b|(?:%|per ?cent|percent|half|third|quarter|deposit|final|progress)\\s+(?:\\S+\\s+){0,2}?${PAPER}\\b)`,
  'u',
);
const DEPOSIT = /\bdeposit\b|\bup ?front\b|\bto (?:start|kick off|lock it in|get going)\b/u;
const REST =
  /\b(?:rest|balance|remainder|remaining|what(?:s| is| we have)? left|last of it|last bit|outstanding bit|final (?:invoice|bill|claim|payment|one))\b/u;
const LOT =
  /\b(?:the lot|all up|in full|(?:the )?whole (?:thing|lot|job|amount|price|shebang)|everything|all of it|full amount|full whack|full price|all the (?:extras|work))\b/u;
const AGREED =
  /\b(?:for|off|on|per|from|as per|going by)\s+(?:the|his|her|their|that|what was on the|my)\s+quote\b|\bas (?:quoted|agreed)\b|\b(?:what|the amount) (?:we|i) (?:agreed|quoted)\b|\bfor (?:the )?(?:quoted|agreed) (?:amount|price)\b/u;
/** Nothing is said of how much: "bill it", "send her the bill", "invoice him for the fence". */
const LITTLE =
  /\b(?:it|him|her|them|that|this|now|please|pls|ta|thanks|mate|then|too|as well|for|on|to|the|a|an|his|their|job|work|up|out|off|today|one|all|done|finished|invoice|bill|claim|progress|send|flick|shoot|make|do|raise|draft|create|write|get|give|prepare|tax|ok|okay|righto|right|yep|yeah|and|so|can|you|could|just|go|ahead|go ahead|lets|let|us|me)\b/gu;
const LESS =
  /\b(?:less|minus|take off|taking off|take out|not counting|knocking off|after|without)\s+(?:the|her|his|their|that|what)?\s*(?<sum>[^,.]*)$/iu;
const OTHER =
  /\b(?:remind\w*|tasks?|to-?dos?|text|tell|message|notes?|when|if|once|until|till|dont|don't|do not|not yet|paid|pays|owes?|chase|chasing|void|credit|refund|statement|each|hours?|hrs?|days?|last (?:invoice|month|week)|copy|again|wrong|change|due|overdue|double|insurance|new client|order(?:ed)?|material|alone)\b|\?|\bper\b(?! ?cent)/u;

/** An invoice of a job's price: a share of it, what is left of it, or all that was agreed. What it comes to the server works out. */
export function billShare(piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const terms = DAYS_TO_PAY.exec(piece.text);
  if (!terms) return billed(piece, scene);
  const text = piece.text.slice(0, terms.index);
  const acts = [billed({ text, values: valuesIn(text, scene) }, scene) ?? []].flat();
  if (!acts.length) return null;
  const due_in_days = Number(terms.groups?.n);
  return acts.map((one) => ({
    ...one,
    call:
      one.call?.name === 'create_finance_record' ? { ...one.call, args: { ...one.call.args, due_in_days } } : one.call,
    explains: wholeOf(piece.text),
  }));
}
/** "..., 7 days": how long they have to pay. */
const DAYS_TO_PAY =
  /(?:\s*,\s*(?:net\s+|due (?:in|within)\s+|within\s+|payable in\s+)?|\s+(?:net|due in|due within|within|payable in|on)\s+)(?<n>\d{1,2})\s*days?(?:\s+(?:to pay|terms|net))?[\s.!]*$/iu;

function billed(piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const { text, values } = piece;
  const said = plainly(text);
  const order = ORDER.exec(said);
  if (!order || values.named.supplier || values.phone || values.days.length || values.time?.value.time) return null;
  const front = before(said, order);
  if (takeInvoiceNumber(text) || isOwnNews(front, piece)) return null;
  if (SENDS.test(said) && !ONE_MORE.test(said) && isThere(said, piece, scene)) return null;
  const less = lessIn(text);
  const end = less?.at ?? text.length;
  if (OTHER.test(plainly(text.slice(0, end))) || less?.sum === null) return null;
  const asked = howMuch(text.slice(0, end), piece);
  if (!asked) return null;
  // what was paid before comes off what is left
  if (!less) return billOf(asked, piece, scene);
  // what was paid comes off what is left; off a share of it, it would be taken off twice or not at all
  return asked.percent_of_budget === undefined ? billOf({ balance: true, less_paid: less.sum }, piece, scene) : null;
}

/** "send him a 10% deposit invoice": one of so much is to be made, or the draft of it changed. */
const ONE_MORE = /\ban?\s+(?:\d|half|third|quarter|(?:ten|fifteen|twenty|thirty|forty|fifty)\b)/u;

/** "send dave his invoice": one that is there is sent as it is. */
const isThere = (said: string, piece: Piece, scene: Scene): boolean => {
  if (/\b(?:his|hers?|their|that|this|last|latest|\S+s) (?:invoice|bill)\b|\bthe (?:\S+ )?invoice\b/u.test(said))
    return true;
  const client = clientTarget(piece, scene)?.record;
  return scene.records.some(
    (one) => one.kind === 'finance' && one.type === 'invoice' && one.status !== 'paid' && one.client === client?.name,
  );
};

/** What stands in front of the order tells why: "posts are all in claim 50%". */
const before = (said: string, order: RegExpExecArray): string => {
  const front = said.slice(0, order.index);
  // "10% deposit invoice": the share is a part of the order
  return /\d/.test(front) ? front.replace(/\d{1,3}(?:\.\d+)?\s*$/u, ' ') : front;
};

/** "dave said yes, send him a 10% deposit invoice": what stands in front is an act of its own. */
const isOwnNews = (front: string, piece: Piece): boolean => !isTalk(front) || saysYes(front) || isNews(front, piece);

/** "finished the wall, bill her": that it is done is news of its own. */
const isNews = (front: string, { values: { named } }: Piece): boolean =>
  DONE.test(front) && placesOf(named.job, named.client).some(({ start }) => start < front.length);

/** "less the five hundred she gave me": `sum` in dollars, null where none is said; null where nothing is taken off. */
function lessIn(text: string): { at: number; sum: number | null } | null {
  const less = LESS.exec(text);
  const off = inFigures(less?.groups?.sum ?? '');
  if (!less || !(figure(off) || /\b(?:deposit|paid|gave)\b/iu.test(off))) return null;
  return { at: less.index, sum: sumIn(off)?.value.dollars ?? null };
}

interface Asked {
  percent_of_budget?: number;
  balance?: true;
  agreed?: true;
  description?: string;
  less_paid?: number | undefined;
}

/** A share, the rest or the lot; null where a sum is said, or something that says another thing. */
function howMuch(ordered: string, { values }: Piece): Asked | null {
  const names = placesOf(values.named.client, values.named.job).filter(({ end }) => end <= ordered.length);
  const plain = plainly(blanked(ordered, names));
  const share = takeShare(plain) ?? halfIn(plain);
  if (share?.value.off || figure(share?.rest ?? plain)) return null;
  if (share)
    return { percent_of_budget: share.value.percent, ...(DEPOSIT.test(plain) ? { description: 'Deposit' } : {}) };
  if (REST.test(plain) || LOT.test(plain))
    return { balance: true, ...(WITHOUT_EXTRA.test(plain) ? { without_variations: true } : {}) };
  return AGREED.test(plain) || ordersOnly(plain) ? { agreed: true } : null;
}
/** "bill the rest without the variation". */
const WITHOUT_EXTRA =
  /\b(?:without|excluding|except|minus|leave out|leaving out|but not|not)\b[^.?!]{0,12}\b(?:variations?|extras?)\b|\b(?:leave|keep) the (?:variations?|extras?) (?:out|off)\b/u;

/** A number that is neither a share nor a name, or a sum in words. */
const figure = (said: string): boolean => /\d|\b(?:hundred|thousand|grand|bucks|dollars)\b/u.test(said);

function halfIn(said: string): ReturnType<typeof takeShare> {
  const half = /\b(?:half|50 ?50)\b/u.exec(said);
  return half && { value: { percent: 50, off: false }, rest: said.replace(half[0], ` ${GAP} `), text: half[0] };
}

/** "bill it", "send her the bill": little words, and whom it is for. */
const ordersOnly = (plain: string): boolean =>
  !/\p{L}{2}/u.test(plain.replace(/\b\p{L}+s\b(?=\s+(?:done|finished))/gu, ' ').replace(LITTLE, ' '));

/** Of several drafts, the one that is made with it. */
const ofKind = ({ description }: Asked) => (description === 'Deposit' ? { invoice_kind: 'deposit' } : {});

const SENDS = /^(?:\S+\s+){0,4}?(?:send|flick|shoot|fire|e-?mail|text)\b/u;

function billOf(asked: Asked, piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const all = wholeOf(piece.text);
  const job = jobTarget(piece, scene);
  const client = job ? null : clientTarget(piece, scene);
  // of whom nothing is agreed it is asked how much
  if (!job && asked.agreed && !SENDS.test(plainly(piece.text))) return null;
  if (!job && !client) return leading(words('An invoice for which job, or whom?', all));
  const whose = job ? { job: job.reference } : { client: client?.reference };
  const about = job?.record ?? client?.record ?? null;
  const made = leading(act('create_finance_record', { type: 'invoice', ...asked, ...whose }, about, all));
  return SENDS.test(plainly(piece.text))
    ? [made, act('send_invoice', { ...whose, ...ofKind(asked) }, about, all)]
    : made;
}
