import { takeShare } from '../../extract/shares.ts';
import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, isFresh, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { sumIn } from './money-words.ts';
import { inFigures } from './quote-prices.ts';

const LEAD =
  '^(?:(?:and|also|then|please|pls|can you|could you|now|no|nah|ok|okay|yeah|yep|hey|mate|just|so|but|actually|sorry|righto|lets)[\\s,]+)*';
const SETS =
  '(?:change|make|set|put|bump|lift|raise|drop|bring|update|adjust|amend|fix|reduce|lower|increase|switch|should(?:ve| have)? (?:be|been)|needs to be)';
/** One that is there: "the deposit invoice", "daves deposit"; "a 10% deposit invoice" is one to be made. */
const WHOSE = '(?:the|that|this|his|hers?|their|\\S+s)';
const DEPOSIT = `${WHOSE}\\s+(?:draft\\s+)?deposit(?:\\s+(?:invoice|bill|claim|amount|draft))?`;
const SAID = new RegExp(
  `${LEAD}(?:${SETS}\\s+(?:\\S+\\s+)?${DEPOSIT}\\b|${DEPOSIT}\\s+(?:for (?:\\S+\\s+){1,3})?(?:should|needs to|is (?:only )?(?:meant|supposed) to|was (?:only )?(?:meant|supposed) to)\\b)`,
  'u',
);
/** "ok make it 10 percent then", of the deposit that was spoken of. */
const IT = new RegExp(
  `${LEAD}(?:make|change|set|put|drop|bring|bump|lift|lower)\\s+(?:it|that|this)\\s+(?:down\\s+|up\\s+|back\\s+)?(?:to\\s+|only\\s+|just\\s+|(?:a\\s+)?(?:flat|straight)\\s+)*(?:\\$?\\d|\\p{L}+ (?:percent|per cent))[^.?!]{0,40}$`,
  'u',
);
/** "nah 50", straight after a claim of so many per cent. */
const BARE =
  /^(?:(?:no|nah|nope|sorry|actually|wait|oh|make it|make that)[\s,]+)+(?<n>100|[1-9]\d?)\s*(?:%|per ?cent)?(?:\s+(?:instead|mate|sorry|then|please|not \d{1,3}\s*%?))*$/u;
/** Days to pay, an hour, an address, a change of the sum by so much. */
const ELSE =
  /\d\s*(?:days?|weeks?|months?|am|pm|hours?|hrs?|oclock|invoices?|lines?|jobs?|items?)\b|\b(?:more|less|extra|terms?|street|st|road|rd|ave|avenue)\b/u;
const namesJob = (said: string, { records }: Scene): boolean =>
  records.some(
    ({ kind, number }) => kind === 'job' && number !== undefined && new RegExp(`\\b${number}\\b`, 'u').test(said),
  );
const OTHER =
  /\b(?:quotes?|estimate|orders?|remind\w*|tasks?|text|tell|message|paid|pays?|came|credit|refund|void|due|send|off|less|discount|plus|another|new|budget|settings?|always|every|default|usual)\b|\?$/u;

/** A deposit invoice that is drafted is to ask for another share, or another sum; never a second one. */
export function depositChanged(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const percent = shareAgain(piece.text, scene);
  if (percent) return leading(act('update_finance_record', percent, null, wholeOf(piece.text)));
  if (OTHER.test(said.replace(/\bplus gst\b/u, ' ')) || piece.values.days.length || piece.values.phone) return null;
  if (ELSE.test(said) || namesJob(said, scene)) return null;
  const meant = SAID.test(said) ? meantBy(piece, said, scene) : IT.test(said) ? spokenOf(scene) : null;
  if (!meant) return null;
  const much = howMuch(piece.text);
  if (!much) return null;
  return leading(act('update_finance_record', { type: 'invoice', ...meant, ...much }, null, wholeOf(piece.text)));
}

/** Whose deposit: named, else the one that was made or changed last. What a quote asks for is changed with the quote. */
function meantBy(piece: Piece, said: string, scene: Scene): Record<string, unknown> | null {
  const { named } = piece.values;
  const last = lastDeposit(scene);
  if (!named.client && !named.job && last) return { record: last.id };
  if (!/\b(?:invoice|bill|claim)\b/u.test(said) && isOfQuote(scene)) return null;
  const job = named.job && jobTarget(piece, scene);
  if (job) return { job: job.reference, invoice_kind: 'deposit' };
  return { client: clientTarget(piece, scene)?.reference, invoice_kind: 'deposit' };
}

const lastOf = ({ records }: Scene, says: RegExp) =>
  records.find(
    ({ kind, type, name, lately, status }) =>
      kind === 'finance' && type === 'invoice' && lately && status !== 'void' && says.test(name),
  );
const lastDeposit = (scene: Scene) => lastOf(scene, /\bdeposit\b/iu);
/** A deposit or a progress claim: what asks for a part of a price. */
const lastShare = (scene: Scene) => lastOf(scene, /\bdeposit\b|\bprogress claim\b|\d% of \$/iu);

/** Another share of what was just claimed: nothing but its figure is said. */
function shareAgain(text: string, scene: Scene): Record<string, unknown> | null {
  const percent = Number(BARE.exec(plainly(text))?.groups?.n);
  const last = lastShare(scene);
  const answer = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (
    !percent ||
    !last ||
    scene.records.find(isFresh)?.id !== last.id ||
    !/\b(?:progress claim|deposit)\b[^\n]*\d% of \$/iu.test(answer) ||
    /\border item\b|\bin \d+ days\b/iu.test(answer)
  )
    return null;
  return { type: 'invoice', record: last.id, percent_of_budget: percent };
}

const isOfQuote = ({ records }: Scene): boolean => records.find(isFresh)?.kind === 'quote';

/** The deposit that was changed or made last, or that the last answer is about. */
function spokenOf(scene: Scene): Record<string, unknown> | null {
  const fresh = scene.records.find(isFresh);
  const last = lastShare(scene);
  if (fresh) return last && fresh.id === last.id ? { record: last.id } : null;
  // what was changed twice is still the one that was named first
  const asked = scene.history.findLast(({ role, text }) => role === 'user' && !IT.test(plainly(text)))?.text ?? '';
  const whole = plainly(asked);
  if (!SAID.test(whole) || /\bquote\b/u.test(whole)) return null;
  const client = clientTarget({ text: asked, values: { days: [], named: {} } }, scene);
  return { client: client?.reference, invoice_kind: 'deposit' };
}

/** A share of the price, or a sum; null where neither is said. */
function howMuch(text: string): Record<string, unknown> | null {
  const plain = inFigures(
    text.replace(/\b(?:not|instead of|rather than|from)\s+\$?\d[\d,.]*\s*(?:%|per ?cent)?/giu, ' '),
  );
  const share = takeShare(plain);
  if (share) return share.value.off ? null : { percent_of_budget: share.value.percent };
  const sum = sumIn(plain);
  return sum && !sum.value.each && sum.value.dollars > 0 ? { amount: sum.value.dollars, gst: sum.value.gst } : null;
}
