// What Smoko cannot do with money yet, by how people ask for it, and what is said: never done by something like it.
import type { Beyond } from './beyond.ts';

const LEAD =
  '^(?:(?:and|also|then|please|pls|can you|could you|would you|now|ok|okay|yeah|yep|hey|mate|just|so|lets|we need to|i need to|need to|gotta|want to|i want to)\\s+)*';
const NOT_ASKED =
  /\b(?:remind\w*|notes? (?:that|on)|tasks?|to-?dos?|text|tell (?:him|her|them|\w+ that)|message|credit card|card|credit check|on credit|as (?:a )?credit|in credit|accounts?|got|received|came|quote[ds]?)\b/;

export const BEYOND_MONEY: readonly Beyond[] = [
  {
    ability: 'credit_notes',
    says: new RegExp(
      `${LEAD}credit\\s+\\S|\\b(?:credit|adjustment) notes?\\b|\\b(?:give|issue|do|make|raise|write|apply|put|whack|chuck|stick|need|get|send|knock up|whip up)\\b[^.?!]{0,40}\\b(?:a |an |the )?(?:\\$?[\\d.,]+ (?:dollar |buck )?)?credit\\b`,
    ),
    not: NOT_ASKED,
    answer:
      "I can't make credit notes yet, so nothing was recorded. If less is to be paid, tell me what the invoice comes to now and I will change it.",
  },
  {
    ability: 'refunds',
    says: new RegExp(
      `${LEAD}refund\\b|\\b(?:give|issue|do|make|process|send|put through|sort|organise|owe|record|log)\\b[^.?!]{0,40}\\brefund\\b|^(?=.*(?:\\d|\\bmoney|\\boverpa|\\bdeposit)).*\\b(?:give|pay|send|hand|transfer)\\s+(?!me\\b|us\\b|it\\b)(?:\\S+\\s+){1,5}back\\b`,
    ),
    not: NOT_ASKED,
    answer:
      "I can't record refunds yet, and I can't move money, so nothing was recorded. Ask me to remind you of it and it goes on the list.",
  },
];
