import { INSTRUCTIONS } from '../inbound/says/others.ts';
import { texted } from '../inbound/says/texted.ts';

const CHANGED = '(?:new|chang(?:ed|ing)|updated?|moved|moving|switched|different|amended|revised|replaced)';
const BANK =
  '(?:bank(?:ing)?|bsb|eft|remittance|payment) ?(?:details?|accounts?|information|instructions?|institution|bsb|number)*';
const NEWS = [
  new RegExp(
    String.raw`\b${CHANGED}\b[^.!?]{0,40}\b(?:bank|bsb|eft details|payment details|remittance details|account (?:details|number|no\b|name))`,
    'i',
  ),
  new RegExp(
    String.raw`\b${BANK}[^.!?]{0,24}\b(?:has|have|had|are|is|was|were) (?:recently |now |been |just |since )*${CHANGED}`,
    'i',
  ),
  /\b(?:our|the) (?:bank )?accounts? (?:has|have|is|was) (?:recently |now |been |just )*(?:changed|updated|moved|closed|frozen|replaced|under audit)/i,
  /\b(?:do not|don't|no longer|stop) (?:pay|us(?:e|ing)|paying|make payments?)[^.!?]{0,30}\b(?:old|previous|former|usual|existing) (?:account|bank|details|bsb)/i,
  /\b(?:pay|payments?|transfer|remit|deposit)\b[^.!?]{0,40}\b(?:new|different|other|updated) (?:bank )?(?:account|bsb|details)\b/i,
];
/** What firms print against such frauds: that they would never, and what to do if somebody says so. */
const AGAINST =
  /\b(?:if (?:you|anyone|somebody)|will (?:never|not)|won't|never ask|(?:have|has|are|is)(?: not|n't) (?:been )?chang|any (?:request|email|change)|beware|before (?:changing|making|you)|scams?|fraud)/i;

/** It asks to pay into another bank account than before. */
export const movesMoney = (flat: string): boolean =>
  texted(flat)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) /)
    .some((sentence) =>
      NEWS.some((news) => {
        const found = news.exec(sentence);
        return (
          found &&
          !AGAINST.test(sentence.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND))
        );
      }),
    );
/** Characters before and behind, in which such a notice says what it is. */
const AROUND = 60;

/** What a till prints of a card: no order to anybody. */
const OF_A_CARD = /\b(?:approval|auth(?:orisation)?|confirmation) code:? ?\w{0,8}|\bapproved:? #?\w{0,8}/gi;

/** Somebody talks to the machine that reads it. */
export const givesOrders = (flat: string): boolean => INSTRUCTIONS.test(texted(flat.replace(OF_A_CARD, ' ')));
