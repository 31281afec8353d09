import { daysIn } from '../../decide/span.ts';
import { type Act, act, leading, words } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { channelSaid, isSentOut } from './account-paper-sent.ts';

const STATEMENT =
  /\bstatements?\b(?! of (?:work|claim|attainment|compliance|facts?))|\baccount history\b|\btransaction history\b/u;
const NOT_A_STATEMENT =
  /\b(?:found|saw|spotted|(?:its|it is|was|is) on (?:the|my|our) statement|bank|method|safe work|swms|remind\w*|tasks?|to-?dos?|notes?|quote[ds]?|supplier|got|received|came in|sent (?:me|us)|reconcile|tax)\b/u;

const ACCOUNT = new RegExp(
  [
    '\\b(?:his|her|their|\\p{L}+s) (?:account|balance|ledger)\\b(?! (?:number|details|name|manager))',
    '\\b(?:account|balance|ledger) (?:for|of|with)\\b',
    '\\b(?:any|much|some) credit\\b.*\\b(?:has|have|got|with|left|there|on)\\b|\\b(?:has|have|does|is|got)\\b.*\\b(?:any|much|in) credit\\b|\\bin credit\\b|\\bany credit\\b',
    '\\b(?:over ?paid|over ?pay)\\b',
    '\\bhow(?:s)? much (?:more )?(?:has|have|does|is) (?!(?:we|i|you|it|there|the|that|this|still|left)\\b)\\p{L}+(?: \\p{L}+)? (?:still |yet )?(?:got |left |have )?(?:left |still )?to (?:go|pay|come|find|cough up)\\b',
    '\\bhow (?:do|does) \\p{L}+(?: \\p{L}+)? stand\\b',
    // whatever their jobs: all of it
    '\\bhow much (?:does|do) (?:\\p{L}+ ){1,3}owe\\b.*\\b(?:in total|all up|altogether|all told|overall|at this (?:point|stage))\\b',
    '\\bwhere (?:is|are|am i|are we|s|do we stand|does \\p{L}+ stand)\\b.*\\b(?:money|money ?wise|account|payments?|owing)\\b',
  ].join('|'),
  'u',
);
/** "what does val actually have to pay me now", "whats he got left to pay", "what does that leave him owing". */
const LEFT_TO_PAY = new RegExp(
  [
    '\\bwhat (?:does|do|will|would|must|has|have) (?!(?:i|we|it|you)\\b)(?:\\p{L}+ ){1,4}(?:(?:have|has|need|got|left|still) )*to pay(?: me| us)?\\b',
    '\\bwhats (?!(?:it|that|this|the)\\b)(?:\\p{L}+ ){1,2}(?:still )?(?:got|have|has) (?:left )?(?:still )?to (?:pay|come|cough up)\\b',
    '\\bwhat (?:does|would|will) (?:that|this|it) leave (?:(?:him|her|them)|(?:\\p{L}+ ){0,1}\\p{L}+) (?:owing|to pay|with to pay|still owing|due)\\b',
    // "so what are they down to"
    '\\b(?:what (?:is|are)|whats|what has|what have) (?!(?:i|we|it|you|that|this|the)\\b)(?:\\p{L}+ ){1,2}(?:got )?(?:back )?down to(?: now| owing)?\\W*$',
    '\\bwhats? (?:that|this|it) leaves? (?:(?:him|her|them)|(?:\\p{L}+ ){0,1}\\p{L}+) (?:owing|to pay)\\b',
  ].join('|'),
  'u',
);
/** Of one thing or one day, of what is to come, and of what we pay: not all that is between us. */
const NOT_ALL =
  /\b(?:for|on|in|with|when|if|before|after|the (?:claim|invoice|job|deposit)|deposit|usually|normally|wants?|leaves? (?:me|us)|customers?|apprentices?|boys|people)\b/u;
/** "stans account", and nothing else. */
const ALONE = /^(?:show (?:me )?)?(?:\S+ ){1,3}(?:account|balance|ledger)$/u;
const NOT_AN_ACCOUNT =
  /\b(?:bank|trade account|supplier|our account|my account|log ?in|password|open an account|budget)\b/u;

/** "statement for dave", "whats daves account look like", "has she got any credit": what stands between a client and us. */
export function askedAccount(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (piece.values.named.supplier || piece.values.phone) return null;
  if (STATEMENT.test(said) && !NOT_A_STATEMENT.test(said)) return statement(piece, scene, said);
  if (
    !(asks(piece.text) || ALONE.test(said)) ||
    !(ACCOUNT.test(said) || isSquare(said, piece) || asksLeft(said, piece)) ||
    NOT_AN_ACCOUNT.test(said)
  )
    return null;
  const client = clientTarget(piece, scene);
  return client && leading(act('client_account', { client: client.reference }, client.record, wholeOf(piece.text)));
}

const asksLeft = (said: string, { values: { named } }: Piece): boolean =>
  LEFT_TO_PAY.test(said) &&
  !NOT_ALL.test(said) &&
  (named.client !== undefined || /\b(?:he|she|they|hes|shes|theyve|him|her|them)\b/u.test(said));

/** "is dave square with me": of somebody, and of nothing else of theirs. */
const isSquare = (said: string, { values: { named } }: Piece): boolean =>
  named.client !== undefined && SQUARE_WITH.test(said) && !OF_THEIRS.test(said);
const SQUARE_WITH =
  /^(?:(?:and|so|ok) )*(?:is|are) (?:\p{L}+ ){1,2}(?:all )?(?:square|squared up|paid up|all settled|up to date)(?: with (?:me|us))?(?: now| yet)?$/u;
const OF_THEIRS =
  /\b(?:quotes?|diary|gst|address|number|details|deck|posts?|job|invoice|file) (?:all )?(?:square|up to date)/u;

function statement(piece: Piece, scene: Scene, said: string): Act {
  const all = wholeOf(piece.text);
  const client = clientTarget(piece, scene);
  if (!client) return leading(words('Whose statement is it?', all));
  const which = { client: client.reference, ...statementDays(piece.text, scene) };
  // it goes after a yes; shown to us, it goes nowhere
  if (isSentOut(said))
    return leading(act('send_statement', { ...which, channel: channelSaid(said) }, client.record, all));
  return leading(act('client_account', { ...which, statement: true }, client.record, all));
}
/** The days that a statement is asked for. */
export function statementDays(text: string, { facts }: Scene): { from: string | undefined; to: string | undefined } {
  const { today } = facts;
  // "since august" has no end
  const open = SINCE.test(text);
  const days = daysIn(text.replace(SINCE, 'from 1 '), facts, { past: true, whole: true });
  const [from, to] = [days?.from, days?.to].map((date) => been(date, today));
  // what is still to come is on no statement
  return { from, to: to !== undefined && to < today && !(open || to === from) ? to : undefined };
}
const SINCE =
  /\b(?:since|from)\s+(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?!\s*(?:to|till|until|-)))/iu;
/** "from 1 july" is the last one: what is asked about has been. */
const been = (date: string | undefined, today: string): string | undefined =>
  date && date > today && date.slice(0, 4) > today.slice(0, 4)
    ? `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
    : date;

const AGES =
  /\baged\b|\bdebtors?\b|\breceivables?\b|\b(?:who|whos|what|whats|which|anyone|anybody|everyone|how much)\b.*\b(?:over|more than|past|past due|older than)\s+(?:30|60|90|thirty|sixty|ninety)\b|\b(?:owes?|owed|owing|outstanding)\b.*\b(?:how (?:long|late|old|overdue)|since when|by age|by how)\b|\bow(?:ing|es?)\b.*\blongest\b|\bow(?:ed|ing|es?)\b.*\b(?:30|60|90)\b.*\bdays?\b|\bhow (?:old|late|overdue)\b.*\b(?:debts?|invoices|money|everyone|everybody|they all)\b|\b(?:30|60|90|thirty|sixty|ninety)[- ]days?\b.*\b(?:owes?|owing|owed|overdue|late|debts?)\b/u;
const LATE_ONLY = /\b(?:over|past|more than|older|late|overdue)\b/u;
const NOT_AGES =
  /\b(?:remind\w*|text|message|chase|send|tell (?!me\b)|quote[ds]?|aged care|task|suppliers?|we owe|i owe)\b/u;

/** "who owes me what and for how long", "aged receivables": what everybody owes, by how late it is. */
export function askedAges({ text, values }: Piece): Act | null {
  const said = plainly(text);
  if (!AGES.test(said) || NOT_AGES.test(said) || values.named.client || values.named.supplier) return null;
  const args = { late_only: LATE_ONLY.test(said) && !/\bhow (?:late|overdue|old)\b/u.test(said) ? true : undefined };
  return leading(act('aged_receivables', args, null, wholeOf(text)));
}
