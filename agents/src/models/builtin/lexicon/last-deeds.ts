import type { KnownKind } from '../../../known.ts';

const POINTS = '(?:it|that|that one|this|them|those|that task|that job|that reminder|the task|the reminder)';
const TAIL = String.raw`(?:[\s,]+(?:now|then|please|pls|mate|thanks|ta|cheers|too|off|already|for me|off the list|on the list|off my list))*[\s.!]*$`;
const LEAD = String.raw`^(?:(?:ok|okay|righto|yeah|yep|and|oh|actually|cheers|thanks|sweet|cool|now|can you|please)[\s,]+)*`;

const DONE = new RegExp(
  `${LEAD}(?:(?:tick|cross|check|knock|mark|scratch)\\s+${POINTS}(?:\\s+(?:off|as))*(?:\\s+(?:done|off|complete|completed|finished|sorted))*|(?:that|it|that one|that job|that task)(?:['’]?s|\\s+is|\\s+has been)\\s+(?:all\\s+)?(?:done|done and dusted|finished|completed?|been done|sorted)|(?:i'?ve |ive |just )?(?:done|did|finished|sorted) (?:it|that|that one)|(?:all )?done(?: with)? that)${TAIL}`,
  'i',
);
const CAME = new RegExp(
  `${LEAD}(?:(?:it|that|they|those|that one|that order|the order|the lot)(?:['’]?(?:s|ve|re)| has| have| is| are)?\\s+(?:all |just |been )*(?:arrived|here|turned up|rocked up|come|came|landed|delivered|in)|(?:just )?(?:got|picked up|received) (?:it|them|em|that|the lot))(?:\\s+(?:today|this arvo|this morning|just now))?${TAIL}`,
  'i',
);
const ON_ORDER = new RegExp(
  `${LEAD}(?:mark (?:it|that|them) (?:as )?ordered|(?:it|that|they|those)(?:['’]?(?:s|ve|re)| has| have| is| are)?\\s+(?:been |all )*(?:ordered|on order)|(?:i've |ive |just )?ordered (?:it|them|that|em))${TAIL}`,
  'i',
);

/** What is said of the last thing only by a deed: "tick that off", "they've turned up". */
export const LAST_DEEDS: Partial<Record<KnownKind, readonly (readonly [RegExp, string])[]>> = {
  task: [[DONE, 'completed']],
  job: [[DONE, 'completed']],
  item: [
    [CAME, 'delivered'],
    [ON_ORDER, 'ordered'],
  ],
};
