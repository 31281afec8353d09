import type { OutboxRow } from '../../domain/outbox/store.ts';

const SEASON =
  '(?:spring|summer|autumn|winter|christmas|xmas|easter|new year|end of (?:financial )?year|eofy|black friday|boxing day|opening|holiday)';
/** How an offer to everybody is worded. */
const OFFERS = [
  /\b\d{1,2}\s?(?:%|per ?cent) (?:off|discount)\b/i,
  /\$\s?\d+ off\b/i,
  /\b(?:half price|two for one|2 for 1|buy one,? get)\b/i,
  new RegExp(`\\b${SEASON}(?:'s|’s)? (?:special|sale|deal|offer|discount|promo)s?\\b`, 'i'),
  /\b(?:special|limited|exclusive) (?:time )?(?:offer|deal|price|discount)s?\b/i,
  /\b(?:promo(?:tion)?s?|promo code|discount code|voucher|newsletter)\b/i,
  /\bwhile stocks? lasts?\b/i,
  /\b(?:specials?|sale) (?:is |are )?(?:on )?(?:this|all) (?:week|weekend|month)\b/i,
  /\brefer a (?:friend|mate|neighbour)\b/i,
  /\bbook (?:now|today|this week|before [\w ]{1,20}?),? (?:and|to) (?:save|get|receive)\b/i,
];
/** What was settled with this client is no offer to everybody. */
const SETTLED =
  /\b(?:as (?:agreed|discussed|promised|we said)|(?:from|off|on) (?:the|your|this) (?:quote|invoice|bill|account|job))\b/i;

/**
 * Whether a message wants to sell something: then it says how to get no more of its kind, and goes to nobody who asked for that
 * (Spam Act 2003; Unsolicited Electronic Messages Act 2007). Read from its words, whoever wrote it.
 */
export const isPromotion = ({ subject, body }: { subject?: string | null | undefined; body: string }): boolean => {
  const text = `${subject ?? ''}\n${body}`;
  return !SETTLED.test(text) && OFFERS.some((offer) => offer.test(text));
};

interface Written {
  subject: string | null;
  body: string;
  quote_id?: unknown;
  finance_record_id?: unknown;
  variation_id?: unknown;
  statement_id?: unknown;
  about_account?: boolean | undefined;
  answers_word?: string | null | undefined;
}

/** The same of a message in the outbox: papers, what is about the account and what says that a STOP was obeyed are none. */
export function isOffer(item: Written): boolean {
  const paper = item.quote_id ?? item.finance_record_id ?? item.variation_id ?? item.statement_id;
  return !paper && !item.about_account && !item.answers_word && isPromotion(item);
}

/** What an automation wrote says itself what it is; of other messages their words count, as they are now. */
export const isCommercial = (item: Written & Pick<OutboxRow, 'automation' | 'commercial'>): boolean =>
  item.automation ? item.commercial === true : isOffer(item);
