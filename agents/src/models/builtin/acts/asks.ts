import { DAY } from '../extract/calendar.ts';
import { isQuestion } from '../intent/is-question.ts';

/** Said before a question, and no part of it. */
const LEAD =
  /^(?:(?:āe|ae|aye|chur|sweet|ka pai|kapai|oh|ah|aw|um|er|eh|ha|haha|righto|right|now|anyway|actually|well|jeez|geez|bugger|good|great|nice|cool|yeah|yep|ok|okay|so|and|but|also|hey|mate|boss|love|sorry|hang on|hold on|wait|again|then|(?:just )?(?:one |the )?(?:last|more) (?:one|thing|question)(?=\s*[,:])|(?:just a )?quick (?:one|question)(?=\s*[,:])|you know what(?! (?:is|was|the|that|he|she|they|i|we|day|time)\b))\b[\s,.!-]*)+(?=\S)/i;
const DAYS = `(?:${DAY}s?|today|tomorrow|tonight|weekend|week|fortnight|month|morning|arvo|afternoon|\\d{1,2}(?:st|nd|rd|th)?)`;
/** "next friday arvo can i fit bruce in", "next week what job": the day is said first. */
const DAY_FIRST = new RegExp(
  `^(?:on\\s+|for\\s+|the\\s+|this\\s+|next\\s+|coming\\s+)*${DAYS}(?:\\s+(?:${DAYS}|after|next|then))*,?\\s+(?:what|whats|which|who|whos|when|where|how|am i|are we|do i|do we|can i|can we|could i|could we|is there|any|anything|have i|have we|(?:i|we)(?:'?m|'?re)? (?:free|busy|have (?:work|job|anything)|got (?:work|job|anything)|work))\\b`,
  'i',
);
/** "i have work or no?", "she is free or not", "its thursday yeah?". */
const OR_NOT = /\bor (?:no|not|nah|what)\s*\??$/i;
/** "you got his number?", "we still on for tuesday?": only with the mark, since the same words tell as well. */
const TOLD_FORM =
  /^(?:you|u|ya|we|i|they|he|she|it|that|still|got|have you|does|any|all|still)\b(?!.*\b(?:would|will|could|can) (?:you|ya|u)\b)[^?]*\?+$/i;

/** "his tile, how many box and which day come": what it is about is said first. */
const THING_FIRST =
  /^(?:his|her|their|my|our|the|that|those|these|\p{L}+['’]?s)\s[^?,;.]{2,30},\s*(?:how many|how much|what (?!a\b)|which|when|where|who|is it|are they|did (?:it|they)|has it|have they)\b/iu;

/** "and the day after?", "or tuesday?". */
const DAY_ALONE = new RegExp(`^(?:(?:and|or|so|then|on|for|the|this|next|coming|day|after|${DAYS})\\b\\s*)+\\?+$`, 'i');
/** Asked whatever stands behind it. */
const ASKED =
  /^(?:why|whys|what for)\b|^how come\b|^(?:could|can) (?:i|we) (?:fit|squeeze|slot)\b|^(?:run|talk|take|walk) (?:me|us) through\b|^(?:can you )?(?:read|say|give) (?:me |us |them |it |that )?back(?: to (?:me|us))? (?:what|when|who|where|which|how)\b|^(?:can you )?(?:tell|show|remind) (?:me|us) (?:what|when|who|where|which|how|whats|whens|whos)(?! to)\b/i;
/** "you got a number for the bloke with the pump", "number for gwen": whatever mark stands behind it. */
const DETAIL_FOR =
  /^(?:(?:you|u|ya|we|do (?:you|we)|have (?:you|we|i))\s+)?(?:(?:have|got|have got)\s+)?(?:the|an?|his|her|their|any)?\s*(?:phone |mobile |contact |street )?(?:numbers?|mobile|e-?mail|address|contact|phone)\s+(?:for|of)\s+(?!me\b|us\b)[^\d:@]+$/i;
/** "program for mon and tue?", "roster on thursday". */
const PROGRAM =
  /^(?:the |my |our )?(?:program(?:me)?|schedule|run ?sheet|roster|diary|calendar|day ?sheet)\s+(?:for|on)\s+[^:]{2,40}$/i;
/** "and friday", "what about the week after": goes on with a question about a day. */
const DAY_NEXT = new RegExp(
  `^(?:(?:and|or|so|then|ok|what about|how about|hows|on|for|the|this|next|coming|day|after|following|${DAYS})\\b[\\s,]*)+\\??$`,
  'i',
);
/** Whether a day is asked about as the one before was; where something was asked back, it is an answer. */
export function asksOfNextDay(text: string, history: readonly { role: string; text: string }[]): boolean {
  if (!DAY_NEXT.test(text.trim())) return false;
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const answer = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return asks(before) && new RegExp(`\\b${DAYS}\\b`, 'i').test(before) && !/\?\s*$/.test(answer);
}
/** "you know what, delete her": no question. */
const ORDERED =
  /^what,?\s+(?:delete|remove|scrap|bin|cancel|wipe|move|push|make|put|add|order|send|book|forget|just)\b/i;

/** "was it 12 or 14 .., 14, order em": what is asked aloud is answered in the same breath. */
const ORDERED_LAST =
  /[.,?;]\s*[^.,?;]{0,40}\b(?:order|get|buy|book|put)\s+(?:them|em|it|those|that|one)\b(?:\s+(?:in|on|please|on order))*[\s.!]*$/i;
/** "list for the switchboard:" above its lines. */
const LISTED = /:\s*\n\s*[-•*]?\s*\d/;
/** "what am i saying": no question, and what stands behind it is meant. */
const SLIP = /^what am i (?:saying|on about|talking about|thinking)\b/i;
/** "do the quote for col": to be made. */
const MADE =
  /^do\s+(?:up\s+)?(?:(?:the|an?|him|her|them|\p{L}+)\s+){1,2}(?:quote|invoice|bill|estimate)\b(?!\s+(?:say|include|show|have|cover|come|need|get))/iu;

/** "did mrs liu sign the contract": what somebody did with a thing; "did the gutters" tells. */
const DID_THEY =
  /^(?:did|does|has|have)\s+(?:\p{L}[\p{L}'’.]*\s+){1,3}(?:sign|signed|approved?|seen|see|read|chosen?|chose|picked|pick(?! up)|own|mention(?:ed)?)\s+(?:the|a|an|her|his|their|any|that|my|our)\b/iu;
/** "list for reece: ...": what stands behind it is wanted. */
const LIST_FOR = /^(?:(?:the|an?|my|our|shopping|materials?)\s+)*list\s+(?:for|from|to)\b[^?\n]{0,40}:/iu;

/** "the toll expense i put wrong, is 91 not 19": told, though it begins like a question. */
const PUT_WRONG = /\b(?:put|entered|typed|logged|wrote|got) (?:it |that )?wrong\b/iu;

/** Whether a piece asks about what is on file. Wider than a request's own form: people ask in half sentences. */
export function asks(text: string): boolean {
  const plain = text.trim().replace(/[’‘]/g, "'").replace(LEAD, '');
  if (PUT_WRONG.test(plain) && !plain.endsWith('?')) return false;
  if (
    LIST_FOR.test(plain) ||
    LISTED.test(plain) ||
    SLIP.test(plain) ||
    ORDERED.test(plain) ||
    MADE.test(plain) ||
    ORDERED_LAST.test(plain)
  )
    return false;
  return (
    isQuestion(plain) ||
    [ASKED, DID_THEY, DETAIL_FOR, DAY_ALONE, DAY_FIRST, PROGRAM, THING_FIRST, OR_NOT, TOLD_FORM].some((form) =>
      form.test(plain),
    )
  );
}
