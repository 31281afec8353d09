import { fold } from '../tools/matching.ts';

const list = (words: string): string => words.trim().split(/\s+/).join('|');
const says = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${list(words)})(?![\\p{L}])`, 'iu');

/** The words that say which kind of record is meant, of which one stands in every plain request to make one. */
const MAKES: Readonly<Record<string, RegExp>> = {
  create_job: says('job jobs project projects'),
  create_client: says('client clients customer customers contact contacts'),
  create_supplier: says('supplier suppliers merchant wholesaler vendor'),
  create_task: says(
    `remind reminds reminder reminders task tasks todo to-do to-dos todos nudge note forget remember call ring chase follow`,
  ),
  create_procurement_item: says(
    `order orders ordered ordering reorder buy get grab pick need needs materials material purchase procurement stock`,
  ),
  create_quote: says('quote quotes quoted quotation estimate price'),
  create_invoice: says('invoice invoices invoiced bill bills billed charge charged'),
  create_finance_record: says(
    `invoice invoices invoiced bill bills billed expense expenses spent cost costs bought fuel receipt paid payment payments deposit received transfer cash`,
  ),
};

/** The same of money that came in, which need not be called a payment. */
const CAME_IN = says(
  'invoice invoices bill account paid payed payment payments deposit received transfer transferred cash gave banked landed',
);
const PAID_OFF = /(?<=\d)\s+off\s+(?=(?:of\s+)?\p{L})/giu;

/** Names of kinds, for requests that change a record. */
const CHANGES: Readonly<Record<string, RegExp>> = {
  update_job: says(
    'job jobs budget price date day start site address finished done complete completed cancel cancelled progress started',
  ),
  update_client: says('client clients customer phone number mobile email address name'),
  update_supplier: says('supplier suppliers phone number email address name'),
  update_task: says('task tasks reminder reminders todo to-do done'),
  update_procurement_item: says('order orders ordered item items delivered delivery arrived quantity'),
  // by the word, or by what one is called: Q12
  update_quote: says('quote quotes quoted q-?\\d{1,15}'),
  update_finance_record: says('invoice invoices payment payments expense expenses'),
  change_invoice_lines: says('invoice invoices bill bills line lines'),
};

/** News of a job that is done, and a question at the end, beside which nothing of the kind is asked for plainly. */
const OF_ANOTHER_KIND: Readonly<Record<string, RegExp>> = {
  create_job: /\bjob(?:['’]?s| is| was| has been)(?: all| now| already)? (?:finished|done|completed?|cancelled)\b/iu,
  create_task: /\b(?:what|which|where|when|who)(?:['’]?s| is| was| are| do| did)\b[^.?!\n]{0,60}\?\s*$/iu,
};

/** A message that goes on about, or takes back, what was said before: what exactly is often left to guess. */
const GOES_ON =
  /(?<![\p{L}'’])(?:nah|instead|actually|meant|mean|wait|sorry|oops|scrap|no|mistake|(?:hang|hold) on)(?!\p{L})/iu;

/** Whether a message goes on about what was said before, or takes it back. */
export const takesBack = (said: string): boolean => GOES_ON.test(said.replace(NO_GST, ' '));
/** "that one has no gst" takes nothing back. */
const NO_GST = /\bno gst\b/giu;

/** Sums that somebody has in mind: of what, and with GST or without, is often left to guess. */
const RECKONS =
  /(?<![\p{L}'’])(?:half|third|quarter|per ?cent|less|minus|off|balance|rest|remaining|remainder|left|all up|so far|credit|refund|variation|extra|both|same|as well|each way|on top)(?![\p{L}'’])|%/iu;
/** "350 plus gst plus the part": something more, whose price is not said beside it. */
const AND_MORE =
  /(?<!\p{L})(?:plus|and) (?:(?:the|a|an|any|some|his|her|my|all the) )?(?:parts?|materials?|labour|travel|call ?out|fittings?|cartridges?|bits)(?!\p{L})(?![^.;]{0,20}\d)/iu;
const CREDITS = says('credit credited off adjustment from');
const KEEPS = says('credit keep rest lot');
/** The words that ask for a credit note, or for what is over to stay as credit; null where the call does neither. */
const creditWords = (tool: string, args: Readonly<Record<string, unknown>>): RegExp | null =>
  tool === 'credit_invoice' ? CREDITS : args.keep_rest_as_credit === true ? KEEPS : null;
const MONEY = /_(?:quote|invoice|invoice_lines|finance_record)$/;

/** "paid half the deposit" pays no invoice off. */
const PARTLY =
  /(?<![\p{L}'’])(?:half|thirds?|quarters?|some|most|part(?:ly)?|a bit|first|instal?ments?|per ?cent)(?!\p{L})|%/iu;

/** How a share of a job's price, or what is left of it, is asked for. */
const SHARES =
  /(?<![\p{L}'’])(?:half|thirds?|quarters?|per ?cent|pct|balance|rest|remaining|remainder|left)(?![\p{L}'’])|%/giu;
const LESS_PAID = /(?<![\p{L}'’])(?:less|minus)(?![\p{L}'’])/giu;
const BILLS = says('invoice invoices bill bills billed claim claims charge deposit');
/** The server works out what it comes to, and it is a draft that nobody is sent: no second draft is needed to look at it. */
const isBilled = (
  tool: string,
  { type, percent_of_budget, balance, agreed }: Readonly<Record<string, unknown>>,
): boolean =>
  /^(?:create|update)_finance_record$/.test(tool) &&
  type === 'invoice' &&
  (percent_of_budget !== undefined || balance === true || agreed === true);
function plainlyBilled(said: string, args: Readonly<Record<string, unknown>>): boolean {
  const shared = said.replace(SHARES, ' ');
  const rest = args.less_paid === undefined ? shared : shared.replace(LESS_PAID, ' ');
  return BILLS.test(said) && !RECKONS.test(rest) && !GOES_ON.test(said);
}

/** The GST of an expense that is on file: a word about it asks for nothing else. */
const isGstOfExpense = (
  tool: string,
  { type, gst, gst_in_it, ...others }: Readonly<Record<string, unknown>>,
): boolean =>
  tool === 'update_finance_record' &&
  type === 'expense' &&
  (gst !== undefined || gst_in_it !== undefined) &&
  Object.keys(others).every((name) => name === 'record');

/** A quote that was agreed to, with what is to be invoiced of it or in so many words: "said yes" alone may be of anything. */
const isAgreedTo = (tool: string, { status, quote, ...others }: Readonly<Record<string, unknown>>): boolean =>
  tool === 'update_quote' && status === 'accepted' && quote !== undefined && Object.keys(others).length === 0;
const AGREED_TO =
  /\b(?:quote|estimate|accepted|approved|q-?\d{1,15})\b|\b(?:said|says|gave|happy|agreed|signed|keen)\b.*\b(?:invoice|bill|deposit)\b/iu;

/** Nothing but words that go on a record: told as news, they may have been meant to be kept or not. */
const isNote = (args: Readonly<Record<string, unknown>>): boolean =>
  'add_note' in args && Object.keys(args).length === 2;
const NOTES = says(
  'note notes noted jot jotted write wrote written record file card log fyi remember remind put pop chuck stick whack add save',
);

/** Of what has words of its own: a credit, a share of a price, an invoice paid off. Null of all else. */
function plainlyOfMoney(tool: string, said: string, args: Readonly<Record<string, unknown>>): boolean | null {
  // "the rest" and "credit" are how a credit is asked for
  const credits = creditWords(tool, args);
  if (credits) return credits.test(said) && !GOES_ON.test(said);
  if (isBilled(tool, args)) return plainlyBilled(said, args);
  if (isGstOfExpense(tool, args)) return /\bgst\b/iu.test(said) && !takesBack(said);
  return tool === 'mark_invoice_paid' ? !PARTLY.test(said) : null;
}

/**
 * Whether a message says in so many words what a call makes of it: the kind of a record that is made; of one that is
 * changed its kind, its number or a word of its name, and nothing that takes something back.
 */
export function plainlyAsked(
  tool: string,
  said: string,
  target: string | undefined,
  args: Readonly<Record<string, unknown>> = {},
): boolean {
  const asked = plainlyOfMoney(tool, said, args);
  if (asked !== null) return asked;
  if (isAgreedTo(tool, args)) return AGREED_TO.test(said) && !takesBack(said) && namesTarget(said, target);
  const isPayment = tool === 'create_finance_record' && args.type === 'payment';
  // "500 off invoice 1002" is how a payment is told
  const told = isPayment ? said.replace(PAID_OFF, ' ') : said;
  if (MONEY.test(tool) && (RECKONS.test(told) || AND_MORE.test(told))) return false;
  const makes = isPayment ? CAME_IN : MAKES[tool];
  if (makes) return makes.test(said) && !GOES_ON.test(said) && !OF_ANOTHER_KIND[tool]?.test(said);
  const changes = CHANGES[tool];
  if (!changes) return true;
  if (GOES_ON.test(said)) return false;
  const asks = isNote(args) ? NOTES : changes;
  return asks.test(said) && namesTarget(said, target);
}

const namesTarget = (said: string, target: string | undefined): boolean =>
  target === undefined || namesIt(said, target);

function namesIt(said: string, target: string): boolean {
  const words = new Set(fold(said).split(' '));
  return fold(target)
    .split(' ')
    .some((word) => (word.length > 2 || /^q\d$/.test(word)) && words.has(word));
}
